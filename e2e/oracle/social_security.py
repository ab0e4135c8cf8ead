"""A US Social Security retirement benefit by the regulations, 20 CFR 404.211 to 404.212, 404.313 and 404.410, in 2026."""

from fractions import Fraction as F
from math import floor

from exact import NO_ANSWER
from printing import months_spoken

WAGE_BASE = F(184500)
# 20 CFR 404.143: what a quarter of coverage takes in 2026, of which 40 are needed.
QUARTER = F(1890)
# Each starts at an average and pays a percentage of what is above it, in place of the one before.
FORMULA = ((F(0), F(90, 100)), (F(1286), F(32, 100)), (F(7749), F(15, 100)))
SIXTY_TWO, SIXTY_SEVEN = 62 * 12, 67 * 12


def social_security(q):
    earnings, years = F(q["earnings"]), int(q["years"])
    if years * min(4, earnings // QUARTER) < 40:
        return NO_ANSWER
    career = ([min(earnings, WAGE_BASE)] * years + [F(0)] * 35)[:35]
    average = floor(sum(career) / (35 * 12))
    full = F(floor(10 * primary_amount(average)), 10)
    start = 12 * int(q["start_age"]) + int(q["start_months"])
    monthly, earliest = floor(full * factor(start)), floor(full * factor(SIXTY_TWO))
    found = {"monthly_payment": monthly, "yearly_payment": 12 * monthly, "full_benefit": full}
    found |= {"average_earnings": average, "share_of_full": 100 * factor(start)}
    found |= {"replaced": F(1200 * monthly) / earnings, "break_even": break_even(earliest, monthly, start)}
    rows = [(age, factor(12 * age)) for age in range(62, 71)]
    found["ages"] = [{"age": age, "payment": F(floor(full * part)), "share": 100 * part} for age, part in rows]
    return {name: F(x) if isinstance(x, int) else x for name, x in found.items()}


def primary_amount(average):
    ends = [start for start, _ in FORMULA[1:]] + [F(average)]
    return sum(max(F(0), min(F(average), end) - start) * rate for (start, rate), end in zip(FORMULA, ends))


def factor(start):
    """POMS RS 00615.101: 180ths for each of 36 months early, 240ths for each further one. RS 00615.692: 150ths if late."""
    early = SIXTY_SEVEN - start
    if early <= 0:
        return 1 + F(-early, 150)
    return F(180 - early, 180) if early <= 36 else F(192 - (early - 36), 240)


def break_even(earliest, monthly, start):
    """The first month by which as much has been paid, counted out."""
    if monthly <= earliest:
        return None
    age = start
    while monthly * (age - start) < earliest * (age - SIXTY_TWO):
        age += 1
    return months_spoken(age)


CALCULATORS = {"social-security": social_security}
