import pytest

from tests.teach.far_side import NoNetwork
from wellkept.teach import choosing, judging, sentences, worth
from wellkept.teach.choosing import Chosen
from wellkept.teach.extracted import Proposal
from wellkept.teach.extraction_notes import failed, notes_of

REASONS = (
    choosing.BEYOND,
    judging.SECRET,
    judging.ORDER,
    judging.FIRST_PERSON,
    judging.OVERLONG,
    choosing.REPEATED,
    choosing.WITHOUT_WORDS,
    choosing.NOTHING_BEHIND,
    sentences.ASSISTANT_SAID,
    worth.TOO_SHORT,
    worth.QUESTION,
    worth.ONLY_LINK,
    worth.ONLY_NUMBER,
)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("count", [1, 1234])
def test_each_reason_has_a_sentence(reason: str, count: int) -> None:
    (note,) = notes_of("", Chosen(left_away={reason: count}))
    assert note.startswith(f"{count:,} ")
    assert note.endswith(".")


CHOSEN = Chosen((Proposal("Mira came yesterday.", "", None),), (), {choosing.REPEATED: 2}, translated=True)


def test_what_was_held_back_comes_first_and_nothing_is_said_of_nothing() -> None:
    assert notes_of("") == ()
    assert notes_of("Held back: a password.", CHOSEN, 3) == (
        "Held back: a password.",
        "2 were said twice.",
        "1 says “yesterday” or the like: give it a date before you keep it.",
        "3 details nobody asked for were left away.",
        "The model wrote in another language than the text's: look twice.",
    )


def test_a_fault_speaks_for_itself() -> None:
    assert failed(NoNetwork()) == "The model could not be reached. These sentences were found without it."
