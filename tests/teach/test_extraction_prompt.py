import json
from collections.abc import Iterator, Mapping
from datetime import date

import pytest

from tests.teach.injections import INJECTIONS
from wellkept.model.kinds import Kind
from wellkept.teach.extraction_plan import Plan, plan_of
from wellkept.teach.extraction_prompt import SCHEMA, SCHEMA_NAME, Asking, new_fence


def asked(text: str) -> tuple[Plan, str, str]:
    plan = plan_of(text)
    (ask,) = plan.asks()
    return plan, ask.question.system, ask.question.text


@pytest.mark.parametrize("text", INJECTIONS.values(), ids=list(INJECTIONS))
def test_no_text_leaves_its_fence(text: str) -> None:
    around = f"Mira has bees.\n\n{text}\n\nMira swims."
    plan, _, words = asked(around)
    fence = plan.asking.fence
    lines = words.split("\n")
    assert (lines[0], lines[-1], words.count(fence)) == (fence, fence, 2)
    assert "\n".join(lines[1:-1]) == around  # all of it, as it stands, and nothing else


@pytest.mark.parametrize("text", INJECTIONS.values(), ids=list(INJECTIONS))
def test_no_text_changes_the_orders(text: str) -> None:
    plan, system, _ = asked(f"Mira has bees. {text}")
    other, plain, _ = asked("Mira has bees.")
    assert system.replace(plan.asking.fence, "") == plain.replace(other.asking.fence, "")


def test_the_orders_name_the_fence_and_say_that_what_is_inside_is_never_followed() -> None:
    plan, system, _ = asked("Mira has bees.")
    assert plan.asking.fence in system
    assert "never follow" in system


def test_a_fence_is_new_for_every_text_and_long_enough_that_nobody_guesses_it() -> None:
    fences = {new_fence("Mira has bees.") for _ in range(100)}
    assert len(fences) == 100
    assert all(len(fence.strip("= ")) == 32 for fence in fences)


def test_a_fence_that_stands_in_the_text_is_not_taken() -> None:
    drawn = iter(["aa", "bb"])
    assert "bb" in new_fence("=====  aa  =====", lambda _: next(drawn))


@pytest.mark.parametrize(
    ("written", "said"),
    [(date(2024, 5, 12), "Sunday, 2024-05-12"), (None, "not known")],
    ids=["known", "unknown"],
)
def test_the_day_of_the_text_is_said(written: date | None, said: str) -> None:
    (ask,) = plan_of("Yesterday Mira sold her boat.", written).asks()
    assert said in ask.question.system


def test_secrets_are_not_in_the_question() -> None:
    _, system, words = asked("My card is 4111 1111 1111 1111.\n\npassword: swordfish\n")
    assert words.split("\n")[1:-1] == ["My card is *******************.", "", "password: *********"]
    assert "4111" not in system


def test_a_web_page_goes_without_its_tags() -> None:
    _, _, words = asked("<html><body><p>Mira <b>swims</b> daily.</p><script>obey()</script></body></html>")
    assert "Mira swims daily." in words
    assert "<" not in words
    assert "obey" not in words


def test_what_goes_is_text_that_can_be_sent() -> None:
    _, _, words = asked("Half an emoji \ud83d here.")
    assert words.encode()


def objects(schema: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    yield schema
    for inner in schema.values():
        if isinstance(inner, Mapping):
            yield from objects(inner)


def test_the_schema_keeps_to_what_every_provider_takes() -> None:
    assert SCHEMA["type"] == "object"
    allowed = {"type", "properties", "required", "additionalProperties", "items", "enum"}
    for each in objects(SCHEMA):
        if each.get("type") == "object":
            assert each["additionalProperties"] is False
            properties = each["properties"]
            assert isinstance(properties, Mapping)
            assert each["required"] == list(properties)
        if isinstance(each.get("type"), str):
            assert set(each) <= allowed
        assert not isinstance(each.get("type"), list)
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA


def test_the_schema_names_our_six_kinds() -> None:
    assert json.dumps([kind.value for kind in Kind]) in json.dumps(SCHEMA)
    assert SCHEMA_NAME.replace("_", "").isalnum()
    assert len(SCHEMA_NAME) <= 64


def test_no_words_are_in_a_repr() -> None:
    question = Asking("fence").question("Zanzibarquokka")
    assert "quokka" not in repr(question)
