"""How the facade gathers what its parts answer."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

UseCases = Mapping[type, Callable[[Any], object]]
"""What answers a request, by the type of the request."""


class Part(Protocol):
    """Some use cases that belong together."""

    @property
    def use_cases(self) -> UseCases:
        """What it answers, by request."""


def use_cases_of(*parts: Part) -> UseCases:
    """Return what several parts answer."""
    return {request: answer for part in parts for request, answer in part.use_cases.items()}
