"""English words that say nothing about what is looked for, as the fold writes them."""

from typing import Final

_WORDS = """
    a about after again all also am an and any are as at be because been before being but by can could did do
    does doing don for from had has have having he her here hers him his how i if in into is it its just ll
    me more most my no nor not now of off on once only or other our out over own re s she should so some such
    t than that the their them then there these they this those through to too under until up ve very was we
    were what when where which while who whom why will with would you your
"""
STOP_WORDS: Final = frozenset(_WORDS.split())
"""About 110 words. What is left of a shortened form (don't, she's) after the fold is among them."""
