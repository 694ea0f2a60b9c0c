"""The small set of sizes and colours that everything in the window is made of."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from wellkept.model.kinds import Kind

# Spacing in device-independent pixels, steps of one scale.
XS, S, M, L, XL = 4, 8, 12, 16, 24
RADIUS = 8
ICON = 18
HEAD = 36  # the bars over list and details

# Type scale, as factors of the base size (10.5 pt, 14 px at 96 dpi).
BASE_PT = 10.5
SMALL, BODY, TITLE, LARGE = 0.88, 1.0, 1.24, 1.48


@dataclass(frozen=True, slots=True)
class Tint:
    """A text colour and the quiet background it stands on."""

    ink: str
    wash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """Every colour of one scheme. All ink on its ground has a contrast of at least 4.5."""

    dark: bool
    window: str
    base: str
    raised: str
    hover: str
    border: str
    edge: str  # the outline of things that can be typed in or ticked: contrast 3 against `base`
    text: str
    muted: str
    accent: str
    on_accent: str
    selection: str
    selection_idle: str
    mark: str
    on_mark: str
    danger: str
    good: str
    kinds: dict[Kind, Tint]


LIGHT = Colours(
    dark=False,
    window="#f5f6f8",
    base="#ffffff",
    raised="#ffffff",
    hover="#f2f5fa",
    border="#dfe3e8",
    edge="#868f9b",
    text="#1a1e24",
    muted="#56606d",
    accent="#2458c5",
    on_accent="#ffffff",
    selection="#dde8fb",
    selection_idle="#e8ebf0",
    mark="#ffe58f",
    on_mark="#2a2200",
    danger="#b3261e",
    good="#1d6b42",
    kinds={
        Kind.FACT: Tint("#35558a", "#e3eaf6"),
        Kind.EPISODE: Tint("#6b3fa0", "#efe6f9"),
        Kind.PREFERENCE: Tint("#a3294f", "#fbe4ea"),
        Kind.RELATIONSHIP: Tint("#1d6644", "#ddf2e6"),
        Kind.DOCUMENT: Tint("#774900", "#f8ebd2"),
        Kind.INSIGHT: Tint("#0a606c", "#daf1f3"),
    },
)

DARK = Colours(
    dark=True,
    window="#191b1f",
    base="#202327",
    raised="#2b2f35",
    hover="#272b30",
    border="#363b42",
    edge="#7d8691",
    text="#e8eaed",
    muted="#a7aeb8",
    accent="#8ab4ff",
    on_accent="#0b1f3f",
    selection="#2b3d5e",
    selection_idle="#33383f",
    mark="#6b5610",
    on_mark="#fff3c9",
    danger="#ff9a91",
    good="#8fd6ae",
    kinds={
        Kind.FACT: Tint("#a9c4f5", "#263550"),
        Kind.EPISODE: Tint("#cfb5f4", "#3a2a52"),
        Kind.PREFERENCE: Tint("#f5afc4", "#4e2433"),
        Kind.RELATIONSHIP: Tint("#97d9b4", "#1e412f"),
        Kind.DOCUMENT: Tint("#ecca8a", "#46351a"),
        Kind.INSIGHT: Tint("#8fd8e0", "#163f45"),
    },
)


def colours_of(palette: QPalette) -> Colours:
    """Return the colours that belong to a palette, so that nothing that paints can hold a stale one."""
    key = palette.cacheKey()  # another for other colours; asked for by all that paints, a hundred times a frame
    known = _known.get(key)
    if known is None:
        known = DARK if palette.color(QPalette.ColorRole.Base).lightness() < 128 else LIGHT
        if len(_known) == _KNOWN_MOST:
            _known.clear()
        _known[key] = known
    return known


_known: dict[int, Colours] = {}
_KNOWN_MOST = 64


def contrast(ink: str, ground: str) -> float:
    """Return the contrast ratio of two colours, 1..21. Source: WCAG 2.2, relative luminance."""
    lighter, darker = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(name: str) -> float:
    colour = QColor(name)
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
