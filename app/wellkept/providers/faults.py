"""What can go wrong with a model on another computer, each with its sentence for the owner and a next step.

No fault ever holds a key, a text that was sent, or words of an answer: faults are logged and shown in reports.
Which fault an answer of the far side means is looked up in `fault_table.py`.
"""

from __future__ import annotations

from typing import ClassVar

from wellkept.model.errors import WellkeptError


class RemoteFault(WellkeptError):
    """A call to a remote model did not bring what was asked for. Nothing kept was changed or lost.

    Attributes: `code` the number the far side gave (mostly its HTTP status), or None; `retry_after_s` how long
    it asked us to wait, in seconds, or None; `retryable` whether the same call may work a moment later.
    """

    sentence = "The model service could not do this."
    next_step = "Try again later; everything on this computer works as before."
    retryable: ClassVar[bool] = False

    def __init__(
        self,
        sentence: str | None = None,
        next_step: str | None = None,
        *,
        code: int | None = None,
        retry_after_s: float | None = None,
    ) -> None:
        super().__init__(sentence, next_step)
        self.code = code
        self.retry_after_s = retry_after_s


class KeyRefused(RemoteFault):
    """The far side does not know the key, or it was revoked or has expired."""

    sentence = "The key was not accepted; it may have been revoked or mistyped."
    next_step = "Check the key in the settings, or paste a new one."


class OutOfCredit(RemoteFault):
    """The account or the key has no money left for this."""

    sentence = "There is no credit left for this on the account or the key."
    next_step = "Add credit or raise the key's limit, then try again."


class NotAllowed(RemoteFault):
    """The key, or a rule of the account or the service, does not allow this call."""

    sentence = "The service does not allow this with this key."
    next_step = "Look at the key's limits and rules on the service's page, or use another key."


class NoEndpoint(RemoteFault):
    """No one serves this model under the rules asked for."""

    sentence = "No provider serves this model under your rules."
    next_step = "Choose another model in the settings."


class Unsupported(NoEndpoint):
    """Nobody serves this model with all that was asked of it; asking for less may do."""

    sentence = "No provider of this model can do all that was asked of it."


class Busy(RemoteFault):
    """The far side is overloaded, or we ask too often."""

    sentence = "The model service is busy."
    next_step = "Try again in a minute."
    retryable = True


class Unreachable(RemoteFault):
    """No connection, or none that lasted."""

    sentence = "The model service could not be reached."
    next_step = "Check the internet connection and try again; everything on this computer works as before."
    retryable = True


class TookTooLong(Unreachable):
    """No answer within the time limit. Asking the same again would take as long."""

    sentence = "The model service did not answer in time."
    next_step = "Try again, use a shorter text, or choose a faster model."
    retryable = False


class NotSecure(Unreachable):
    """The connection is not private: a certificate that cannot be trusted, or none."""

    sentence = "The connection to the model service is not secure, so nothing was sent."
    next_step = "Check the address and this computer's clock; a Wi-Fi sign-in page can also be the cause."
    retryable = False


class TooLong(RemoteFault):
    """More text than the model takes at once."""

    sentence = "This is more text than the model takes at once."
    next_step = "Use a shorter text, or choose a model that reads more."


class Rejected(RemoteFault):
    """The far side did not accept the form of the request."""

    sentence = "The model service did not accept the request."
    next_step = "Choose another model in the settings."


class BadAnswer(RemoteFault):
    """Something came back that is not an answer."""

    sentence = "The model service sent something that is not an answer."
    next_step = "Try again, or choose another model in the settings."


class OtherVectors(RemoteFault):
    """The model's vectors are of another size than those kept, so they cannot be compared."""

    sentence = "The model now gives vectors of another size than before."
    next_step = "Choose the model again in the settings; its vectors are then made anew."


class Refused(RemoteFault):
    """The model, or a filter before it, would not work on this text."""

    sentence = "The model would not work on this text."
    next_step = "Leave this part to the offline sentence finder, or choose another model."


class Truncated(RemoteFault):
    """The answer ended before anything usable came."""

    sentence = "The model's answer was cut off before anything useful came."
    next_step = "Use a shorter text, or choose another model in the settings."


class Cancelled(RemoteFault):
    """The owner, or the end of the program, stopped the call."""

    sentence = "Stopped."
    next_step = "Nothing was changed."


class OfflineSwitched(RemoteFault):
    """The offline switch is on: no connection was opened."""

    sentence = "The offline switch is on, so nothing was sent."
    next_step = "Turn it off to use a remote model."


class StaysHere(RemoteFault):
    """Some of what would be sent is marked to never leave this computer. Nothing was sent."""

    sentence = "Some of this is marked to never leave this computer, so nothing was sent."
    next_step = "Leave it out, or take the mark off."
