"""Expressions as a pocket calculator takes them: read by the rules of the page, in decimals of 260 digits."""

import re
from decimal import Decimal as D
from typing import NamedTuple

from exact import NO_ANSWER
from operations import E, FUNCTIONS, Unanswerable, Undecided, added, bounded, called, counted, must, raised, times
from printing import significant
from trig import PI

TOKEN = re.compile(
    r"((?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)\.?\d*|\.\d+)(?:e[-+−]?\d+)?)"
    r"|([-+−×÷*/^()!%x]|(?:of|mod)(?![a-z]))|(log2|[a-z]+|[π√])|(\S)",
    re.IGNORECASE,
)
SAME = {"−": "-", "*": "×", "x": "×", "of": "×", "/": "÷", "pi": "π", "√": "sqrt"}


def tokens(text, named):
    found = []
    for number, sign, word, strange in TOKEN.findall(text):
        must(not strange)
        kind = "number" if number else "word" if word else "sign"
        token = (number or word or sign).lower()
        if token in named:
            found.append(("word", token))
            continue
        found.append((kind, token.replace("−", "-").replace(",", "") if number else SAME.get(token, token)))
    return found


class Read(NamedTuple):
    """A value, how it is written with all parentheses, and its last sign; none where nothing can come apart."""

    x: D
    text: str
    sign: str = ""

    @property
    def enclosed(self):
        return f"({self.text})" if self.sign else self.text


def joined(left, right, sign, x):
    """Only a row of sums, or of × alone, goes without parentheses."""
    isRow = left.sign != "" and any(sign in row and left.sign in row for row in (("+", "-"), ("×",)))
    between = "^" if sign == "^" else f" {sign} "
    return Read(bounded(x), f"{left.text if isRow else left.enclosed}{between}{right.enclosed}", sign)


def call(name, of, isDegrees):
    return Read(bounded(called(name, of.x, isDegrees)), f"{name}({of.text})")


def negative(of):
    return Read(-of.x, f"-{of.enclosed}", "negative")


class Reader:
    """sum = product {± product}; product = signed {×, ÷ or mod, signed, or a word or parenthesis}; signed = ± signed or power;
    power = postfix [^ signed]; postfix = operand {! or %}."""

    def __init__(self, text, isDegrees, named):
        self.rest, self.before, self.isDegrees, self.named = tokens(text, named), None, isDegrees, named

    def take(self, *signs):
        if self.rest and self.rest[0][0] == "sign" and self.rest[0][1] in signs:
            self.before = self.rest.pop(0)[1]
            return self.before
        return None

    def whole(self):
        found = self.sum()
        must(not self.rest)
        return found

    def sum(self):
        total = self.product()
        while sign := self.take("+", "-"):
            other = self.product()
            total = joined(total, other, sign, added(total.x, other.x if sign == "+" else -other.x))
        return total

    def product(self):
        total = self.signed()
        while True:
            sign = self.take("×", "÷", "mod")
            if sign:
                other = self.signed()
            elif self.rest and self.before != "%" and (self.rest[0][0] == "word" or self.rest[0][1] == "("):
                sign, other = "×", self.power()
            else:
                return total
            total = joined(total, other, sign, times(total.x, other.x, sign))

    def signed(self):
        sign = self.take("+", "-")
        if not sign:
            return self.power()
        return self.signed() if sign == "+" else negative(self.signed())

    def power(self):
        base = self.postfix()
        if not self.take("^"):
            return base
        exponent = self.signed()
        return joined(base, exponent, "^", raised(base.x, exponent.x))

    def postfix(self):
        of = self.operand()
        while sign := self.take("!", "%"):
            of = Read(bounded(of.x / 100 if sign == "%" else counted(of.x)), f"{of.enclosed}{sign}")
        return of

    def operand(self):
        must(self.rest)
        kind, text = self.rest.pop(0)
        self.before = text
        if kind == "number":
            x = D(text)
            must(x != 0 or not re.match(r"[^e]*[1-9]", text))
            return Read(bounded(x), re.sub(r"^\.", "0.", re.sub(r"\.(?!\d)", "", text)))
        if kind == "sign":
            must(text == "(")
            return self.closed()
        if text in self.named:
            return Read(self.named[text], text)
        if text in ("π", "e"):
            return Read(PI if text == "π" else E, text)
        must(text in FUNCTIONS)
        if self.take("("):
            return call(text, self.closed(), self.isDegrees)
        isNegative = text != "sqrt" and self.take("-")
        of = self.operand()
        must(text == "sqrt" or not self.rest or self.rest[0][1] not in ("^", "!", "%", "(", "π", "e"))
        return call(text, negative(of) if isNegative else of, self.isDegrees)

    def closed(self):
        found = self.sum()
        must(self.take(")"))
        return found


def last_of(text, isDegrees):
    """The value of the last of "x = 5; x * 2", each with the names before it, and all of them as they were read."""
    named, value, steps = {}, None, []
    for part in text.split(";"):
        found = re.match(r"\s*([a-z]+)\s*=(.*)", part, re.IGNORECASE)
        name = found[1].lower() if found else None
        must(name is None or name == "x" or not name.startswith("x"))
        must(name not in ("pi", "e", "of", "mod", *FUNCTIONS))
        value, written, _ = Reader(found[2] if found else part, isDegrees, named).whole()
        named |= {name: value} if name else {}
        steps.append(f"{name} = {written}" if name else written)
    return value, "; ".join(steps)


PRINTED, CERTAIN = 15, 240


def digits_of(value):
    """What ends within the digits printed is exact; beyond the certain ones lies noise."""
    short = significant(value, CERTAIN).normalize()
    return "Exact" if len(short.as_tuple().digits) <= PRINTED else f"Rounded to {PRINTED}"


def scientific(q):
    try:
        value, understood = last_of(q["expression"], q["angles"] == "degrees")
        return {"value": value, "understood": understood, "digits": digits_of(value)}
    except Unanswerable:
        return NO_ANSWER
    except Undecided:
        return None


CALCULATORS = {"scientific": scientific}
