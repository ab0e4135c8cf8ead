"""What an amount earned, by the year: simple interest, growth and return."""

from fractions import Fraction as F

from days import year_part
from exact import HAIR, NO_ANSWER, D, clean, given, of


def time_of(q):
    """In years, or None where it is left out; and the days counted."""
    if q["time_as"] == "dates":
        days, years = year_part(q["start"], q["end"], q["day_count"])
        return years, days
    if q["time_as"] == "days":
        return F(int(q["days"]), 360 if q.get("days_in_year") == "ordinary" else 365), None
    name = q["time_as"]
    return (None if name == "none" else F(q[name]) / (12 if name == "months" else 1)), None


def simple_interest(q):
    years, days = time_of(q)
    principal, interest, total = (F(q[k]) if k in q else None for k in ("principal", "interest", "total"))
    rate = F(q["annual_rate"]) if "annual_rate" in q else None
    if q["find"] == "rate":
        if years == 0:
            return NO_ANSWER
        rate = interest * 100 / (principal * years)
    elif q["find"] == "interest":
        interest = principal * rate * years / 100
    elif q["find"] == "present_value":
        principal = total / (1 + rate * years / 100)
        interest = total - principal
    else:
        if rate * years == 0:
            return NO_ANSWER
        principal = interest * 100 / (rate * years)
    found = {"interest": interest, "principal": principal, "total": principal + interest, "annual_rate": rate}
    return {**found, "time": years, "counted_days": days}


def cagr(q):
    years, _ = time_of(q)
    start, end = F(q["start_value"]), F(q["end_value"])
    yearly = power(end / start, 1 / years) - 1
    if yearly * 100 > D(10) ** 6 + HAIR:
        return NO_ANSWER
    doubling = D(2).ln() / (1 + yearly).ln() if clean(yearly) > 0 else None
    found = {"cagr": yearly * 100, "total_growth": (end / start - 1) * 100, "change": end - start, "years": years}
    return {**found, "multiple": end / start, "doubling": doubling if doubling and doubling < 1000 else None}


def power(base, exponent):
    return D(0) if base == 0 else of(base) ** of(exponent)


def roi(q):
    years, _ = time_of(q)
    cost, value, income = given(q, "cost", "value", "income")
    back = value + income
    yearly = (power(back / cost, 1 / years) - 1) * 100 if years and back >= 0 else None
    found = {"roi": (back / cost - 1) * 100, "profit": back - cost, "multiple": back / cost, "years": years}
    return {**found, "annualised": None if yearly is None or yearly > D(10) ** 6 + HAIR else yearly}


CALCULATORS = {
    "simple-interest": simple_interest,
    "cagr": cagr,
    "roi": roi,
}
