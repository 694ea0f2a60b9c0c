import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.first_person import speaks_in_first_person
from wellkept.teach.found import Voice
from wellkept.teach.third_person import in_third_person

REWRITTEN = {
    "I moved to Oslo.": "Owner moved to Oslo.",
    "My sister Ana lives in Rome.": "Owner's sister Ana lives in Rome.",
    "I'm allergic to nuts": "Owner is allergic to nuts",
    "I’m allergic to nuts": "Owner is allergic to nuts",
    "I don't like fish.": "Owner doesn't like fish.",
    "I do not like fish.": "Owner does not like fish.",
    "I've lived in Oslo since 2019.": "Owner has lived in Oslo since 2019.",
    "I have two cats and a dog.": "Owner has two cats and a dog.",
    "I was born in Graz and grew up in Linz.": "Owner was born in Graz and grew up in Linz.",
    "I go to work by boat.": "Owner goes to work by boat.",
    "I try to sleep early.": "Owner tries to sleep early.",
    "I do yoga.": "Owner does yoga.",
    "I watch birds.": "Owner watches birds.",
    "I play chess.": "Owner plays chess.",
    "I can't swim.": "Owner can't swim.",
    "I would like to see Japan.": "Owner would like to see Japan.",
    "I'd like to see Japan.": "Owner would like to see Japan.",
    "I usually read in bed.": "Owner usually reads in bed.",
    "I live in Oslo and work at a bank.": "Owner lives in Oslo and works at a bank.",
    "I live in Oslo & work at a bank.": "Owner lives in Oslo & works at a bank.",
    "I eat meat but don't eat fish.": "Owner eats meat but doesn't eat fish.",
    "I can cook and clean.": "Owner can cook and clean.",
    "I don't drink or smoke.": "Owner doesn't drink or smoke.",
    "When I was ten, I lived in Graz.": "When Owner was ten, Owner lived in Graz.",
    "On Tuesdays I swim.": "On Tuesdays Owner swims.",
    "Ana gave me a book.": "Ana gave Owner a book.",
    "The boat is mine.": "The boat is Owner's.",
    "I live with my sister.": "Owner lives with their sister.",
    "I told Ana my secret.": "Owner told Ana Owner's secret.",
    "I live with my sister and my son.": "Owner lives with Owner's sister and Owner's son.",
    "I moved to the US in 2001.": "Owner moved to the US in 2001.",
    "i moved to oslo.": "Owner moved to oslo.",
}
ONLY_MARKED = (
    "Ana and I live in Rome.",
    "My sister and I live in Rome.",
    "We moved to Oslo.",
    "I love you.",
    "I read a lot.",
    "I'd never been there.",
    "I taught myself Norwegian.",
    "I cook and clean.",
    "I moved to Oslo and now work at a bank.",
    "I know that Ana and Ben live in Oslo and work hard.",
    "I said 'no' to Ana.",
    'I said "no" to Ana.',
    "Nobody is taller than I am.",
    "She insisted that I move out.",
    "Let me know when it rains.",
    "I gotta go home now.",
    "I like rain and always book early.",
    "Mine is the red one.",
    "I like to swim and live in Oslo.",
)
NOT_FIRST = (
    "World War I began in 1914.",
    "She works in a coal mine.",
    "Mira drove along I-95 to Maine.",
    'He said "I love you" to Ana.',
    "Mira moved to the US.",
)


@pytest.mark.parametrize(("said", "kept"), REWRITTEN.items(), ids=list(REWRITTEN))
def test_a_sure_sentence_is_rewritten(said: str, kept: str) -> None:
    assert in_third_person(said, "en") == (kept, Voice.REWRITTEN)


@pytest.mark.parametrize("said", ONLY_MARKED)
def test_an_unsure_sentence_is_marked_and_left_as_it_is(said: str) -> None:
    assert in_third_person(said, "en") == (said, Voice.FIRST)


@pytest.mark.parametrize("said", NOT_FIRST)
def test_a_letter_or_a_quote_is_nobody(said: str) -> None:
    assert in_third_person(said, "en") == (said, Voice.THIRD)


@pytest.mark.parametrize(
    ("language", "first", "third"),
    [
        ("de", "Ich bin nach Oslo gezogen.", "Sie ist nach Oslo gezogen."),
        ("de", "Meine Schwester wohnt in Rom.", "Ihre Schwester wohnt in Rom."),
        ("fr", "J'habite à Lyon depuis 2010.", "Elle habite à Lyon depuis 2010."),
        ("es", "Vivo en Sevilla con mi hermano.", "Vive en Sevilla con su hermano."),
        ("it", "Mi piace il mare d'inverno.", "Le piace il mare d'inverno."),
        ("pt", "Moro em Lisboa com meu irmão.", "Ela mora em Lisboa com o irmão."),
        ("nl", "Ik woon in Utrecht.", "Ze woont in Utrecht."),
        ("ru", "Я живу в Твери.", "Она живёт в Твери."),
        ("zh", "我住在北京的老城区。", "她住在北京的老城区。"),
        ("ja", "私は京都に住んでいます。", "彼女は京都に住んでいます。"),
        ("ko", "저는 부산에 살아요.", "미라는 부산에 살아요."),
        ("ar", "أنا أعيش في عمّان.", "هي تعيش في عمّان."),
        ("hi", "मैं दिल्ली में रहती हूँ।", "वह दिल्ली में रहती है।"),
    ],
)  # fmt: skip
def test_other_languages_are_marked_and_never_translated(language: str, first: str, third: str) -> None:
    assert in_third_person(first, language) == (first, Voice.FIRST)
    assert in_third_person(third, language) == (third, Voice.THIRD)


def test_someone_else_is_not_the_owner() -> None:
    assert in_third_person("I moved to Oslo.", "en", by_owner=False) == ("I moved to Oslo.", Voice.FIRST)


WORDS = st.sampled_from(
    ["I", "my", "me", "am", "have", "live", "work", "and", ",", ".", "to", "Ana", "not", "don't", "in", "mine", "i'm"]
)


@given(st.lists(WORDS, max_size=12))
def test_no_first_person_is_left_in_a_rewritten_sentence(words: list[str]) -> None:
    content, voice = in_third_person(" ".join(words), "en")
    assert voice is not Voice.REWRITTEN or not speaks_in_first_person(content, "en")
