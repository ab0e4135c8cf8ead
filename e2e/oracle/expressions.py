"""Expressions as a pocket calculator takes them: read by the rules of the page, in decimals of 260 digits."""

import re
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP
from decimal import Decimal as D
from math import factorial

from exact import NO_ANSWER, clean, snap
from trig import PI, angle, sin

TOKEN = re.compile(
    r"((?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)\.?\d*|\.\d+)(?:e[-+−]?\d+)?)"
    r"|([-+−×÷*/^()!%x]|(?:of|mod)(?![a-z]))|(log2|[a-z]+|[π√])|(\S)",
    re.IGNORECASE,
)
SAME = {"−": "-", "*": "×", "x": "×", "of": "×", "/": "÷", "pi": "π", "√": "sqrt"}
E = D(1).exp()
LN_2, LN_10 = D(2).ln(), D(10).ln()


class Unanswerable(Exception):
    """No value, or no expression."""


def must(isFine):
    if not isFine:
        raise Unanswerable


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


def bounded(x):
    must(x == 0 or -99 <= x.adjusted() < 100)
    return x


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
            most = max(abs(total), abs(other))
            total = bounded(clean(total + other if sign == "+" else total - other, most))
        return total

    def product(self):
        total = self.signed()
        while True:
            sign = self.take("×", "÷", "mod")
            if sign:
                total = times(total, self.signed(), sign)
            elif self.rest and self.before != "%" and (self.rest[0][0] == "word" or self.rest[0][1] == "("):
                total = times(total, self.power(), "×")
            else:
                return total

    def signed(self):
        sign = self.take("+", "-")
        if not sign:
            return self.power()
        return self.signed() if sign == "+" else -self.signed()

    def power(self):
        base = self.postfix()
        return bounded(raised(base, self.signed())) if self.take("^") else base

    def postfix(self):
        x = self.operand()
        while sign := self.take("!", "%"):
            x = bounded(x / 100 if sign == "%" else counted(x))
        return x

    def operand(self):
        must(self.rest)
        kind, text = self.rest.pop(0)
        self.before = text
        if kind == "number":
            x = D(text)
            must(x != 0 or not re.match(r"[^e]*[1-9]", text))
            return bounded(x)
        if kind == "sign":
            must(text == "(")
            return self.closed()
        if text in self.named:
            return self.named[text]
        if text in ("π", "e"):
            return PI if text == "π" else E
        must(text in FUNCTIONS)
        if self.take("("):
            return bounded(called(text, self.closed(), self.isDegrees))
        isNegative = text != "sqrt" and self.take("-")
        of = self.operand()
        must(text == "sqrt" or not self.rest or self.rest[0][1] not in ("^", "!", "%", "(", "π", "e"))
        return bounded(called(text, -of if isNegative else of, self.isDegrees))

    def closed(self):
        found = self.sum()
        must(self.take(")"))
        return found


def times(a, b, sign):
    if sign == "×":
        return bounded(a * b)
    must(b != 0)
    if sign == "mod":
        return bounded(clean(a - b * snap(a / b).to_integral_value(ROUND_FLOOR), abs(a)))
    return bounded(a / b)


def raised(base, exponent):
    must(base != 0 or exponent > 0)
    if base == 0:
        return base
    isWhole = snap(exponent) == snap(exponent).to_integral_value()
    must(base > 0 or isWhole)
    size = abs(base).ln() * exponent
    must(abs(size / LN_10) < 100)
    if isWhole and abs(exponent) < 10**6:
        return base ** int(snap(exponent))
    return size.exp() * (-1 if base < 0 and snap(exponent) % 2 else 1)


def counted(x):
    x = snap(x)
    must(x >= 0 and x == x.to_integral_value() and x <= 100)
    return D(factorial(int(x)))


FUNCTIONS = "abs round floor ceil sqrt cbrt exp ln log log2 sin cos tan asin acos atan".split()
ROUNDED = {"round": ROUND_HALF_UP, "floor": ROUND_FLOOR, "ceil": ROUND_CEILING}


def called(name, x, isDegrees):
    if name == "abs":
        return abs(x)
    if name in ROUNDED:
        return snap(x).to_integral_value(ROUNDED[name])
    if name in ("sqrt", "cbrt"):
        must(name == "cbrt" or x >= 0)
        return x.sqrt() if name == "sqrt" else x if x == 0 else (abs(x).ln() / 3).exp().copy_sign(x)
    if name == "exp":
        must(abs(x / LN_10) < 100)
        return x.exp()
    if name in ("ln", "log", "log2"):
        must(x > 0)
        return x.ln() / {"ln": 1, "log": LN_10, "log2": LN_2}[name]
    return turned(name, x, isDegrees) if name in ("sin", "cos", "tan") else angle_of(name, x, isDegrees)


def turned(name, x, isDegrees):
    must(abs(x) <= D(10) ** 15)
    x = x % 360 * PI / 180 if isDegrees else x
    up, along = clean(sin(x)), clean(sin(PI / 2 - x))
    if name == "tan":
        must(along != 0)
        return up / along
    return up if name == "sin" else along


def angle_of(name, x, isDegrees):
    must(name == "atan" or abs(x) <= 1)
    root = (1 - x * x).sqrt() if name != "atan" else D(1)
    found = angle(root, x) if name == "acos" else angle(abs(x), root).copy_sign(x)
    return found * 180 / PI if isDegrees else found


def last_of(text, isDegrees):
    """The value of the last of "x = 5; x * 2", each with the names before it."""
    named, value = {}, None
    for part in text.split(";"):
        found = re.match(r"\s*([a-z]+)\s*=(.*)", part, re.IGNORECASE)
        name = found[1].lower() if found else None
        must(name is None or name == "x" or not name.startswith("x"))
        must(name not in ("pi", "e", "of", "mod", *FUNCTIONS))
        value = Reader(found[2] if found else part, isDegrees, named).whole()
        named |= {name: value} if name else {}
    return value


def scientific(q):
    try:
        return {"value": last_of(q["expression"], q["angles"] == "degrees")}
    except Unanswerable:
        return NO_ANSWER


CALCULATORS = {"scientific": scientific}
