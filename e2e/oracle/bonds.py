"""Bonds by the Securities Industry Association's standard formulas: the price of what is to come, per 100 of face value."""

from calendar import monthrange
from fractions import Fraction as F

from days import months_after
from exact import NO_ANSWER, D, bounded, of, root
from printing import day

COUPONS = {"yearly": 1, "semiannual": 2, "quarterly": 4}
LOWEST, HIGHEST = D("-0.9"), D(10)


def bond_price(q):
    settlement, maturity, f = day(q["settlement"]), day(q["maturity"]), COUPONS[q["frequency"]]
    if settlement.year == 1:
        return None  # The last coupon may lie before the calendar's first day.
    n = 1
    while coupon_day(maturity, -12 // f * n) > settlement:
        n += 1
    last, following = (coupon_day(maturity, -12 // f * k) for k in (n, n - 1))
    since, to, length = counted(q["day_count"], last, settlement, following, f)
    if n == 1 and to < 0:
        return NO_ANSWER  # By days over 360 the last period is over before its last day.
    coupon, wait = F(q["coupon_rate"]) / f, of(to / length)
    accrued = coupon * since / length
    payments = [of(coupon) + (100 if k == n - 1 else 0) for k in range(n)]

    def worth(y):
        if n == 1:
            return payments[0] / (1 + y / f * wait)
        v = 1 / (1 + y / f)
        return v**wait * sum(payment * v**k for k, payment in enumerate(payments))

    if q["find"] == "price":
        y = D(q["annual_yield"]) / 100
        clean = worth(y) - of(accrued)
    else:
        clean = D(q["clean_price"])
        full = clean + of(accrued)
        if n == 1 and wait == 0:
            return NO_ANSWER
        y = (payments[0] / full - 1) / wait * f if n == 1 else yield_of(lambda x: worth(x) - full)
        if y is None or not LOWEST <= y <= HIGHEST:
            return NO_ANSWER
    face = D(q["face_value"]) / 100
    found = {"clean_price": clean, "annual_yield": y * 100, "accrued": of(accrued) * face, "coupon": of(coupon) * face}
    found |= {"to_pay": (clean + of(accrued)) * face, "current_yield": D(q["coupon_rate"]) * 100 / clean}
    found["modified_duration"] = modified_duration(payments, wait, y, f)
    return bounded({**found, "coupons": n, "next_coupon": following})


def yield_of(excess):
    return None if excess(LOWEST) < 0 or excess(HIGHEST) > 0 else root(excess, LOWEST, HIGHEST)


def modified_duration(payments, wait, y, f):
    """The average time to a payment, weighted by worth, over one period's growth. In the last period interest is simple."""
    if len(payments) == 1:
        return wait / f / (1 + y / f * wait)
    v = 1 / (1 + y / f)
    worths = [payment * v**k for k, payment in enumerate(payments)]
    return sum((k + wait) * each for k, each in enumerate(worths)) / sum(worths) * v / f


def coupon_day(maturity, months):
    """Of a bond that matures at the end of a month, coupons are at the end of theirs."""
    found = months_after(maturity, months)
    isLast = maturity.day == monthrange(maturity.year, maturity.month)[1]
    return found.replace(day=monthrange(found.year, found.month)[1]) if isLast else found


def counted(basis, last, settlement, following, f):
    """Days since the last coupon, days to the next, and days in a coupon period, as the basis counts them. What Excel's
    PRICE gives for 732 bonds by days over 360 agrees: the days to the next are what is left of the period."""
    if basis.startswith("actual"):
        since = F((settlement - last).days)
        length = F((following - last).days) if basis == "actual_actual" else F(int(basis[-3:]), f)
        return since, length - since, length
    first = min(last.day, 30)
    then = min(settlement.day, 30) if first == 30 or basis == "thirty_e_360" else settlement.day
    since = F(360 * (settlement.year - last.year) + 30 * (settlement.month - last.month) + then - first)
    return since, F(360, f) - since, F(360, f)


CALCULATORS = {"bond-price": bond_price}
