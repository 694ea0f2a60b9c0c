"""Colours can be read by everyone, in both schemes."""

import pytest
from PySide6.QtGui import QPalette

from wellkept.model.kinds import Kind
from wellkept.ui.theme import palette_of
from wellkept.ui.tokens import DARK, LIGHT, Colours, colours_of, contrast

SCHEMES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])

PAIRS = [
    (ink, ground)
    for ink in ("text", "muted")
    for ground in ("window", "base", "raised", "hover", "selection", "selection_idle")
] + [
    ("on_accent", "accent"),
    ("accent", "base"),
    ("accent", "window"),
    ("on_mark", "mark"),
    ("danger", "base"),
    ("danger", "window"),
    ("danger", "raised"),
    ("good", "base"),
    ("good", "selection"),
    ("accent", "selection"),
]


@SCHEMES
@pytest.mark.parametrize(("ink", "ground"), PAIRS, ids=[f"{ink} on {ground}" for ink, ground in PAIRS])
def test_text_stands_out_from_its_ground(colours: Colours, ink: str, ground: str) -> None:
    assert contrast(getattr(colours, ink), getattr(colours, ground)) >= 4.5


@SCHEMES
@pytest.mark.parametrize("kind", Kind)
def test_kinds_can_be_read_on_every_ground(colours: Colours, kind: Kind) -> None:
    tint = colours.kinds[kind]
    for ground in (tint.wash, colours.base, colours.hover, colours.selection, colours.selection_idle):
        assert contrast(tint.ink, ground) >= 4.5
    assert contrast(colours.text, tint.wash) >= 4.5


@SCHEMES
def test_edges_of_fields_stand_out(colours: Colours) -> None:
    assert contrast(colours.edge, colours.base) >= 3


@SCHEMES
def test_every_kind_has_a_colour_of_its_own(colours: Colours) -> None:
    assert len({tint.ink for tint in colours.kinds.values()}) == len(Kind)


@SCHEMES
def test_colours_are_found_again_from_a_palette(colours: Colours) -> None:
    assert colours_of(palette_of(colours)) is colours


def test_contrast_of_black_on_white_is_the_largest_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@SCHEMES
def test_disabled_text_is_another_colour(colours: Colours) -> None:
    palette = palette_of(colours)
    role = QPalette.ColorRole.Text
    assert palette.color(QPalette.ColorGroup.Disabled, role) != palette.color(role)
