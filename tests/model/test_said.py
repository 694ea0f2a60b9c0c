"""Sentences that read as English and know what they are made of."""

from wellkept.model.said import Said, one_after_the_other, said, term


def test_a_sentence_reads_as_plain_text_and_keeps_its_values() -> None:
    sentence = said("It has {n:,} of {name}.", n=4312, name="them")
    assert sentence == "It has 4,312 of them."
    assert (sentence.pattern, sentence.values) == ("It has {n:,} of {name}.", {"n": 4312, "name": "them"})


def test_sentences_one_after_the_other_keep_what_they_are_made_of() -> None:
    first = said("It has {n}.", n=1)
    both = one_after_the_other((first, "", "Try again."))
    assert both == "It has 1. Try again."
    assert list(both.values.values()) == [first, "Try again."]
    assert isinstance(next(iter(both.values.values())), Said)


def test_nothing_is_said_of_nothing() -> None:
    assert one_after_the_other(()) == ""


def test_a_term_is_its_text() -> None:
    assert term("a blank") == "a blank"
