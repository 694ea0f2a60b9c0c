"""A text becomes a list to review. Nothing is stored here."""

import time

from wellkept.model.text import exact_form, mend_surrogates
from wellkept.recall.recall import likely_same
from wellkept.service.answers import Candidate, LeftOut, Novelty, Progress, Review, Steps
from wellkept.service.requests import FindSentences
from wellkept.store.store import Store
from wellkept.teach.found import Sentence
from wellkept.teach.sentences import find_sentences

_SLICE_S = 0.015  # short enough that a search in between is not felt
