"""What reading a model's answer costs. `python -m tests.bench.extraction_bench`.

One part of 4,000 characters, an answer of twelve memories, as it should be and as models slip; then what
hostile answers cost, and what it costs to plan a long text.
"""

import contextlib
import json
from collections.abc import Callable
from time import process_time

from tests.bench.figures import report
from wellkept.providers.chat import Reply
from wellkept.teach.extracted import Ask
from wellkept.teach.extraction import extract
from wellkept.teach.extraction_plan import Plan, plan_of
from wellkept.teach.extraction_reply import UnreadReply, read_reply

_SENTENCES = [f"On day {day} Mira carried {day + 3} jars of honey to the roof, and I helped her." for day in range(48)]
TEXT = "\n\n".join(" ".join(_SENTENCES[at : at + 3]) for at in range(0, 48, 3)) + "\n"
CHINESE = "米拉住在北京的老城区，她的姐姐在学校教书。" * 50_000
MEMORIES = [
    {
        "kind": "fact",
        "content": f"Owner helped Mira on day {day}.",
        "importance": 0.5,
        "tags": ["honey"],
        "quote": words,
    }
    for day, words in enumerate(_SENTENCES[:36:3])
]
GOOD = json.dumps({"memories": MEMORIES, "profile": {"facts": [{"line": "Owner helps Mira.", "memories": [1]}]}})
HOSTILE = {
    "brackets that stay open": "{ a:" * 14_000 + "}",
    "brackets in brackets": "[" * 150_000,
    "quotes in quotes": '{"memories": [{"content": "Mira says ' + '"hi" ' * 9000 + '"}]}',
}


def cpu(act: Callable[[], object], times: int = 20) -> list[float]:
    """Return the processor time of each of several runs, in ms."""
    taken = []
    for _ in range(times):
        start = process_time()
        act()
        taken.append((process_time() - start) * 1000)
    return taken


def part(plan: Plan, reply: str) -> object:
    """Do the first part of a plan with this reply."""
    steps = extract(plan)
    assert isinstance(next(steps), Ask)
    return steps.send(Reply(reply, True, "bench"))


def refused(reply: str) -> None:
    """Read a reply that is perhaps no answer."""
    with contextlib.suppress(UnreadReply):
        read_reply(reply)


def main() -> None:
    """Print the figures, in ms of processor time."""
    report("read an answer as asked", cpu(lambda: read_reply(GOOD)))
    report("read it out of a fence", cpu(lambda: read_reply(f"Sure:\n```json\n{GOOD}\n```")))
    report("read it with a comma too many", cpu(lambda: read_reply(GOOD.replace('"}, {', '",}, {'))))
    plan = plan_of(TEXT)
    report("a part: what to ask", cpu(lambda: list(plan.asks())))
    report("a part: answered", cpu(lambda: part(plan, GOOD)))
    shouted = GOOD.replace("carried", "CARRIED")
    report("a part: quotes not letter by letter", cpu(lambda: part(plan, shouted)))
    report("a part: prose, so sentences", cpu(lambda: part(plan, "I cannot do that.")))
    report("plan 1,000,000 characters of English", cpu(lambda: plan_of(TEXT * 250), 3))
    report("plan 1,050,000 characters of Chinese", cpu(lambda: plan_of(CHINESE), 3))
    for name, reply in HOSTILE.items():
        report(f"hostile: {name}", cpu(lambda reply=reply: refused(reply), 3))  # type: ignore[misc] # bound at once


if __name__ == "__main__":
    main()
