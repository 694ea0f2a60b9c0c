"""What has to go over from a memory to the one that it is made into."""

from dataclasses import dataclass, field, replace

from wellkept.model.text import exact_form
from wellkept.store.exam import ExamQuestion
from wellkept.store.store import Store


def carried_over(store: Store, kept: int, other: int) -> "Carried":
    """Return what goes over: whether the one must be marked to stay here, and the questions that should find it."""
    leaving = store.may_leave((kept, other))
    asked = {exact_form(question.text) for question in store.exam_questions(key=kept)}
    moved = tuple(one for one in store.exam_questions(key=other) if exact_form(one.text) not in asked)
    return Carried(store, kept, len(leaving) < 2 and kept not in store.kept_here([kept]), moved)


@dataclass(slots=True)
class Carried:
    """What goes over from a memory to the one that it is made into: that it never leaves, and its questions."""

    store: Store
    kept: int
    stays: bool
    questions: tuple[ExamQuestion, ...] = field(repr=False)
    numbers: tuple[int, ...] = ()

    def again(self) -> None:
        """Bring it over."""
        if self.stays:
            self.store.keep_here([self.kept], marked=True)
        self.numbers = tuple(
            self.store.add_exam_question(replace(one, number=0, key=self.kept)) for one in self.questions
        )

    def back(self) -> None:
        """Take it away again."""
        if self.stays:
            self.store.keep_here([self.kept], marked=False)
        for number in self.numbers:
            self.store.remove_exam_question(number)
