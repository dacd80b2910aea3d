"""What goes between a table and its pages: commands one way, differences the other."""
