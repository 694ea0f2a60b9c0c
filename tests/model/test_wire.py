import json

from tests.building import NOON, memory
from wellkept.model.memory import Earlier
from wellkept.model.wire import to_json


def test_json_has_the_names_of_the_memory_model() -> None:
    one = memory("Owner likes tea.", tags=("tea",), history=(Earlier("Owner likes milk.", NOON, "grew up"),))
    wire = json.loads(json.dumps(to_json(one)))
    assert {"id", "beingId", "kind", "content", "source", "importance", "tags", "createdAt", "lastAccessed"} <= set(
        wire
    )
    assert wire["createdAt"] == "2026-03-02T12:00:00.000Z"
    assert wire["lastAccessed"] is None
    assert wire["history"] == [{"was": "Owner likes milk.", "changedAt": "2026-03-02T12:00:00.000Z", "why": "grew up"}]
