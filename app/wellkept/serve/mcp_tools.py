"""The tools that an assistant is offered, in one table: what each is for, what goes in, what comes out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mcp_types import Tool, ToolAnnotations

from wellkept.serve import mcp_inputs as inputs
from wellkept.serve import mcp_outputs as outputs


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolOf:
    """One tool. `tell` turns the answer of the doors into what the assistant is told.

    `adds` whether it only ever adds; `again` whether doing it twice does no more than doing it once. Nothing here
    reaches into an open world: it is the owner's one file.
    """

    name: str
    title: str
    description: str
    takes: type[inputs.Input]
    gives: type[outputs.Output]
    tell: Callable[[Any], outputs.Told]
    reads: bool = False
    adds: bool = True
    again: bool = True

    def shown(self) -> Tool:
        """Return the tool as an assistant sees it."""
        return Tool(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=_plain(self.takes.model_json_schema(by_alias=True)),
            output_schema=_plain(self.gives.model_json_schema(by_alias=True, mode="serialization")),
            annotations=ToolAnnotations(
                title=self.title,
                read_only_hint=self.reads,
                destructive_hint=not self.reads and not self.adds,
                idempotent_hint=self.again,
                open_world_hint=False,
            ),
        )


TOOLS = (
    ToolOf(
        name="context",
        title="What to have in mind",
        description="Gives a short, dated block of what is remembered about the owner: what is always to be in mind "
        "first, then what fits the text. Ask for it when a conversation begins and when its topic changes.",
        takes=inputs.InMind,
        gives=outputs.ContextOut,
        tell=outputs.context,
        reads=True,
    ),
    ToolOf(
        name="recall",
        title="Recall memories",
        description="Finds memories by words and by meaning, the best first. Ask in plain words, as a person would. "
        "What is returned counts as recalled; nothing else changes.",
        takes=inputs.Recall,
        gives=outputs.PageOut,
        tell=outputs.page,
        reads=True,
    ),
    ToolOf(
        name="list",
        title="List memories",
        description="Lists all memories you may read, the newest first, page by page: for when the owner wants to see "
        "them. To find something, use recall.",
        takes=inputs.ListAll,
        gives=outputs.PageOut,
        tell=outputs.page,
        reads=True,
    ),
    ToolOf(
        name="remember",
        title="Remember a sentence",
        description="Keeps one sentence about the owner or the people around them. What is known already is not kept "
        "twice, and what replaces an older sentence keeps that in its history. If you may only propose, it waits for "
        "the owner's yes. Keep what will matter later, never secrets such as passwords.",
        takes=inputs.Remember,
        gives=outputs.DoneOut,
        tell=outputs.done,
        again=False,
    ),
    ToolOf(
        name="correct",
        title="Correct a memory",
        description="Gives a memory new words; the old ones stay in its history. If you may only propose, it waits "
        "for the owner's yes.",
        takes=inputs.Correct,
        gives=outputs.DoneOut,
        tell=outputs.done,
        adds=False,
    ),
    ToolOf(
        name="forget",
        title="Forget a memory",
        description="Erases one memory with every trace, for good. Only when the owner asks for it. Unless the owner "
        "has allowed you to forget, it waits for their yes, and the answer says so.",
        takes=inputs.Forget,
        gives=outputs.DoneOut,
        tell=outputs.done,
        adds=False,
    ),
    ToolOf(
        name="learn",
        title="Learn from a text",
        description="Finds the sentences worth keeping in a longer text that the owner gave you, and keeps them. "
        "With dry_run it only shows them.",
        takes=inputs.Learn,
        gives=outputs.LearnedOut,
        tell=outputs.learned,
        again=False,
    ),
    ToolOf(
        name="profile",
        title="The profile",
        description="Gives the profile in short lines: facts, goals, preferences, routines, tone.",
        takes=inputs.OfBeing,
        gives=outputs.ProfileOut,
        tell=outputs.profile,
        reads=True,
    ),
    ToolOf(
        name="beings",
        title="Whose memories",
        description="Names whose memories you may read; each name can be given as being to the other tools.",
        takes=inputs.Nothing,
        gives=outputs.BeingsOut,
        tell=outputs.beings,
        reads=True,
    ),
)

BY_NAME = {tool.name: tool for tool in TOOLS}


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without references, which some clients do not follow, and without the names of our classes."""
    parts = schema.pop("$defs", {})

    def inlined(node: Any) -> Any:
        if isinstance(node, list):
            return [inlined(one) for one in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            return inlined(parts[node["$ref"].rpartition("/")[2]])
        return {
            key: {name: inlined(one) for name, one in value.items()} if key == "properties" else inlined(value)
            for key, value in node.items()
            if key != "title"
        }

    plain: dict[str, Any] = inlined(schema)
    return plain
