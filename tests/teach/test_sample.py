from pathlib import Path

from wellkept.teach.found import LeftOut, Sentence, Voice
from wellkept.teach.sentences import find_sentences

SAMPLE = Path(__file__).parents[2] / "resources" / "sample" / "about-mira.md"
FOUND = list(find_sentences(SAMPLE.read_text(encoding="utf-8")))
SENTENCES = [found for found in FOUND if isinstance(found, Sentence)]


def test_the_sample_is_read_in_full() -> None:
    assert len(SENTENCES) > 45
    assert {found.voice for found in SENTENCES} == set(Voice)


def test_the_sample_has_sentences_in_four_scripts() -> None:
    contents = {found.content for found in SENTENCES}
    assert {
        "Owner is allergic to walnuts.",
        "Mira träumt noch heute auf Deutsch, vor allem am 1. Mai.",
        "米拉每天早上喝茉莉花茶。",
        "تحب القهوة بالهيل.",
    } <= contents


def test_headings_tables_quotes_and_the_signature_of_the_sample_are_left_out() -> None:
    reasons = {found.reason for found in FOUND if isinstance(found, LeftOut)}
    assert {"a heading", "a table", "quoted from another message", "a signature", "a question"} <= reasons
