"""Points in time: whole milliseconds since 1970 UTC, and their ISO form."""

from datetime import UTC, datetime

_EARLIEST_MS = -62135596800000  # 0001-01-01
_LATEST_MS = 253402300799999  # 9999-12-31


def to_iso(ms: int) -> str:
    """Return an instant as ISO 8601 in UTC with milliseconds; clamped to the years 1..9999."""
    seconds, rest = divmod(min(max(ms, _EARLIEST_MS), _LATEST_MS), 1000)
    stamp = datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None)
    return f"{stamp.isoformat(timespec='seconds')}.{rest:03d}Z"


def from_iso(text: str) -> int:
    """Return the instant that an ISO 8601 date or time names; a time without a zone is UTC.

    Raises: ValueError when the text is no such date.
    """
    stamp = datetime.fromisoformat(text)
    if stamp.tzinfo is None:
        stamp = stamp.replace(tzinfo=UTC)
    delta = stamp - datetime(1970, 1, 1, tzinfo=UTC)
    return (delta.days * 86400 + delta.seconds) * 1000 + delta.microseconds // 1000
