"""What the signs and functions of a pocket calculator do, in decimals of 260 digits."""

from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP
from decimal import Decimal as D
from math import factorial

from exact import clean, snap
from trig import PI, angle, sin

E = D(1).exp()
LN_2, LN_10 = D(2).ln(), D(10).ln()


class Unanswerable(Exception):
    """No value, or no expression."""


class Undecided(Exception):
    """Whether there is a value depends on how many digits are carried, and the service carries fewer."""


# Below ten to this power the service carries every whole digit.
CARRIED = 60


def must(isFine):
    if not isFine:
        raise Unanswerable


def decided(isFine):
    if not isFine:
        raise Undecided


def bounded(x):
    must(x == 0 or -99 <= x.adjusted() < 100)
    return x


def added(a, b):
    most, total = max(abs(a), abs(b)), a + b
    decided(most.adjusted() < CARRIED or abs(total) > most * D(10) ** -CARRIED)
    return bounded(clean(total, most))


def times(a, b, sign):
    if sign == "×":
        return bounded(a * b)
    must(b != 0)
    if sign == "mod":
        decided((a / b).adjusted() < CARRIED)
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
