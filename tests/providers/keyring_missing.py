"""Says whether the keyring of this session would first have to be made, and where a new key is then kept: JSON."""

import json
import sys
from pathlib import Path

from wellkept.providers.keyring_doors import has_no_keyring_yet, trusted_door
from wellkept.providers.print_key import PrintKey

opened = trusted_door()
assert opened is not None
key = PrintKey(Path(sys.argv[1]))
key.begin(make=True)
print(json.dumps([has_no_keyring_yet(opened[0]), key.look(20.0).kept_in.value]))
