"""Processes in which bots think. They are given a view and nothing else."""
