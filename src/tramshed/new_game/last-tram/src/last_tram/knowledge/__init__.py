"""What a seat may know, and positions that agree with it."""
