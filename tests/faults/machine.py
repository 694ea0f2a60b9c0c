"""The erase matrix as a state machine: whatever owners do, in whatever order, in one program or in two.

Hypothesis chooses the acts, their order and their chances. An act is done by a program of its own, which may be
killed in the middle of it; every file is looked into after each forgetting, and again after each end of a program.
Nothing here stops at a finding: it is counted.
"""

import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from tests.faults.living import EndedBadly, Program
from tests.faults.watching import Found, Watch

CHANCE_BITS = 30
CHANCE = st.integers(0, (1 << CHANCE_BITS) - 1)
WHICH = st.integers(0, 1)
_STEPS = 60
_LATE_S = 0.02
_LIFE = 10
"""Acts that are done at least before a program ends: starting one takes as long as 30 acts."""
_FEWEST, _MOST = 2, 50
"""So many examples are made in one go; the first of them is always the dullest there is."""
_FORGETS_EACH = 60
"""About so many are forgotten in an example of `_STEPS`."""


class Forgetting(RuleBasedStateMachine):
    """One file, and one or two programs that have it open. `found` is what all examples together have seen."""

    found = Found()

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self._path = Path(self._folder.name) / "memories.db"
        self._watch = Watch(self._path, self.found)
        self._programs: list[Program] = []
        self._done: list[str] = []
        self._acts = 0  # since a program ended

    @rule(chance=CHANCE, which=WHICH, act=st.sampled_from((
        "teach", "correct", "untag", "reinforce", "merge", "replace_older", "teach_and_undo", "embed", "ask", "lines",
    )))  # fmt: skip
    def keep(self, act: str, chance: int, which: int) -> None:
        """Teach, correct, undo, reinforce or unite."""
        self._act(act, chance, which)

    @rule(chance=CHANCE, which=WHICH, act=st.sampled_from((
        "forget", "forget_several", "forget_and_return", "forget_found", "forget_person", "bring_again", "read_beside",
    )))  # fmt: skip
    def act_to_forget(self, act: str, chance: int, which: int) -> None:
        """Forget: one, many, a person, what a search finds, while another reads; with undo and redo."""
        self._act(act, chance, which)

    @rule(chance=CHANCE, which=WHICH)
    def forget_more(self, chance: int, which: int) -> None:
        """Forget one after the other, which is what this is about."""
        self._act("forget_several", chance, which)

    @rule(chance=CHANCE, which=WHICH, act=st.sampled_from((
        "confirm", "keep_apart", "draft", "half_type", "send", "mark", "save_search", "assist", "empty_forgotten",
        "tidy",
    )))  # fmt: skip
    def do_beside(self, act: str, chance: int, which: int) -> None:
        """Do what leaves words beside memories: drafts, saved searches, answers to duplicates."""
        self._act(act, chance, which)

    @rule(chance=CHANCE, which=WHICH, act=st.sampled_from(("back_up", "back_up", "restore")))
    def back_up(self, act: str, chance: int, which: int) -> None:
        """Make a backup, or bring back from one."""
        self._act(act, chance, which)

    @rule(chance=CHANCE, which=WHICH, act=st.sampled_from(("encrypt", "make_plain")))
    def change_the_cipher(self, act: str, chance: int, which: int) -> None:
        """Encrypt, change the key, or make plain; refused while another program has the file open."""
        self._act(act, chance, which)

    @rule(chance=CHANCE, which=WHICH, lines=st.integers(1, 12), late=st.floats(0.0, _LATE_S), act=st.sampled_from((
        "teach", "correct", "forget", "forget_several", "forget_and_return", "merge", "forget_person", "back_up",
        "encrypt", "make_plain", "lines", "tidy",
    )))  # fmt: skip
    def kill(self, act: str, chance: int, which: int, lines: int, late: float) -> None:
        """Kill a program in the middle of an act, or after it."""
        if self._acts >= _LIFE:
            program = self._program(which)
            self._done.append(f"kill in {act}")
            self._counted(
                lambda: program.act(f"act {act} {self._seed(chance)}", lines, late) and program.act("go", 1, late)
            )
            self._ended(program)

    @rule(which=WHICH, order=st.sampled_from(("end", "drop")))
    def end(self, order: str, which: int) -> None:
        """Let a program end as it should, or be gone without closing its connection."""
        if self._acts >= _LIFE:
            program = self._program(which)
            self._done.append(order)
            self._counted(lambda: program.end(order))
            self._ended(program)

    @rule(chance=CHANCE)
    def open_another(self, chance: int) -> None:
        """Let a second program have the file open beside the first."""
        self._program(0)
        if len(self._programs) < 2:
            self._done.append("open another")
            self._programs.append(Program(self._path, chance, self._watch.hear))

    def teardown(self) -> None:
        """Close all, and look at all that ever went."""
        for program in self._programs:
            self._counted(program.end)
        self._programs = []
        if self._path.exists():
            self._start_again()
        self._folder.cleanup()

    def _act(self, act: str, chance: int, which: int) -> None:
        self._done.append(act)
        self._acts += 1
        self._counted(lambda: self._program(which).act(f"act {act} {self._seed(chance)}"))

    def _seed(self, chance: int) -> int:
        """Return what an act takes its words from: never twice the same, or a line taught again would count as left."""
        return chance + (len(self._done) << CHANCE_BITS)

    def _program(self, which: int) -> Program:
        """Return one of the programs that have the file open; the first is started when there is none."""
        if not self._programs:
            self._programs.append(Program(self._path, len(self._done), self._watch.hear))
        return self._programs[which % len(self._programs)]

    def _ended(self, program: Program) -> None:
        self._programs = [one for one in self._programs if one is not program]
        self._acts = 0
        self._start_again()

    def _start_again(self) -> None:
        if not self._programs:
            self._counted(self._watch.start_again)

    def _counted(self, act: Callable[[], object]) -> None:
        """Do something; what it finds is said with all that was done before it."""
        before = len(self.found.residue), self.found.back, len(self.found.problems)
        try:
            act()
        except EndedBadly:
            self.found.problems.append(f"a program failed to {self._done[-1]}")
            self._programs = [one for one in self._programs if not one.ended]
        if (len(self.found.residue), self.found.back, len(self.found.problems)) != before:
            self.found.acts.append(" > ".join(self._done))


def run(n: int, number: int) -> Found:
    """Run examples until so many memories were forgotten for good; `number` chooses them."""
    found = Found()
    for more in count():
        if found.forgets >= n:
            break
        machine = type("Forgetting", (Forgetting,), {"found": found})
        few = settings(
            max_examples=max(_FEWEST, min(_MOST, (n - found.forgets) // _FORGETS_EACH)),
            stateful_step_count=min(_STEPS, 6 + n),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        run_state_machine_as_test(seed(1000 * number + more)(machine), settings=few)
    return found
