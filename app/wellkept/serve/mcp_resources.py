"""What an assistant's program can attach by hand: single memories, the profile, and a block for a conversation."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from mcp_types import (
    GetPromptResult,
    Prompt,
    PromptArgument,
    PromptMessage,
    ReadResourceResult,
    Resource,
    ResourceTemplate,
    TextContent,
    TextResourceContents,
)

from wellkept.model.memory import OWNER, OWNER_BEING
from wellkept.model.scope import Scope
from wellkept.serve import mcp_outputs as outputs
from wellkept.serve.mcp_inputs import BUDGET_MAX, QUESTION_MAX_CHARS
from wellkept.service.door_answers import Context, MemoryPage
from wellkept.service.door_requests import AskContext, AskProfile, ListMemories, ShowOne
from wellkept.service.framing import json_line

PROMPT = "what_you_know_about_me"
_JSON = "application/json"
_MEMORY = "memory://"
_PROFILE = "profile://"
_NEWEST = 50
_BLOCK = BUDGET_MAX // 10  # tokens: a page or two, for a person chose to spend them

RESOURCES = (
    Resource(
        name="profile",
        title="The owner's profile",
        uri=_PROFILE + OWNER_BEING,
        description="The profile in short lines: facts, goals, preferences, routines, tone.",
        mime_type=_JSON,
    ),
)
TEMPLATES = (
    ResourceTemplate(
        name="memory",
        title="One memory",
        uri_template=_MEMORY + "{id}",
        description="One memory with its record and its earlier words; the tools name its id.",
        mime_type=_JSON,
    ),
    ResourceTemplate(
        name="profile of",
        title="The profile of a being",
        uri_template=_PROFILE + "{being}",
        description="The profile of whom the tool beings names.",
        mime_type=_JSON,
    ),
)
PROMPTS = (
    Prompt(
        name=PROMPT,
        title="What you know about me",
        description="Puts what is remembered about you into the conversation, as quotations with their dates.",
        arguments=[
            PromptArgument(
                name="topic",
                title="Topic",
                description="What it is to be about; empty for the newest memories.",
                required=False,
            ),
        ],
    ),
)


def request_for(uri: str) -> object | None:
    """Return what is asked of the doors for an address, None for an address that is none of ours."""
    for scheme, request in _SCHEMES.items():
        name = unquote(uri.removeprefix(scheme))
        if uri.startswith(scheme) and name:
            return request(name)
    return None


def contents(uri: str, answer: Any) -> ReadResourceResult:
    """Return what stands at an address, as JSON that nothing inside can close."""
    fields = outputs.profile(answer).fields if uri.startswith(_PROFILE) else outputs.record(answer)
    part = TextResourceContents(uri=uri, mime_type=_JSON, text=json_line(fields))
    return ReadResourceResult(contents=[part], ttl_ms=0, cache_scope="private")


def prompt_request(topic: str) -> AskContext | ListMemories:
    """Return what is asked of the doors for the prompt: what fits a topic, or without one the newest."""
    if not topic.strip():
        return ListMemories(limit=_NEWEST)
    return AskContext(text=topic[:QUESTION_MAX_CHARS], scope=Scope(people=(OWNER,)), budget=_BLOCK)


def prompt(answer: Context | MemoryPage) -> GetPromptResult:
    """Return the block as a message of the owner's."""
    told = outputs.context(answer) if isinstance(answer, Context) else outputs.page(answer)
    message = PromptMessage(role="user", content=TextContent(text=told.text))
    return GetPromptResult(description=PROMPTS[0].description, messages=[message])


_SCHEMES: dict[str, Callable[[str], object]] = {_MEMORY: ShowOne, _PROFILE: AskProfile}
