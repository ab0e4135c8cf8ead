"""Decimals of 260 digits and exact fractions: what every family of calculators works with."""

from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext, localcontext
from fractions import Fraction
from math import floor

getcontext().prec = 260

D = Decimal
NO_ANSWER = "no answer"
HAIR = D(10) ** -100
LARGEST = D(10) ** 30


def bounded(figures):
    numbers = [x for x in figures.values() if isinstance(x, (Decimal, Fraction, int))]
    return NO_ANSWER if any(abs(x) >= LARGEST for x in numbers) else figures


def clean(x, beside=D(1)):
    """Nothing, where what is left of a difference is noise."""
    return D(0) if abs(x) <= abs(beside) * D(10) ** -180 else x


def snap(x):
    return x if x == 0 else x.quantize(D(1).scaleb(x.adjusted() - 119), ROUND_HALF_UP)


def up(x):
    return int(snap(x).to_integral_value(ROUND_CEILING))


def down(x):
    return int(snap(x).to_integral_value(ROUND_FLOOR))


def cents(x):
    return int(snap(x * 100).to_integral_value(ROUND_HALF_UP))


def ratio(text):
    return Fraction(text)


def of(fraction):
    return D(fraction.numerator) / D(fraction.denominator)


def root(curve, low, high):
    """Of a curve with one sign change between: halved to forty digits, then by secants."""
    with localcontext() as short:
        short.prec = 50
        sign = curve(low) > 0
        while high - low > D(10) ** -30 * max(D(10) ** -30, abs(low)) and low + (high - low) / 2 not in (low, high):
            middle = (low + high) / 2
            if (curve(middle) > 0) == sign:
                low = middle
            else:
                high = middle
            if (high - low) <= abs(high) * D(10) ** -35:
                break
    a, b = +low, +high
    ya, yb = curve(a), curve(b)
    for _ in range(14):
        if yb == 0 or yb == ya:
            break
        a, ya, b = b, yb, b - yb * (b - a) / (yb - ya)
        yb = curve(b)
    return b


def level(principal, r, n):
    return principal / n if r == 0 else principal * r / (1 - (1 + r) ** -n)


def worth(payment, r, n):
    return payment * n if r == 0 else payment * (1 - (1 + r) ** -n) / r


def accumulated(r, n):
    return D(n) if r == 0 else ((1 + r) ** n - 1) / r


def billed(owed, rate, n, payment, isSettled=True):
    """A loan in whole cents, the rate a fraction: what is paid, its interest and what is still owed, bill by bill. The
    last of n bills may settle whatever is left. None where the debt outgrows all reading."""
    bills = []
    while len(bills) < n and owed > 0:
        interest = (2 * owed * rate.numerator + rate.denominator) // (2 * rate.denominator)
        number = len(bills) + 1
        paid = owed + interest if isSettled and number == n else min(owed + interest, payment(number, owed, interest))
        owed += interest - paid
        bills.append((paid, interest, owed))
        if owed > 10**32:
            return None
    return bills


def in_money(bill):
    paid, interest, owed = (Fraction(amount, 100) for amount in bill)
    return {"paid": paid, "interest": interest, "principal": paid - interest, "balance": owed}


def by_group(bills, size):
    groups = [bills[i : i + size] for i in range(0, len(bills), size)]
    sums = [in_money((sum(b[0] for b in group), sum(b[1] for b in group), group[-1][2])) for group in groups]
    return [{"year": year, **row} for year, row in enumerate(sums, 1)]


def exact(x):
    """A decimal as the fraction that it is, but for noise."""
    return Fraction(snap(x))


def nearest(x, places=0):
    """A fraction, half away from zero."""
    size = floor(abs(x) * 10**places + Fraction(1, 2))
    return Fraction(size if x >= 0 else -size, 10**places)


def given(q, *names):
    return [Fraction(q[name]) for name in names]


def over(top, bottom):
    """None where nothing can be divided."""
    return None if bottom == 0 else top / bottom
