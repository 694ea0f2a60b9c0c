import pytest

from wellkept.teach.markup import NOTHING, without_markup


def seen(text: str) -> list[str]:
    return without_markup(text).replace(NOTHING, "").split()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("<html><p>Mira <b>sw</b>ims.</p>", ["Mira", "swims."], id="inline tags join, blocks part"),
        pytest.param("<html>Mira<br>swims", ["Mira", "swims"], id="a break parts"),
        pytest.param("<html>M&uuml;ller &amp; S&#246;hne &#x41;", ["Müller", "&", "Söhne", "A"], id="entities"),
        pytest.param("<html>&nosuch; &amp", ["&nosuch;", "&amp"], id="no entities"),
        pytest.param("<html><!-- a <p> b -->c<script>d</script>e", ["c", "e"], id="unseen"),
        pytest.param("<html><!-- a <b>c", ["<!--", "a", "c"], id="a comment never closed"),
        pytest.param("<li>a</li><li>b</li><li>c</li>", ["a", "b", "c"], id="a piece of a page"),
        pytest.param("the <p> tag &amp; </p>", ["the", "<p>", "tag", "&amp;", "</p>"], id="no page"),
    ],
)
def test_what_a_reader_sees(text: str, words: list[str]) -> None:
    assert seen(text) == words
    assert len(without_markup(text)) == len(text)


@pytest.mark.parametrize("piece", ["<script>", "<!--", "<p ", "&", "<b>", " ", "<style><!--"])
def test_a_page_of_nothing_but_openings_is_as_long_as_it_was(piece: str) -> None:
    # Looking for the end of each anew would take minutes here.
    text = "<html>" + piece * 100_000
    assert len(without_markup(text)) == len(text)
