"""What ages and how fast: a table of sentences in two languages, and what holds for any text."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.building import DAY, NOON
from wellkept.model.fold import fold
from wellkept.model.kinds import Kind
from wellkept.teach import ageing_cues
from wellkept.teach.ageing import NEVER, Aged, ask_again, is_asked, judge, later, likelihood
from wellkept.teach.ageing_reasons import ASK_FROM, HALF_LIFE, Reason

YEAR = 365 * DAY

AGES: tuple[tuple[str, Reason | None], ...] = (
    ("Owner lives in Tromsø with two cats.", Reason.HOME),
    ("Owner rents a small flat above a bakery.", Reason.HOME),
    ("Ingrid works as a nurse at the city hospital.", Reason.WORK),
    ("Owner is a bus driver.", Reason.WORK),
    ("Jonas runs a small shop for kites.", Reason.WORK),
    ("Owner is 34 years old.", Reason.AGE),
    ("Owner's dog Fant is three years old.", Reason.PET),
    ("Owner's daughter is in second grade.", Reason.STUDY),
    ("Ingrid studies law in Bergen.", Reason.STUDY),
    ("Owner is engaged to Mia.", Reason.PARTNER),
    ("Owner is happily married to Jonas.", Reason.MARRIED),
    ("Owner pays 12 euros a month for the train pass.", Reason.PRICE),
    ("Owner is recovering from a knee operation.", Reason.HEALTH),
    ("Owner has a broken arm.", Reason.HEALTH),
    ("Owner is currently learning Arabic.", Reason.PROJECT),
    ("Owner is looking for a bigger flat.", Reason.PROJECT),
    ("Owner plans to learn the cello.", Reason.INTENT),
    ("Owner has many guests these days.", Reason.NOW),
    ("Owner will be back soon.", Reason.SOON),
    ("Besitzer wohnt seit kurzem in Köln.", Reason.HOME),
    ("Besitzerin arbeitet als Ärztin in einer Klinik.", Reason.WORK),
    ("Jonas ist Lehrer in Bremen.", Reason.WORK),
    ("Die Tochter ist 7 Jahre alt.", Reason.AGE),
    ("Die Katze ist zwei Jahre alt.", Reason.PET),
    ("Besitzer studiert Medizin in Leipzig.", Reason.STUDY),
    ("Besitzer ist verlobt mit Jana.", Reason.PARTNER),
    ("Die Miete beträgt 900 Euro im Monat.", Reason.PRICE),
    ("Besitzer ist gerade krank.", Reason.HEALTH),
    ("Besitzer lernt Gitarre.", Reason.PROJECT),
    ("Besitzer hat viel vor und plant eine Reise.", Reason.INTENT),
    ("Besitzer hat derzeit viel Besuch.", Reason.NOW),
    ("I'm learning the cello.", Reason.PROJECT),
    ("I plan to buy a boat.", Reason.INTENT),
    ("I am 34 years old.", Reason.AGE),
    ("Ich wohne in Köln.", Reason.HOME),
    ("Ich bin 34 Jahre alt.", Reason.AGE),
    ("Ich arbeite als Koch.", Reason.WORK),
    ("Ich lerne Gitarre.", Reason.PROJECT),
    ("Ich suche eine größere Wohnung.", Reason.PROJECT),
    ("Ich zahle 12 Euro im Monat für die Bahn.", Reason.PRICE),
    ("Owner is allergic to walnuts.", None),
    ("Owner works best before noon.", None),
    ("Owner works in the garden on Sundays.", None),
    ("Owner knows the painter's works in the museum by heart.", None),
    ("Owner lived in Rome in 2010.", None),
    ("Owner lives in the moment.", None),
    ("Owner's parents live in Bergen.", Reason.HOME),
    ("Owner recalls a live music event with her family.", None),
    ("Owner likes to watch live sport at the pub.", None),
    ("Owner saw them live in Berlin.", None),
    ("Owner would rather have one long meeting on a Tuesday than three short ones in a week.", None),
    ("Ich habe lieber einen langen Termin in einer Woche als drei kurze.", None),
    ("Owner was at the band's show, live in Oslo.", None),
    ("Owner was 12 years old when the family moved.", None),
    ("Owner bought a 100 year old house.", None),
    ("Owner is bald and likes the plant in the hall.", None),
    ("Recent studies of sleep interest the owner.", None),
    ("Owner's plans to travel fell through.", None),
    ("Owner left as soon as the rain stopped.", None),
    ("The rebels soon fell silent.", None),
    ("Owner's birthday is on 12 March.", None),
    ("Besitzer isst kein Fleisch.", None),
    ("Besitzer war 2019 in Rom.", None),
    ("El dueño vive en Madrid.", None),
    ("", None),
)


@pytest.mark.parametrize(("text", "reason"), AGES, ids=[text for text, _ in AGES])
def test_what_ages(text: str, reason: Reason | None) -> None:
    aged = judge(text, Kind.FACT, NOON - 9 * YEAR, NOON)
    assert (aged.reason if aged else None) is reason
    assert is_asked(aged) is (reason is not None)


# Sentence, days since it was said (in March 2026), the reason, and the day that is named.
WAITS: tuple[tuple[str, int, Reason | None, date | None], ...] = (
    ("Owner has an appointment with the dentist on 12 February 2026.", 40, Reason.PLAN, date(2026, 2, 12)),
    ("Owner will fly to Rome on 4 February.", 40, Reason.PLAN, date(2026, 2, 4)),
    ("Owner will fly to Rome on 4 May.", 40, None, None),
    ("Owner wants to move to Lisbon in 2027.", 40, None, None),
    ("Owner works at the bank until 30 September 2027.", 5000, None, None),
    ("The contract ends on 28 February and needs notice.", 90, Reason.DEADLINE, date(2026, 2, 28)),
    ("Owner's passport expires in February.", 90, Reason.DEADLINE, date(2026, 2, 28)),
    ("Owner's exam is on 1 March.", 20, None, None),
    ("Owner met Ingrid on 4 February.", 40, None, None),
    ("Owner swims every year on 4 February and will do so again.", 40, None, None),
    ("The plague reached the town in November 1347 and will be shown.", 300, None, None),
    ("Owner is moving next month.", 20, None, None),
    ("Owner is moving next month.", 70, Reason.SOON, None),
    ("Owner starts the new job next week.", 20, Reason.SOON, None),
    ("Owner will visit Ingrid tomorrow.", 5, Reason.SOON, None),
    ("Owner is looking forward to a concert this month.", 50, Reason.SOON, None),
    ("Owner flies home in three weeks.", 15, None, None),
    ("Owner flies home in three weeks.", 25, Reason.SOON, None),
    ("Owner walked the coast path in three days.", 25, None, None),
    ("Besitzer hat am 12. Februar einen Termin beim Zahnarzt.", 40, Reason.PLAN, date(2026, 2, 12)),
    ("Der Mietvertrag läuft am 28. Februar aus.", 90, Reason.DEADLINE, date(2026, 2, 28)),
    ("Besitzerin zieht nächsten Monat nach Wien.", 70, Reason.SOON, None),
    ("Ich habe am 12. Februar einen Termin beim Zahnarzt.", 40, Reason.PLAN, date(2026, 2, 12)),
    ("Wir ziehen nächsten Monat um.", 70, Reason.SOON, None),
    ("Besitzerin zieht in zwei Wochen um.", 20, Reason.SOON, None),
)


@pytest.mark.parametrize(("text", "days", "reason", "day"), WAITS, ids=[f"{one[0]} {one[1]}" for one in WAITS])
def test_what_waits_for_a_day(text: str, days: int, reason: Reason | None, day: date | None) -> None:
    aged = judge(text, Kind.FACT, NOON - days * DAY, NOON)
    assert (aged.reason if aged else None, aged.day if aged else None) == (reason, day)
    assert is_asked(aged) is (reason is not None)


@pytest.mark.parametrize(("text", "reason"), [one for one in AGES if one[1] is not None])
def test_all_that_ages_has_a_word_that_the_index_is_asked_for(text: str, reason: Reason) -> None:
    assert has_a_cue(text), reason


@pytest.mark.parametrize("text", [one[0] for one in WAITS if one[2] is not None])
def test_all_that_waited_has_a_word_that_the_index_is_asked_for(text: str) -> None:
    assert has_a_cue(text)


def has_a_cue(text: str) -> bool:
    """Whether a text has one of the words, or (English, stemmed by the index) one that begins as one does."""
    cues = {*ageing_cues.dates(NOON), *ageing_cues.LIFE, *ageing_cues.TIME}
    roots = tuple({cue[:-1] for cue in cues if len(cue) > 4} | cues)
    return any(word in cues or (len(word) > 3 and word.startswith(roots)) for word in fold(text).split())


@pytest.mark.parametrize(
    ("text", "yours"),
    [("Owner lives in Oslo.", True), ("The owner lives in Oslo.", True), ("I live in Oslo.", True),
     ("Besitzerin wohnt in Oslo.", True), ("Ingrid lives in Oslo.", False)],
)  # fmt: skip
def test_whose_it_is(text: str, yours: bool) -> None:
    aged = judge(text, Kind.FACT, NOON, NOON)
    assert aged is not None
    assert aged.yours is yours


@pytest.mark.parametrize("kind", [Kind.PREFERENCE, Kind.INSIGHT])
def test_opinions_age_only_by_words_about_time(kind: Kind) -> None:
    assert judge("Owner is happiest when Owner lives in Oslo.", kind, NOON - 9 * YEAR, NOON) is None
    assert is_asked(judge("Owner prefers tea at the moment.", kind, NOON - 9 * YEAR, NOON))


@pytest.mark.parametrize("reason", [one for one in Reason if one not in (Reason.AGE, Reason.PET)])
def test_after_the_half_life_it_is_one_half(reason: Reason) -> None:
    assert likelihood(reason, HALF_LIFE[reason]) == pytest.approx(0.5)
    assert likelihood(reason, -1) == 0.0


def test_an_age_is_asked_about_after_a_birthday_has_surely_passed() -> None:
    assert likelihood(Reason.AGE, 365) == 0.0
    assert likelihood(Reason.AGE, 366) > ASK_FROM


def test_what_was_confirmed_counts_from_then() -> None:
    text = "Owner lives in Oslo."
    before, after = (judge(text, Kind.FACT, NOON - 9 * YEAR, NOON, said) for said in (None, NOON - DAY))
    assert is_asked(before)
    assert not is_asked(after)


@pytest.mark.parametrize(
    ("reason", "day", "confirmations", "days"),
    [
        (Reason.PLAN, date(2026, 1, 1), 1, None),
        (Reason.SOON, None, 1, None),
        (Reason.AGE, None, 5, 366),
        (Reason.NOW, None, 1, 180),
        (Reason.NOW, None, 3, 298),
        (Reason.HOME, None, 1, 1643),
        (Reason.HOME, None, 9, 3650),
    ],
)
def test_when_it_is_asked_again(reason: Reason, day: date | None, confirmations: int, days: int | None) -> None:
    again = ask_again(Aged(reason, 0.9, HALF_LIFE[reason], day), confirmations, NOON)
    assert again == NEVER if days is None else (again - NOON) // DAY == days


def test_nothing_that_ages_is_never_asked_again() -> None:
    assert ask_again(None, 1, NOON) == NEVER


def test_later_is_another_day() -> None:
    assert later(NOON) == NOON + 7 * DAY


INSTANTS = st.integers(-(2**62), 2**62)


@settings(max_examples=40)
@given(st.text(max_size=80), st.sampled_from([text for text, *_ in (*AGES, *WAITS)]), INSTANTS, INSTANTS)
def test_any_text_at_any_time_is_judged(noise: str, text: str, said: int, now: int) -> None:
    aged = judge(f"{text} {noise}", Kind.FACT, said, now)
    assert aged is None or 0.0 <= aged.likelihood <= 1.0
