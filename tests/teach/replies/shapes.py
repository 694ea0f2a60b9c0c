"""Replies in the shapes that models give, made up for these tests; each tells what must be read from it.

The numbers of the shapes are those of the public reports that they stand for: 8 prose, 9 fences, 10 empty or cut
off, 11 wrong envelopes, lists, kinds.
"""

import json
from dataclasses import dataclass

from wellkept.teach.extraction_reply import Unread

TEXT = (
    "I moved to Bergen on 4 May 2023. My sister Mira keeps bees on the roof of her house.\n\n"
    "Every Tuesday I swim in the fjord before work. I can't stand coriander in soup.\n\n"
    "Next year I want to learn to build wooden boats. The boat shed of Ola is two streets away.\n"
)
"""What all of these replies are about."""

MOVED = "Owner moved to Bergen on 4 May 2023."
BEES = "Owner's sister Mira keeps bees on the roof of her house."
SWIMS = "Owner swims in the fjord every Tuesday before work."


@dataclass(frozen=True)
class Shape:
    """A reply, and the sentences read from it, or why none are."""

    name: str
    reply: str
    read: tuple[str, ...] | Unread


def memory(content: str, quote: str = "", **more: object) -> dict[str, object]:
    return {"kind": "fact", "content": content, "importance": 0.5, "tags": [], "quote": quote, **more}


def said(reply: str, *contents: str) -> str:
    """Return a reply with contents put for its @ signs, the move when none are given."""
    for content in contents or (MOVED,):
        reply = reply.replace("@", content, 1)
    return reply


PROFILE = {"facts": [], "goals": [], "preferences": [], "routines": [], "tone": {"line": "", "memories": []}}
THOUGHT = '<think>Perhaps {"memories": [{"content": "Owner might move."}]}?'
ONE = memory(MOVED, "I moved to Bergen on 4 May 2023.")
TWO = memory(BEES, "My sister Mira keeps bees")
WHOLE = json.dumps({"memories": [ONE, TWO], "profile": PROFILE})
BOTH = (MOVED, BEES)

