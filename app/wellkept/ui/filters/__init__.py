"""The filters beside the list."""
