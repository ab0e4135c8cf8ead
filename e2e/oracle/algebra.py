"""Numbers for their own sake: equations, fractions, whole numbers, digits and lists."""

from decimal import localcontext
from fractions import Fraction as F
from math import gcd, isqrt, lcm

from exact import NO_ANSWER, clean, given, of
from printing import number


def quadratic(q):
    a, b, c = given(q, "a", "b", "c")
    under = b * b - 4 * a * c
    found = {"discriminant": under, "vertex_x": -b / (2 * a), "vertex_y": c - b * b / (4 * a)}
    found |= dict.fromkeys(("x1", "x2", "real_part", "imaginary_part"))
    with localcontext() as long:
        long.prec = 700
        half = of(abs(under)).sqrt() / of(2 * abs(a))
        middle = of(-b / (2 * a))
        if under >= 0:
            found |= {"x1": clean(middle - half, half), "x2": clean(middle + half, half)}
        else:
            found |= {"real_part": middle, "imaginary_part": half}
    found["roots"] = roots(a, b, c)
    kind = "One real root, twice" if under == 0 else f"Two {'real' if under > 0 else 'complex'} roots"
    return {**found, "kind": kind}


def roots(a, b, c):
    """x = (p ± q√r) ÷ s, in lowest terms; where the roots are not real, an i stands before √r."""
    a, b, c = in_wholes([a, b, c])
    sign = -1 if a < 0 else 1
    under = b * b - 4 * a * c
    q, r = square_out(abs(under))
    by = gcd(b, q, 2 * a)
    p, q, s = -sign * b // by, q // by, 2 * abs(a) // by
    if q == 0:
        return f"x = {F(p, s)}"
    if under > 0 and r == 1:
        return f"x = {F(p - q, s)} or x = {F(p + q, s)}"
    surd = f"{'' if q == 1 else q}{'' if under > 0 else 'i'}{'' if r == 1 else f'√{r}'}"
    top = f"{p} ± {surd}" if p else f"±{surd}"
    if s > 1:
        top = f"({top})/{s}" if p else f"{top}/{s}"
    return f"x = {top}"


def square_out(n):
    """n as q²r: the squares of primes below 10,000, and what is left if it is a square."""
    q = 1
    for p in range(2, 10**4):
        while n and n % (p * p) == 0:
            q, n = q * p, n // (p * p)
    # What the small primes leave may be a square but for them.
    rest, small = n, 1
    for p in range(2, 10**4):
        if n and rest % p == 0:
            rest, small = rest // p, small * p
    return (q * isqrt(rest), small) if isqrt(rest) ** 2 == rest else (q, n)


def read_fraction(text):
    """3/4, 1 1/2, -0.75."""
    sign = -1 if text.startswith("-") else 1
    whole, slash, bottom = text.lstrip("+-").strip().partition("/")
    terms = whole.split()
    top = F(f"0{terms[-1]}")
    return sign * (top / F(bottom) if slash else top) + (sign * F(terms[0]) if len(terms) > 1 else 0)


def fraction(q):
    one = read_fraction(q["first"])
    other = read_fraction(q["second"]) if "second" in q else None
    if q["operation"] == "over" and other == 0:
        return NO_ANSWER
    ways = {"plus": "__add__", "minus": "__sub__", "times": "__mul__", "over": "__truediv__"}
    result = one if other is None else getattr(one, ways[q["operation"]])(other)
    whole, rest = divmod(abs(result), 1)
    mixed = f"{'-' if result < 0 else ''}{whole} {rest}" if whole and rest else None
    return {"result": str(result), "mixed": mixed, "decimal": result}


def in_wholes(terms):
    by = lcm(*(term.denominator for term in terms))
    wholes = [int(term * by) for term in terms]
    return [whole // gcd(*wholes) for whole in wholes]


def ratio(q):
    none = dict.fromkeys(("simplest", "quotient", "shares", "missing", "fraction"))
    if "ratio" in q:
        wholes = in_wholes([read_fraction(term.strip()) for term in q["ratio"].split(":")])
        if q["find"] == "simplest":
            quotient = F(wholes[0], wholes[1]) if len(wholes) == 2 else None
            return {**none, "simplest": ":".join(map(str, wholes)), "quotient": quotient}
        shares = [F(q["total"]) * whole / sum(wholes) for whole in wholes]
        texts = [number(of(share), {}) for share in shares]
        parts = [
            {"part": i + 1, "term": w, "share": F(100 * w, sum(wholes)), "amount": s}
            for i, (w, s) in enumerate(zip(wholes, shares))
        ]
        return {**none, "shares": f"{', '.join(texts[:-1])} and {texts[-1]}", "parts": parts}
    a, b, c, d = (F(q[name]) if name in q else None for name in "abcd")
    found = {"a": lambda: b * c / d, "b": lambda: a * d / c, "c": lambda: a * d / b, "d": lambda: b * c / a}[
        q["find"]
    ]()
    return {**none, "missing": found, "fraction": None if found.denominator == 1 else str(found)}


def read_scaled(text):
    """A number as it is written, and its decimal places."""
    number, _, exponent = text.replace(",", "").lower().partition("e")
    places = len(number.partition(".")[2]) - int(exponent or 0)
    return F(
        text.replace(",", "").rstrip(".") if "e" not in text.lower() else f"{number.rstrip('.')}e{exponent}"
    ), places


def to_whole(x, mode):
    low = x.numerator // x.denominator
    rest = x - low
    if rest == 0:
        return low
    isDown = {"floor": True, "ceiling": False, "up": x < 0, "down": x > 0}.get(mode)
    if isDown is None and rest != F(1, 2):
        isDown = rest < F(1, 2)
    elif isDown is None:
        isDown = {"half_even": low % 2 == 0, "half_up": x < 0, "half_down": x > 0}[mode]
    return low if isDown else low + 1


def fixed(x, places):
    """With all its places; below none, whole."""
    digits = str(abs(int(x * F(10) ** max(places, 0))))
    if places > 0:
        digits = digits.zfill(places + 1)
        digits = f"{digits[:-places]}.{digits[-places:]}"
    return f"{'-' if x < 0 else ''}{digits}"


def rounding(q):
    x, given_places = read_scaled(q["number"])
    if q["to"] == "multiple":
        unit, places = F(q["multiple"]), max(0, len(q["multiple"].partition(".")[2]))
    elif q["to"] == "places":
        places = int(q["places"])
        unit = F(10) ** -places
    else:
        digits = "".join(c for c in q["number"].lower().split("e")[0] if c.isdigit()).lstrip("0")
        places = given_places - max(1, len(digits)) + int(q["figures"])
        unit = F(10) ** -places
    rounded = to_whole(x / unit, q["mode"]) * unit
    if q["to"] == "figures" and abs(rounded) == F(10) ** int(q["figures"]) * unit:
        places -= 1
    found = {"rounded": fixed(rounded, places), "scientific": None}
    if q["to"] == "figures" and rounded != 0:
        found["scientific"] = in_powers_of_ten(rounded, int(q["figures"]))
    return {**found, "change": fixed(rounded - x, max(given_places, places))}


def in_powers_of_ten(x, figures):
    """One digit before the point, and as many in all as are significant."""
    power = 0
    while abs(x) >= F(10) ** (power + 1):
        power += 1
    while abs(x) < F(10) ** power:
        power -= 1
    return f"{fixed(x / F(10) ** power, figures - 1)} × 10^{power}"


CALCULATORS = {
    "quadratic": quadratic,
    "fraction": fraction,
    "ratio": ratio,
    "rounding": rounding,
}
