"""The record of what left this computer. Numbers, names of hosts and models; no words of a memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

import apsw

from wellkept.model.ledger import Outcome, Purpose, Sent, SentRow, Totals
from wellkept.store.sqlite.memories import writing

_COLUMNS = "at, host, model, purpose, memories, chars, tokens_in, tokens_out, cost_usd, outcome, reason"
_INSERT = f"insert into ledger({_COLUMNS}) values({', '.join('?' * 11)})"
_UPDATE = "update ledger set outcome = ?, reason = ?, tokens_in = ?, tokens_out = ?, cost_usd = ? where sent_id = ?"
_SHRINK = "update ledger set memories = min(memories, ?), chars = min(chars, ?) where sent_id = ?"
_UNLINK = "delete from ledger_memories where sent_id = ? and rid not in (select value from json_each(?))"


def add(con: apsw.Connection, sent: Sent, keys: Sequence[int]) -> int:
    """Write down a call and which memories it held; those gone meanwhile are left out. Return its number."""
    with writing(con):
        con.execute(_INSERT, astuple(sent))
        number = con.last_insert_rowid()
        con.execute(
            "insert or ignore into ledger_memories(rid, sent_id)"
            " select m.rid, ? from json_each(?) as given join memories as m on m.rid = given.value",
            (number, json.dumps(list(keys))),
        )
    return number


def close(con: apsw.Connection, row: SentRow, keys: Sequence[int] | None) -> None:
    """Write down how a call ended, and with `keys` that it held these only; all else stays as it was."""
    sent = row.sent
    with writing(con):
        con.execute(
            _UPDATE,
            (sent.outcome, sent.reason, sent.tokens_in, sent.tokens_out, sent.cost_usd, row.sent_id),
        )
        if keys is not None:
            con.execute(_SHRINK, (sent.memories, sent.chars, row.sent_id))
            con.execute(_UNLINK, (row.sent_id, json.dumps(list(keys))))


def page(con: apsw.Connection, limit: int, before: int | None) -> tuple[SentRow, ...]:
    """Return a page of calls, the latest first, those with numbers below `before` only."""
    return _rows(con, "l.sent_id < ? order by l.sent_id desc limit ?", (2**63 - 1 if before is None else before, limit))


def of_memory(con: apsw.Connection, key: int) -> tuple[SentRow, ...]:
    """Return the calls that held a memory, the latest first."""
    where = "l.sent_id in (select sent_id from ledger_memories where rid = ?) order by l.sent_id desc"
    return _rows(con, where, (key,))


def totals(con: apsw.Connection, since: int) -> Totals:
    """Return all calls since a moment (ms since 1970 UTC) together."""
    found = con.execute(
        "select count(*), total(memories), total(chars), total(tokens_in), total(tokens_out), total(cost_usd)"
        " from ledger where at >= ?",
        (since,),
    ).fetchone()
    calls, memories, chars, tokens_in, tokens_out, cost_usd = found or (0,) * 6
    return Totals(int(calls), int(memories), int(chars), int(tokens_in), int(tokens_out), float(cost_usd))


def _rows(con: apsw.Connection, where: str, bindings: tuple[apsw.SQLiteValue, ...]) -> tuple[SentRow, ...]:
    sql = f"select l.sent_id, {_COLUMNS} from ledger as l where {where}"  # noqa: S608 - `where` is ours
    return tuple(SentRow(int(values[0]), _sent(values[1:])) for values in con.execute(sql, bindings))


def _sent(values: Sequence[Any]) -> Sent:
    """Return the record that a row holds; `values` in the order of `_COLUMNS`, of the types a STRICT table keeps."""
    at, host, model, purpose, memories, chars, tokens_in, tokens_out, cost_usd, outcome, reason = values
    return Sent(
        at=at,
        host=host,
        model=model,
        purpose=Purpose(purpose),
        memories=memories,
        chars=chars,
        tokens_in=tokens_in,
        tokens_out=tokens_out,
        cost_usd=cost_usd,
        outcome=Outcome(outcome),
        reason=reason,
    )
