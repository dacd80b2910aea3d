"""Stage 2: wagons."""
