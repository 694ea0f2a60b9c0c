"""Sentences that give orders to a program instead of saying something about a person."""

import regex

_ORDERS = regex.compile(
    r"\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instruction|prompt|rule|guideline|direction|"
    r"polic(?:y|ies)|command|above|previous|prior|system message)"
    r"|\b(?:system|developer|hidden|initial)[ -](?:prompt|message|instruction)s?\b"
    r"|\b(?:the|all|any|every|this|an?)\s+(?:\p{L}+\s+)?"
    r"(?:assistants?|ais?|ai agents?|chat\s?bots?|(?:language|ai) models?|llms?)\s+"
    r"(?:must|should|shall|has to|have to|needs? to|is to|are to|will (?:always|never)|may (?:only|never|not))\b"
    r"|^(?:you|assistant|ai|model|system)\b[:,]?\s+(?:must|should|shall|are|will|have|need|can|may|do)\b"
    r"|^(?:always|never|from now on|do not|don't|please|remember to|make sure|be sure)\b[, ]"
    r"|^(?:respond|reply|answer|output|print|return|repeat|translate|summari[sz]e|act|pretend|reveal|execute|send|"
    r"write|say|delete)\s+(?:\p{L}+\s+){0,3}(?:with|as|only|the|all|every|this|that|your|in|it)\b"
    r"|</?(?:system|user|assistant|instructions?|tool|memory|im_start|im_end)\b|<\|[a-z_]{2,20}\|>|\[/?INST\]"
    r"|\b(?:ignorier|vergiss|missachte)\p{L}*\b.{0,40}\b(?:anweisung|regel|vorgabe|befehl|prompt)"
    r"|\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:consigne|instruction|règle)"
    r"|\b(?:ignora|olvida|dimentica|esqueça|ignore)\p{L}*\b.{0,40}\b(?:instruc|istruzion|instruçõ|regl|regol|regras)"
    r"|\b(?:игнорируй|забудь)\p{L}*\b.{0,40}(?:инструкц|указани|правил)"
    r"|(?:忽略|无视|無視|忘记).{0,20}(?:指令|指示|提示|规则|説明)",
    regex.I,
)


def reads_like_an_order(sentence: str) -> bool:
    """Tell whether a sentence reads like an order to an assistant.

    For what a model proposes only: an order in a text that the owner reads in full is not hidden.
    """
    return _ORDERS.search(sentence) is not None
