"""Backups: how they stand, and bringing memories back from one."""
