"""The doors of assistants, on loopback only. Listening happens nowhere else."""
