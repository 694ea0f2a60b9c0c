"""What the page says of groups and of the list."""

import pytest

from wellkept.service.forgotten_requests import ForgottenList, KeyPlace
from wellkept.service.gathering_requests import Mention, MentionGroup
from wellkept.ui.forgetting import words


@pytest.mark.parametrize(
    ("group", "text"),
    [
        (MentionGroup(Mention.NAMED, (1,)), "1 names “Ingrid”"),
        (MentionGroup(Mention.NAMED, tuple(range(1200))), "1,200 name “Ingrid”"),
        (MentionGroup(Mention.ALIAS, (1, 2), "sister"), "2 speak of “sister”"),
        (MentionGroup(Mention.NEAR, (1, 2), more=True), "2 sound near; there are more, less near"),
        (MentionGroup(Mention.TOGETHER, (1,)), "1 was learned in the same conversation"),
    ],
)
def test_heads(group: MentionGroup, text: str) -> None:
    assert words.head(group, len(group.keys), "Ingrid") == text


@pytest.mark.parametrize("mention", Mention)
@pytest.mark.parametrize("count", [1, 2])
def test_every_reason_has_words(mention: Mention, count: int) -> None:
    text = words.head(MentionGroup(mention, tuple(range(count)), "sister"), count, "Ingrid")
    assert text.startswith(f"{count} ")
    assert "{" not in text


@pytest.mark.parametrize(
    ("found", "part"),
    [
        (ForgottenList(0, 0, True, KeyPlace.WAITING), "will be held back"),
        (ForgottenList(3, 0, False, KeyPlace.FILE), "may come back"),
        (ForgottenList(1, 0, True, KeyPlace.KEYRING, "KWallet"), "Their key is in KWallet"),
        (ForgottenList(2, 0, True, KeyPlace.FILE), "no system keyring here"),
        (ForgottenList(2, 0, True, KeyPlace.LOCKED), "locked"),
        (ForgottenList(2, 0, True, KeyPlace.NOWHERE), "out of reach"),
        (ForgottenList(0, 0, True, KeyPlace.WAITING, pending=1), "waits for your keyring"),
        (ForgottenList(0, 0, True, KeyPlace.LOCKED, pending=2), "2 forgotten sentences wait"),
        (ForgottenList(2, 2, True, KeyPlace.FILE), "2 were noted with another key"),
    ],
)
def test_the_list_says_how_it_stands(found: ForgottenList, part: str) -> None:
    assert part in words.known(found)


@pytest.mark.parametrize(
    ("memories", "wishes", "text"),
    [
        (1, 0, "Forget 1 memory"),
        (2, 1, "Forget 2 memories, refuse 1 wish"),
        (0, 2, "Refuse 2 wishes"),
    ],
    ids=["memories", "both", "wishes"],
)
def test_the_button_says_what_becomes_of_what_is_ticked(memories: int, wishes: int, text: str) -> None:
    assert words.forget(memories, wishes) == text
