"""The condition under which a memory never leaves this computer."""

# Asked row by row: a set of all that stay would read every memory for a single question.
STAYS = """(
  exists(select 1 from private_memories as p where p.rid = m.rid)
  or exists(select 1 from memory_tags as t cross join private_marks as p
    on p.marked = 'tag' and p.value = t.tag where t.rid = m.rid)
  or exists(select 1 from private_marks as p where p.marked = 'source'
    and p.value in (m.source, substr(m.source, 1, instr(m.source, ':') - 1)))
)"""
"""On `memories as m`: marked itself, by a tag, or by its source or what stands before the colon of it."""
