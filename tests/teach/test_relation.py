"""What a sentence is to one already there that is alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.novelty import Novelty
from wellkept.teach.relation import adds, relation

UPDATES = [
    ("Owner lives in Oslo.", "Owner lives in Rome."),
    ("Owner lives in Oslo.", "Owner lives in Rome now."),
    ("Owner works as a nurse.", "Owner works as a teacher."),
    ("Owner is a nurse.", "Owner is a teacher."),
    ("Owner's favourite colour is red.", "Owner's favourite colour is blue."),
    ("Owner's sister lives in Rome.", "Owner's sister lives in Oslo."),
    ("Owner moved to Oslo.", "Owner moved to Oslo in May 2021."),
    ("Owner pays 30 euros rent.", "Owner pays 40 euros rent."),
    ("Owner is 41 years old.", "Owner is 42 years old."),
    ("Owner's flight leaves at 6:30.", "Owner's flight leaves at 7:30."),
    ("Owner swims on Tuesdays.", "Owner swims on Fridays."),
    ("Ana's birthday is in May.", "Ana's birthday is in June."),
    ("Ana's hen is called Rex.", "Ana's hen is called Max."),
    ("Owner drinks coffee.", "Owner no longer drinks coffee."),
    ("Owner drinks coffee.", "Owner doesn't drink coffee anymore."),
    ("Owner smokes.", "Owner stopped smoking."),
    ("Ana works at a mill.", "Ana used to work at a mill."),
    ("Mira wohnt in Linz.", "Mira wohnt in Graz."),
]
CONFLICTS = [
    ("Owner eats meat.", "Owner does not eat meat."),
    ("Owner likes rain.", "Owner does not like rain."),
    ("Owner does not eat meat.", "Owner eats meat."),
    ("Owner eats meat.", "Owner doesn't eat meat since 2020."),
    ("Owner is happy at work.", "Owner is unhappy at work."),
    ("Owner likes early trains.", "Owner hates early trains."),
    ("Owner likes early trains.", "Owner dislikes early trains."),
    ("Owner has a boat.", "Owner has no boat."),
    ("Owner prefers tea over coffee.", "Owner prefers coffee over tea."),
    ("她喜欢喝茶。", "她不喜欢喝茶。"),
]
SAME_PERHAPS = [
    ("Owner likes long walks.", "Owner enjoys long walks."),
    ("Owner likes tea.", "Owner likes jazz."),
    ("Owner is allergic to nuts.", "Owner is allergic to mussels."),
    ("Owner owns a red boat.", "Owner owns a blue boat."),
    ("Owner moved to Oslo in May 2021.", "Owner moved to Oslo."),
    ("Owner's sister is a doctor.", "Die Schwester von Owner ist Ärztin."),
    ("On weekdays Ana gets up at six.", "Ana gets up at six on weekdays."),
]
STRANGERS = [
    ("Ana lives in Oslo.", "Ben lives in Oslo."),
    ("Owner's sister Ana lives in Rome.", "Owner's sister Mia lives in Rome."),
    ("Owner met Ana in Rome.", "Owner met Ben in Rome."),
    ("Ana reports to Ben at work.", "Ben reports to Ana at work."),
    ("Owner likes tea.", "Owner dislikes coffee."),
    ("Owner's sister has 3 boats.", "Die Schwester von Owner hat 4 Boote."),
]
CASES = [
    *((old, new, Novelty.UPDATE) for old, new in UPDATES),
    *((old, new, Novelty.CONFLICT) for old, new in CONFLICTS),
    *((old, new, Novelty.NEAR) for old, new in SAME_PERHAPS),
    *((old, new, Novelty.NEW) for old, new in STRANGERS),
]


@pytest.mark.parametrize(("old", "new", "expected"), CASES, ids=[f"{old} {new}" for old, new, _ in CASES])
def test_relation(old: str, new: str, expected: Novelty) -> None:
    assert relation(old, new) is expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param("Owner moved to Oslo in May.", "Owner moved to Oslo.", False, id="less"),
        pytest.param("Owner moved to Oslo.", "Owner moved to Oslo in May.", True, id="more"),
        pytest.param("Owner walks in the rain.", "In the rain Owner walks.", False, id="moved"),
        pytest.param("Owner likes tea.", "Owner likes jazz.", True, id="another thing"),
    ],
)
def test_whether_it_adds_a_word(old: str, new: str, expected: bool) -> None:
    assert adds(old, new) is expected


@given(st.text(max_size=80))
def test_a_sentence_neither_updates_nor_contradicts_itself(text: str) -> None:
    assert relation(text, text) is Novelty.NEAR
    assert not adds(text, text)
