"""Run inside a private D-Bus session: walk through some steps and print how things stood after each, as JSON.

python keyring_session.py keep ask lock ask
"""

import json
import os
import signal
import sys
from contextlib import closing
from pathlib import Path

import secretstorage
from jeepney import new_method_call  # type: ignore[import-untyped] # ships no types
from jeepney.bus_messages import message_bus  # type: ignore[import-untyped] # likewise

from wellkept.providers.keys import KeyRing, KeyState
from wellkept.providers.secret import Secret

KEY = Secret("sk-or-v1-a-key-for-tests")
PATIENT_S, IMPATIENT_S = 20.0, 0.3
PID_FILE = Path(os.environ["KEYRING_PID_FILE"])


def main(steps: list[str]) -> None:
    """Take the steps and print the standings, and whether the key that came back was the one."""
    said: list[tuple[str, bool]] = []
    keys, timeout_s = KeyRing(environ={}), PATIENT_S
    for step in steps:
        if step == "lock":
            lock()
        elif step == "stop":
            timeout_s = IMPATIENT_S
            os.kill(daemon(), signal.SIGSTOP)
        elif step == "go on":
            timeout_s = PATIENT_S
            os.kill(int(PID_FILE.read_text()), signal.SIGCONT)
        else:
            state = taken(step, keys, timeout_s)
            said.append((state.standing.value, state.key == KEY))
    print(json.dumps(said), flush=True)
    os._exit(0)  # a call that hangs is not waited for


def taken(step: str, keys: KeyRing, timeout_s: float) -> KeyState:
    """Take a step that asks the keyring for something."""
    if step == "keep":
        return keys.keep(KEY, timeout_s)
    return keys.ask(timeout_s) if step == "ask" else keys.forget(timeout_s)


def lock() -> None:
    """Lock the keyring, as a screen saver would."""
    with closing(secretstorage.dbus_init()) as bus:
        secretstorage.get_default_collection(bus).lock()


def daemon() -> int:
    """Return the process of the Secret Service of this session, also left in a file for who cleans up."""
    with closing(secretstorage.dbus_init()) as bus:
        asked = new_method_call(message_bus, "GetConnectionUnixProcessID", "s", ("org.freedesktop.secrets",))
        pid = int(bus.send_and_get_reply(asked).body[0])
    PID_FILE.write_text(str(pid))
    return pid


if __name__ == "__main__":
    main(sys.argv[1:])
