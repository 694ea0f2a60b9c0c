import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.language import guess_language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mira lives in Linz with her brother.", "en"),
        ("Mira wohnt mit ihrem Bruder in Linz und ist nicht verheiratet.", "de"),
        ("Mira habite à Lyon avec son frère et elle est heureuse.", "fr"),
        ("Mira vive en Sevilla con su hermano y no tiene coche.", "es"),
        ("Mira vive a Roma con suo fratello e non è sposata.", "it"),
        ("A Mira mora em Lisboa e não tem carro.", "pt"),
        ("Mira woont in Utrecht en heeft geen auto, maar zij fietst met haar broer.", "nl"),
        ("Мира живёт в Твери, и она не замужем.", "ru"),
        ("Міра живе у Львові, і її брат теж.", "uk"),
        ("米拉住在北京，在Google工作。", "zh"),
        ("ミラは京都に住んでいます。", "ja"),
        ("미라는 부산에 삽니다.", "ko"),
        ("تعيش ميرا في عمّان.", "ar"),
        ("میرا در تهران زندگی می‌کند.", "fa"),
        ("میرا لاہور میں رہتی ہے۔", "ur"),
        ("मीरा दिल्ली में रहती है।", "hi"),
        ("Μίρα ζει στην Αθήνα.", "el"),
        ("", "en"),
        ("123", "en"),
    ],
)
def test_guess(text: str, language: str) -> None:
    assert guess_language(text) == language


def test_the_language_of_the_whole_text_decides_where_no_word_does() -> None:
    assert guess_language("Linz, Graz, Wien", "de") == "de"


@given(st.text(max_size=200))
def test_any_text_has_a_language(text: str) -> None:
    assert guess_language(text)
