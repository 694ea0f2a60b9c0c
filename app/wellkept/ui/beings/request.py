"""Whose memories a request is about."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from wellkept.model.memory import OWNER_BEING
from wellkept.model.query import Filters, Query


def of_being(request: object, being_id: str) -> object:
    """Return a request about the memories of a being, where it names none but the usual one.

    Every part of the window asks as if there were one being only; who is meant is decided here alone.
    """
    if being_id == OWNER_BEING or not is_dataclass(request) or isinstance(request, type):
        return request
    changed: dict[str, Any] = {}
    for field in fields(request):
        value = getattr(request, field.name)
        if field.name == "being_id" and value == OWNER_BEING:
            changed["being_id"] = being_id
        elif isinstance(value, Filters) and value.being_id == OWNER_BEING:
            changed[field.name] = replace(value, being_id=being_id)
        elif isinstance(value, Query) and value.filters.being_id == OWNER_BEING:
            changed[field.name] = replace(value, filters=replace(value.filters, being_id=being_id))
    return replace(request, **changed) if changed else request
