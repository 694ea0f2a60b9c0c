"""Says whether the keyring of this session would ask its owner anything, and where a new key is kept then: JSON."""

import json
import sys
from pathlib import Path

from wellkept.providers.keyring_doors import trusted_door, would_ask
from wellkept.providers.print_key import PrintKey

opened = trusted_door()
assert opened is not None
key = PrintKey(Path(sys.argv[1]))
key.begin(make=True)
print(json.dumps([would_ask(opened[0], to_unlock=True), key.look(20.0).kept_in.value]))
