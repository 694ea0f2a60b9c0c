import pytest

from wellkept.teach.relative_days import names_a_relative_day


@pytest.mark.parametrize(
    "sentence",
    [
        "Mira came yesterday.",
        "Owner will sail tomorrow.",
        "Owner goes to Rome next week.",
        "Owner fährt nächste Woche nach Rom.",
        "Mira ist gestern gekommen.",
        "Mira est venue hier soir.",
        "Owner part le mois prochain.",
        "Вчера Мира приехала.",
        "米拉昨天去了北京。",
    ],
)
def test_a_day_that_means_nothing_later_is_seen(sentence: str) -> None:
    assert names_a_relative_day(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Mira came on 4 May 2023.",
        "Owner starts work in the morning.",
        "Owner joggt am Morgen.",
        "The last day of May was warm.",
        "Owner lives next to a school.",
        "Owner swims every week.",
    ],
)
def test_other_times_are_none(sentence: str) -> None:
    assert not names_a_relative_day(sentence)