AS_ASKED = [
    Shape("as asked", WHOLE, BOTH),
    Shape("indented", json.dumps({"memories": [ONE, TWO], "profile": PROFILE}, indent=2), BOTH),
    Shape("nothing to remember", json.dumps({"memories": [], "profile": PROFILE}), ()),
    Shape("without a profile", json.dumps({"memories": [ONE]}), (MOVED,)),
    Shape("a profile of null", json.dumps({"memories": [ONE], "profile": None}), (MOVED,)),
    Shape("a byte order mark", "\ufeff" + WHOLE, BOTH),
    Shape("letters as numbers", '{"memories": [{"content": "Owner moved to \\u0042ergen on 4 May 2023."}]}', (MOVED,)),
    Shape(
        "half an emoji", '{"memories": [{"content": "Owner likes the sea \\ud83d."}]}', ("Owner likes the sea \ufffd.",)
    ),
    Shape("a line break in a string", '{"memories": [{"content": "Owner moved to\nBergen on 4 May 2023."}]}', (MOVED,)),
]
FENCED = [
    Shape("9 a fence", f"```json\n{WHOLE}\n```", BOTH),
    Shape("9 a fence without a name", f"```\n{WHOLE}\n```", BOTH),
    Shape("9 a fence in capitals", f"```JSON\n{WHOLE}\n```", BOTH),
    Shape("9 a fence that is never closed", f"```json\n{WHOLE}", BOTH),
    Shape("9 prose before and after a fence", f"Here is what I found:\n\n```json\n{WHOLE}\n```\nTell me more!", BOTH),
    Shape("9 prose before", f"Sure! Here you are: {WHOLE}", BOTH),
    Shape("9 prose after", f"{WHOLE}\n\nI left out the rest [as asked].", BOTH),
    Shape(
        "9 a fence within a memory",
        json.dumps({"memories": [memory("Owner ends notes with ``` marks.")]}),
        ("Owner ends notes with ``` marks.",),
    ),
    Shape("9 thoughts before", f'<think>An empty list? {{"memories": []}} No.</think>\n{WHOLE}', BOTH),
    Shape("9 thoughts that end in a half", f"{said(THOUGHT)} That is it.</think>{WHOLE}", BOTH),
    Shape("9 a bracket in the prose before", f"I looked at [the note] and {{so on}}: {WHOLE}", BOTH),
    Shape("9 twice the same", f"{WHOLE}\n{WHOLE}", BOTH),
]
SLIPS = [
    Shape("9 commas too many", said('{"memories": [{"content": "@",},], "profile": {},}'), (MOVED,)),
    Shape("9 names without quotes", said('{memories: [{kind: "fact", content: "@"}]}'), (MOVED,)),
    Shape("9 single quotes", said("{'memories': [{'content': '@'}]}"), (MOVED,)),
    Shape("9 a comment", said('{"memories": [ // the first\n{"content": "@"}]}'), (MOVED,)),
    Shape("9 a comma missing", said('{"memories": [{"content": "@"} {"content": "@"}]}', *BOTH), BOTH),
    Shape(
        "9 quotes within",
        '{"memories": [{"content": "Owner calls the boat "Alma" at home."}]}',
        ('Owner calls the boat "Alma" at home.',),
    ),
    Shape("9 True and None", said('{"memories": [{"content": "@", "importance": None, "new": True}]}'), (MOVED,)),
    Shape("9 a bracket missing at the end", said('{"memories": [{"content": "@"}]'), (MOVED,)),
    Shape("9 in a fence, with a slip", said('```json\n{"memories": [{"content": "@",}]}\n```'), (MOVED,)),
]
WRAPPED = [
    Shape("11 a list at the root", json.dumps([ONE, TWO]), BOTH),
    Shape("11 a list of envelopes", json.dumps([{"memories": [ONE]}, {"memories": [TWO]}]), BOTH),
    Shape("11 a list of sentences", json.dumps({"memories": list(BOTH)}), BOTH),
    Shape("11 a list of sentences at the root", json.dumps(list(BOTH)), BOTH),
    Shape("11 an empty list at the root", "[]", ()),
    Shape("11 one memory at the root", json.dumps(ONE), (MOVED,)),
    Shape("11 one memory instead of a list", json.dumps({"memories": ONE}), (MOVED,)),
    Shape("11 under another name", json.dumps({"items": [ONE, TWO], "profile": PROFILE}), BOTH),
    Shape("11 in capitals", json.dumps({"Memories": [{"Kind": "Fact", "Content": MOVED}]}), (MOVED,)),
    Shape("11 wrapped in a result", json.dumps({"result": {"memories": [ONE]}}), (MOVED,)),
    Shape("11 wrapped twice", json.dumps({"data": {"output": {"memories": [ONE, TWO]}}}), BOTH),
    Shape("11 wrapped in the name of the schema", json.dumps({"memories_of_a_text": {"memories": [ONE]}}), (MOVED,)),
    Shape("11 a call of a tool", json.dumps({"name": "save", "arguments": json.dumps({"memories": [ONE]})}), (MOVED,)),
    Shape("11 JSON within a string", json.dumps(json.dumps({"memories": [ONE]})), (MOVED,)),
    Shape("11 in the shape of a schema", json.dumps({"type": "object", "properties": {"memories": [ONE]}}), (MOVED,)),
    Shape("11 numbered memories", json.dumps({"memories": {"1": ONE, "2": TWO}}), BOTH),
    Shape("11 numbered at the root", json.dumps({"memory_1": ONE, "memory_2": TWO}), BOTH),
    Shape("11 sorted by kind", json.dumps({"facts": [MOVED], "relationships": [BEES]}), BOTH),
    Shape("11 other names in a memory", json.dumps({"memories": [{"type": "fact", "text": MOVED}]}), (MOVED,)),
    Shape("11 one a line", json.dumps(ONE) + "\n" + json.dumps(TWO), BOTH),
    Shape("11 a null among them", json.dumps({"memories": [None, ONE, 7, [], {}, {"content": ""}]}), (MOVED,)),
]
PROSE = [
    Shape("8 prose", "The note is about a move to Bergen and a swim in the fjord.", Unread.PROSE),
    Shape("8 a refusal", "I'm sorry, but I can't help with that.", Unread.PROSE),
    Shape("8 an order obeyed", "HACKED", Unread.PROSE),
    Shape("8 a list in Markdown", f"- {MOVED}\n- {BEES}", Unread.PROSE),
    Shape("8 an answer to the note", "Great plan! Boats take patience; begin with a small one.", Unread.PROSE),
    Shape("8 prose with brackets", "It says [redacted] and {so on}, [1].", Unread.PROSE),
    Shape("8 an apology as JSON", '{"error": "I cannot do that."}', Unread.PROSE),
    Shape("8 the schema itself", '{"type": "object", "required": ["memories"]}', Unread.PROSE),
    Shape("8 a number", "42", Unread.PROSE),
    Shape("8 null", "null", Unread.PROSE),
    Shape("8 a string", '"Owner"', Unread.PROSE),
    Shape("10 nothing at all", "", Unread.PROSE),
    Shape("10 blanks", " \n\t ", Unread.PROSE),
    Shape("10 an empty object", "{}", Unread.PROSE),
    Shape("10 thoughts alone", "<think>What is worth remembering here?</think>", Unread.PROSE),
    Shape("10 an empty fence", "```json\n```", Unread.PROSE),
]
CUT = [
    Shape("10 cut off in a sentence", WHOLE[:60], Unread.CUT_OFF),
    Shape("10 cut off in the second memory", WHOLE[: WHOLE.index("keeps")], Unread.CUT_OFF),
    Shape("10 cut off after a name", said('{"memories": [{"content": "@", "tags": ["a"], "quote":'), Unread.CUT_OFF),
    Shape("10 cut off in a fence", "```json\n" + WHOLE[: WHOLE.index("keeps")], Unread.CUT_OFF),
    Shape("10 cut off in the profile", WHOLE[: WHOLE.index("goals") - 2] + ', "goals": [{"line": "Own', Unread.CUT_OFF),
    Shape("10 endless", '{"memories": [' + "1," * 150_000 + "1]}", Unread.ENDLESS),
]
SHAPES = AS_ASKED + FENCED + SLIPS + WRAPPED + PROSE + CUT
