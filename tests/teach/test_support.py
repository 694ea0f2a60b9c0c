import pytest

from wellkept.teach.support import invents_a_number, shares_a_word


@pytest.mark.parametrize(
    ("content", "quote", "shares"),
    [
        ("Owner swims on Tuesdays.", "swimming every tuesday", True),
        ("Owner dislikes fish.", "I can't stand fish", True),
        ("Owner is 34 years old.", "I'm 34", True),
        ("Owner住在北京。", "我住在北京的老城区", True),
        ("オーナーは京都に住んでいる。", "私は京都に住んでいます", True),
        ("Owner живёт в Твери.", "Я живу в Твери", True),
        ("Owner wohnt in Wien.", "ich wohne in Graz", True),
        ("Owner is fond of jazz.", "I moved to Bergen", False),
        ("Owner is in the house.", "Mira is in the garden", False),
        ("Owner喜欢茶。", "我住在北京", False),
        ("Owner", "anything", True),
    ],
)
def test_words_in_common(content: str, quote: str, shares: bool) -> None:
    assert shares_a_word(content, quote) is shares


@pytest.mark.parametrize(
    ("content", "text", "invents"),
    [
        ("Mira has 80 bees.", "Mira has bees.", True),
        ("Mira has 80 bees.", "Mira has 80 bees.", False),
        ("Mira has 80 bees.", "Mira has ８０ bees.", False),
        ("Mira came on 11 May 2024.", "Mira came yesterday.", False),
        ("Mira came on 2024-05-11.", "Mira came yesterday.", False),
        ("Mira paid 45 euros.", "Mira paid forty-five euros.", True),
        ("Mira has x² and Ⅳ.", "Mira.", False),
    ],
)
def test_numbers_of_its_own(content: str, text: str, invents: bool) -> None:
    assert invents_a_number(content, text) is invents
