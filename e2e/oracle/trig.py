"""Angles in decimals: the series of Taylor, after the angle is made small."""

from decimal import Decimal as D
from decimal import getcontext

from exact import clean

getcontext().prec = 260


def machin():
    """π = 16 arctan(1/5) − 4 arctan(1/239)"""
    with_guard = getcontext().copy()
    with_guard.prec = 280

    def arctan(n):
        total, term, k = D(0), with_guard.divide(D(1), D(n)), 1
        while abs(term) > D(10) ** -285:
            total = with_guard.add(total, with_guard.divide(term, D(k if k % 4 == 1 else -k)))
            term, k = with_guard.divide(term, D(n * n)), k + 2
        return total

    return +(with_guard.subtract(16 * arctan(5), 4 * arctan(239)))


PI = machin()


def sin(x):
    """Of radians. Thirds of an angle: sin 3a = 3 sin a − 4 sin³ a."""
    x, thirds = x.remainder_near(2 * PI), 0
    while abs(x) > D("0.001"):
        x, thirds = x / 3, thirds + 1
    total, term, k = D(0), x, 1
    while term != 0 and abs(term) > D(10) ** -270:
        total, term, k = total + term, -term * x * x / ((k + 1) * (k + 2)), k + 2
    for _ in range(thirds):
        total = 3 * total - 4 * total**3
    return clean(total)


def cos(x):
    return sin(PI / 2 - x)


def sine(degrees):
    """Reduced before π comes in, so that no digit is lost."""
    return sin(D(degrees) % 360 * PI / 180)


def cosine(degrees):
    return sine(90 - D(degrees))


def arctan(x):
    """Halves of an angle: tan(a/2) = tan a ÷ (1 + √(1 + tan² a))."""
    halves = 0
    while abs(x) > D("0.001"):
        x, halves = x / (1 + (1 + x * x).sqrt()), halves + 1
    total, term, k = D(0), x, 1
    while term != 0 and abs(term) > D(10) ** -270:
        total, term, k = total + term / k, -term * x * x, k + 2
    return total * 2**halves


def angle(up, along):
    """In radians from 0 to π, by how far up it goes and how far along."""
    if along == 0:
        return PI / 2
    return arctan(up / along) + (PI if along < 0 else 0)


def in_degrees(up, along):
    return angle(up, along) * 180 / PI
