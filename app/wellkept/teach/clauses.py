"""The English words that may stand around "I" in a sentence that a rule can rewrite.

They are in the plain form; the tables are ours, made from everyday sentences about oneself.
"""

from typing import Final

from wellkept.teach.words import word_set

EXPANDED: Final = {
    "I'm": "am",
    "I've": "have",
    "I'll": "will",
    "I'd": "would",
    "i'm": "am",
    "i've": "have",
    "i'll": "will",
}
ADVERBS: Final = word_set(
    """
    also always never often usually really just still already currently actually only sometimes rarely
    generally mostly now recently finally once soon then truly definitely probably certainly even simply
    normally originally seldom hardly both mainly personally absolutely deeply particularly especially almost
    nearly quite strongly regularly occasionally frequently secretly
    """
)
HABITS: Final = word_set(
    """
    always never often usually sometimes rarely normally regularly frequently seldom
    """
)
MODALS: Final = word_set(
    """
    can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't
    mightn't mustn't did didn't do don't
    """
)
"""Words after which the plain form of a verb stands; those are the same after a name."""
AUXILIARIES: Final = {
    "am": "is", "was": "was", "have": "has", "had": "had", "do": "does", "did": "did", "don't": "doesn't",
    "didn't": "didn't", "haven't": "hasn't", "hadn't": "hadn't", "wasn't": "wasn't", "ain't": "isn't",
}  # fmt: skip
FINITE: Final = frozenset(AUXILIARIES) - {"have", "do"}
LASTING: Final = word_set(
    """
    live work have own speak study hate love like want need know hope think believe feel
    """
)
"""Verbs that after "to swim and ..." more likely begin a statement of their own."""
SHARES_SUBJECT: Final = word_set(
    """
    live work have am speak play eat go study teach own make take write love like hate enjoy prefer want need
    know try do don't haven't was had did didn't run sing drink drive sleep cook keep collect think believe
    feel hope plan travel weigh attend listen swim
    """
)
"""Verbs that may follow "and" without a new subject, and are hardly ever nouns there."""
AFTER_SHARED_VERB: Final = word_set(
    """
    a an the my me it in at for as to with on from about by into near every no not two three four five six so
    very him her them this that these those one both all never always some any
    """
)
NEW_SUBJECTS: Final = word_set(
    """
    who which that where because when while if since although though whose what how he she they it people
    """
)
BEFORE_MY: Final = word_set(
    """
    with in to of for at on from by about up both all into near without after before since over
    """
)
BEFORE_I: Final = word_set(
    """
    than as nor or am was do did have can could should would will may must neither so
    """
)
FIRST_WORDS: Final = ADVERBS | word_set(
    """
    when if because while since although though as and but so yet today yesterday tomorrow now here there
    before after until once whenever maybe perhaps luckily sadly unfortunately fortunately lately nowadays
    later eventually
    """
)
DATED: Final = word_set(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday
    saturday sunday january february march april may june july august september october november december
    christmas easter owner owner's
    """
)
