import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.novelty import alike, canonical, form, guards, possibly_same, says_the_same

SAME = [
    ("Owner doesn't eat the fish.", "owner does not eat fish"),
    ("Owner's brother has two boats", "Owner’s brother has 2 boats!"),
    ("Owner really likes rain.", "Owner likes rain, too."),
    ("It's a 1,000 year old oak.", "It is a 1000 year old oak."),
    ("Ana isn't home and can't come.", "Ana is not home and cannot come."),
    ("It is −5 degrees on 10–15 March.", "It is -5 degrees on 10-15 March."),
    ("Ana pays 1,250,000 yen.", "Ana pays 1250000 yen."),
    ("Ｏｗｎｅｒ likes rain.", "Owner likes rain."),
    ("米拉住在北京。", "米拉住在北京"),
    ("Mira wohnt in Linz!", "mira wohnt in  Linz."),
]
DIFFERENT = [
    ("Owner likes tea.", "Owner dislikes tea."),
    ("Owner is allergic to nuts.", "Owner is not allergic to nuts."),
    ("Owner is not hungry.", "Owner is not very hungry."),
    ("Owner takes vitamin A.", "Owner takes vitamin."),
    ("Owner has 3 cats.", "Owner has 4 cats."),
    ("It is -5 degrees there.", "It is 5 degrees there."),
    ("Ana met Ben.", "Ben met Ana."),
    ("Owner lives in Oslo.", "Owner lived in Oslo."),
    ("Owner writes C.", "Owner writes C++."),
    ("Owner likes 🐶.", "Owner likes 🐱."),
    ("Owner has a cat.", "Owner has cats."),
    ("Er ist schon da.", "Er ist schön da."),
    ("The room has 5² tiles.", "The room has 52 tiles."),
    ("Owner's blood is of type A-.", "Owner's blood is of type A+."),
    ("Owner's blood is of type B-.", "Owner's blood is of type B."),
    ("Owner drank 3/4 of it.", "Owner drank 3 4 of it."),
    ("Owner has a few friends.", "Owner has few friends."),
    ("Owner knows a little Greek.", "Owner knows little Greek."),
    ("Owner just eats fish.", "Owner eats fish."),
    ("Es sind 1,250 Liter in der Kanne.", "Es sind 1250 Liter in der Kanne."),
    ("Owner paid 1,25 for it.", "Owner paid 125 for it."),
    ("The room is free on 10-15 May.", "The room is free on 10, 15 May."),
    ("Ana's got a boat.", "Ana got a boat."),
    ("A4 paper lies there.", "4 paper lies there."),
    ("Owner works well without really trying.", "Owner works well without trying."),
]
GUARDED = [
    ("Owner pays 30 euros.", "Owner pays 40 euros.", "numbers"),
    ("Owner has two cats.", "Owner has three cats.", "numbers"),
    ("Owner eats fish.", "Owner never eats fish.", "negation"),
    ("Owner likes tea.", "Owner dislikes tea.", "negation"),
    ("她喜欢喝茶。", "她不喜欢喝茶。", "negation"),
    ("Owner lives in Oslo.", "Owner lives in Rome.", "names"),
    ("Ana lives in Oslo.", "Ben lives in Oslo.", "names"),
    ("Ana lent Ben a boat.", "Ben lent Ana a boat.", "order"),
    ("Owner swims on Tuesday.", "Owner swims on Fridays.", "weekday"),
    ("Owner was born in May.", "Owner was born in June.", "month"),
    ("Owner works at a bank.", "Owner used to work at a bank.", "time"),
    ("Owner likes mornings.", "Owner likes evenings.", "opposites"),
    ("Owner owns a red boat.", "Owner owns a blue boat.", "words"),
]


@pytest.mark.parametrize(("a", "b"), SAME, ids=[a for a, _ in SAME])
def test_the_same_said_otherwise_is_equal(a: str, b: str) -> None:
    assert canonical(a) == canonical(b)
    assert possibly_same(a, b)


@pytest.mark.parametrize(("a", "b"), DIFFERENT, ids=[b for _, b in DIFFERENT])
def test_what_means_something_else_is_never_equal(a: str, b: str) -> None:
    assert canonical(a) != canonical(b)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("Owner doesn't eat the fish.", "owner does not eat fish", True),
        ("Owner listens to The Who.", "Owner listens to who.", False),
        ("Owner likes tea.", "Owner likes rain.", False),
        ("…", "!!!", False),
        ("?!", "?!", True),
    ],
    ids=["small words", "a name", "other words", "no words", "only marks"],
)
def test_what_merges_by_itself(a: str, b: str, expected: bool) -> None:
    assert says_the_same(a, b) is expected


@pytest.mark.parametrize(("a", "b", "difference"), GUARDED, ids=[b for _, b, _ in GUARDED])
def test_a_difference_is_named(a: str, b: str, difference: str) -> None:
    assert difference in guards(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Owner likes long walks.", "Owner enjoys long walks."),
        ("On weekdays Ana gets up at six.", "Ana gets up at 6 on weekdays."),
        ("Owner lives in Berlin.", "Owner lives in Oslo."),
        ("米拉住在北京的老城区。", "米拉住在北京老城区。"),
    ],
)
def test_near_ones_are_offered(a: str, b: str) -> None:
    assert possibly_same(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Owner likes long walks.", "Felix builds violins in Oslo."),
        ("Owner is allergic to walnuts.", "Owner swims on Tuesdays."),
        ("Owner likes rain.", "Owner likes long walks by the sea."),
        ("米拉住在北京。", "她的弟弟是医生。"),
    ],
)
def test_strangers_are_not_offered(a: str, b: str) -> None:
    assert not possibly_same(a, b)


def test_a_moved_phrase_is_no_other_order() -> None:
    assert guards("On weekdays Ana gets up at six.", "Ana gets up at six on weekdays.") == ()


@given(st.text(max_size=80), st.text(max_size=80))
def test_likeness_is_symmetric_and_bounded(a: str, b: str) -> None:
    assert 0 <= alike(a, b) <= 1
    assert alike(a, b) == alike(b, a)


@given(st.text(max_size=80))
def test_a_sentence_is_like_itself(text: str) -> None:
    assert alike(text, text) == 1
    assert guards(text, text) == ()


@given(st.text(max_size=80), st.text(max_size=80))
def test_forms_are_equal_for_equal_words_only(a: str, b: str) -> None:
    assert len(form(a)) == 16
    if canonical(a) or canonical(b):
        assert (form(a) == form(b)) == (canonical(a) == canonical(b))
