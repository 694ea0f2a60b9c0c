"""Numbers as people write them: phone and account numbers, amounts, versions, dates and times of day.

Each gets one more form that does not depend on how it was set apart: `+47 912 34 567` gives
`4791234567`, `1,200` gives `1200`, 15 March 2024 and 2024-03-15 give `20240315` and `day0315`,
`7:30 pm` and `19:30` give `at1930`. A date that can be read in two ways gives both.
"""

import re
import unicodedata
from collections.abc import Iterator

_DIGITS_LEAST, _DIGITS_MOST = 7, 19  # phone, card and account numbers

_LONG = re.compile(r"(?<!\w)[+(]{0,2}\d[\d ()./\-\u00a0\u202f–‑]{5,30}\d(?!\w)")
_GROUPED = re.compile(r"(?<![\w.,])\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)")
_ACCOUNT = re.compile(r"(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?!\w)", re.IGNORECASE)
_CODE = re.compile(r"(?<!\w)(?:[A-Z]{1,3}|\d{1,6})(?:[ -](?:[A-Z]{1,3}|\d{1,6})){1,4}(?!\w)")
_VERSION = re.compile(r"(?<!\w)[vV](\d+(?:\.\d+)*)(?!\w)")
_TIME = re.compile(
    r"(?<![\w.:])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?:\s?([ap])\.?\s?m\b\.?|\s?(uhr|h|o'clock)\b)?(?![\w:])",
    re.IGNORECASE,
)
_ISO = re.compile(r"(?<!\d)(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})(?!\d)")
_LOCAL = re.compile(r"(?<![\d.])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)")
_SHORT = re.compile(r"(?<![\d./-])(\d{1,2})/(\d{1,2})(?![\d/])")

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar janvier enero gennaio janeiro januari",
            "february feb februar fevrier febrero febbraio fevereiro februari",
            "march mar marz mars marzo marco maart",
            "april apr avril abril aprile",
            "may mai mayo maggio maio mei maj",
            "june jun juni juin junio giugno junho",
            "july jul juli juillet julio luglio julho",
            "august aug aout agosto augustus augusti",
            "september sep sept septembre septiembre settembre setembro",
            "october oct oktober okt octobre octubre ottobre outubro",
            "november nov novembre noviembre novembro",
            "december dec dezember dez decembre diciembre dicembre dezembro desember",
        ),
        start=1,
    )
    for name in names.split()
}
_NAME = r"([^\W\d_]{3,12})\.?"
_DAY_FIRST = re.compile(
    rf"(?<![\w.])(\d{{1,2}})(?:st|nd|rd|th|\.)?\s(?:of\s|de\s)?{_NAME}(?:,?\s(?:de\s)?(\d{{4}}))?(?!\w)"
)
_MONTH_FIRST = re.compile(rf"(?<!\w){_NAME}\s(\d{{1,2}})(?:st|nd|rd|th)?(?:,?\s(\d{{4}}))?(?!\w)")
_digit = re.compile(r"\d").search

Found = Iterator[tuple[str, int, int]]


def numbers(text: str) -> Found:
    """Yield the further forms of the numbers in a text, with where they stand."""
    if not _digit(text):
        return
    plain = _latin_digits(text)
    yield from _long_numbers(plain)
    for pattern in (_GROUPED, _ACCOUNT, _CODE):
        for found in pattern.finditer(plain):
            joined = re.sub(r"\W", "", found[0]).lower()
            if not joined.isalpha():
                yield joined, found.start(), found.end()
    for found in _VERSION.finditer(plain):
        for form in {found[1].split(".")[0], found[1].replace(".", "")}:
            yield form, found.start(), found.end()
    yield from _dates(plain)
    yield from _times(plain)


def _latin_digits(text: str) -> str:
    """Return the text with the digits of all scripts as 0..9, character by character."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in text)


def _long_numbers(text: str) -> Found:
    for found in _LONG.finditer(text):
        digits = re.sub(r"\D", "", found[0])
        if _DIGITS_LEAST <= len(digits) <= _DIGITS_MOST:
            yield digits, found.start(), found.end()
            if digits.startswith("00"):
                yield digits[2:], found.start(), found.end()


def _dates(text: str) -> Found:
    for found in _ISO.finditer(text):
        yield from _date(found[1], int(found[2]), int(found[3]), found.span())
    for found in _LOCAL.finditer(text):
        year = found[4] if len(found[4]) == 4 else f"20{found[4]}"
        yield from _date(year, int(found[3]), int(found[1]), found.span())
        if found[1] != found[3]:
            yield from _date(year, int(found[1]), int(found[3]), found.span())
    for found in _SHORT.finditer(text):
        for month, day in {(found[1], found[2]), (found[2], found[1])}:
            yield from _date(None, int(month), int(day), found.span())
    for pattern, day, month in ((_DAY_FIRST, 1, 2), (_MONTH_FIRST, 2, 1)):
        for found in pattern.finditer(text):
            number = _MONTHS.get(_unaccented(found[month]))
            if number:
                yield from _date(found[3], number, int(found[day]), found.span())


def _date(year: str | None, month: int, day: int, span: tuple[int, int]) -> Found:
    if 1 <= month <= 12 and 1 <= day <= 31:
        yield f"day{month:02}{day:02}", *span
        if year:
            yield f"{year}{month:02}{day:02}", *span


def _unaccented(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", word.lower()) if c.isalpha())


def _times(text: str) -> Found:
    for found in _TIME.finditer(text):
        hour, minute, half, said = int(found[1]), found[2], found[3], found[4]
        if not (half or said or (minute and ":" in found[0])):
            continue
        if half:
            hour = hour % 12 + (12 if half in "pP" else 0)
        yield f"at{hour % 24:02}{minute or '00'}", found.start(), found.end()
