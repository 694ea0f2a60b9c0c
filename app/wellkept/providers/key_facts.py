"""What a service says about a key: what it may still spend, and whether it is one that can be used at all."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from wellkept.providers.faults import BadAnswer, NotAllowed

_TEXT_MAX_CHARS = 40


@dataclass(frozen=True, slots=True)
class KeyFacts:
    """Limits and usage, US dollars; None where there is no limit or the service does not say.

    The label is not taken over: the service puts the ends of the key into it. Attributes: `resets` how often the
    limit starts anew (daily, weekly, monthly) or ""; `expires` an ISO date or "".
    """

    limit_usd: float | None = None
    remaining_usd: float | None = None
    used_usd: float | None = None
    used_today_usd: float | None = None
    used_month_usd: float | None = None
    free_tier: bool = False
    resets: str = ""
    expires: str = ""

    @property
    def spent(self) -> bool:
        """Return whether the key has a limit and reached it."""
        return self.remaining_usd is not None and self.remaining_usd <= 0


def facts_of(body: Mapping[str, object]) -> KeyFacts:
    """Return what an answer says about the key that was used.

    Raises: NotAllowed for a management key, which cannot ask models anything; BadAnswer.
    """
    data = body.get("data")
    if not isinstance(data, Mapping):
        raise BadAnswer("The service did not say anything about the key.", "Check the address in the settings.")
    if data.get("is_management_key") is True or data.get("is_provisioning_key") is True:
        raise NotAllowed(
            "This key is one for managing other keys; models do not answer it.",
            "Make an ordinary key on the service's page and paste that one.",
        )
    return KeyFacts(
        limit_usd=_amount(data.get("limit")),
        remaining_usd=_amount(data.get("limit_remaining")),
        used_usd=_amount(data.get("usage")),
        used_today_usd=_amount(data.get("usage_daily")),
        used_month_usd=_amount(data.get("usage_monthly")),
        free_tier=data.get("is_free_tier") is True,
        resets=_text(data.get("limit_reset")),
        expires=_text(data.get("expires_at")),
    )


def _amount(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if math.isfinite(value) else None


def _text(value: object) -> str:
    return value[:_TEXT_MAX_CHARS] if isinstance(value, str) and value.isprintable() else ""
