"""The far side of a chat: answers from a list, for what is done with answers. No network, no thread."""

from collections.abc import Collection, Iterable

from wellkept.model.errors import WellkeptError
from wellkept.providers.chat import Question, Reply
from wellkept.teach.extracted import Ask, Extracted
from wellkept.teach.extraction import extract
from wellkept.teach.extraction_plan import Plan
from wellkept.teach.found import Span


class NoNetwork(WellkeptError):
    """A fault as the network gives it."""

    sentence = "The model could not be reached."
    next_step = "Check the network."


class FarSide:
    """Answers each question with the next of its answers, and remembers the questions."""

    def __init__(self, answers: Iterable[str | Reply | WellkeptError]) -> None:
        self._answers = iter(answers)
        self.asked: list[Question] = []

    def answer(self, question: Question) -> Reply | WellkeptError:
        self.asked.append(question)
        answer = next(self._answers)
        return Reply(answer, True, "far/side") if isinstance(answer, str) else answer


def run(plan: Plan, far_side: FarSide, only: Collection[Span] | None = None) -> list[Extracted]:
    """Do a whole text, as a caller on another thread would."""
    done: list[Extracted] = []
    steps = extract(plan, only)
    answer: Reply | WellkeptError | None = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration:
            return done
        answer = far_side.answer(step.question) if isinstance(step, Ask) else None
        if isinstance(step, Extracted):
            done.append(step)
