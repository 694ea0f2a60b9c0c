import pytest

from wellkept.teach import mail


@pytest.mark.parametrize(
    "line",
    [
        "On Mon, 4 Mar 2024 at 10:12, Ben Lund <ben@lund.example> wrote:",
        "Am Mo., 4. März 2024 um 10:12 Uhr schrieb Ben Lund <ben@lund.example>:",
        "Le mar. 5 mars 2024 à 09:12, Anna <anna@b.example> a écrit :",
        "El lun, 4 mar 2024 a las 10:12, Ben escribió:",
        "Il giorno lun 4 mar 2024 alle ore 10:12 Ben ha scritto:",
        "Op ma 4 mrt 2024 om 10:12 schreef Ben <ben@lund.example>:",
        "Em seg., 4 de mar. de 2024 às 10:12, Ben escreveu:",
        "4 марта 2024 г., 10:12 Иван написал(а):",
        "在 2024年3月4日，Ben 写道：",
    ],
)
def test_an_attribution(line: str) -> None:
    assert mail.is_attribution(line)


@pytest.mark.parametrize("line", ["On the hill Mira wrote:", "On 4 March 2024 Mira wrote a letter.", "Mira: 12", ""])
def test_no_attribution(line: str) -> None:
    assert not mail.is_attribution(line)


@pytest.mark.parametrize("line", ["From: Ben", "Betreff: Mira", "**To:** Anna", "发件人: Ben"])
def test_a_header(line: str) -> None:
    assert mail.is_header(line)


@pytest.mark.parametrize("line", ["-----Original Message-----", "---------- Forwarded message ---------"])
def test_another_message_is_announced(line: str) -> None:
    assert mail.begins_original(line)


@pytest.mark.parametrize(
    "line",
    ["Dear Mrs. Lund,", "Hi Anna and Ben,", "Best regards, Piet", "Viele Grüße", "Sent from my iPhone", "Cheers!"],
)
def test_a_greeting(line: str) -> None:
    assert mail.is_greeting(line)


@pytest.mark.parametrize("line", ["Dear me, Mira forgot it.", "Best bread in town, says Ana.", "Love is all."])
def test_no_greeting(line: str) -> None:
    assert not mail.is_greeting(line)
