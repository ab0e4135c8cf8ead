"""Inflation. The figures of published indexes are facts, read from where the service keeps them; the rest is worked out."""

import re
from fractions import Fraction as F
from functools import cache
from pathlib import Path

from exact import NO_ANSWER, D, bounded, of
from printing import MONTHS, day

FACTS = Path(__file__).parents[2] / "lib" / "facts" / "prices"
FILES = {"us_cpi_u": "united-states", "uk_cpi": "united-kingdom-cpi", "uk_rpi": "united-kingdom-rpi"}
FILES |= {"canada_cpi": "canada", "euro_area_hicp": "euro-area", "australia_cpi": "australia"}


def inflation(q):
    amount = D(q["amount"])
    if q["by"] == "index":
        return bounded({**changed(amount, of(F(q["to_index"]) / F(q["from_index"]))), "schedule": None})
    if q["by"] == "rate":
        growth, years = 1 + D(q["annual_rate"]) / 100, D(q["years"])
        ends = [D(k) for k in range(1, int(years) + 1)]
        ends += [] if years == int(years) else [years]
        rows = [row_of(amount, year, growth**year) for year in ends]
        return bounded({**changed(amount, growth**years), "schedule": rows})
    return by_index(amount, *index_of(q["index"]), day(q["from"]), day(q["to"]))


def changed(amount, factor):
    found = {"future_cost": amount * factor, "buying_power": amount / factor}
    return {**found, "total_inflation": (factor - 1) * 100, "loss": (1 - 1 / factor) * 100}


def row_of(amount, year, factor):
    return {"year": year, "cost": amount * factor, "buys": amount / factor}


def by_index(amount, figures, size, start, end):
    """Months are counted from January of the year 0; a figure for a quarter is kept under its first month."""
    one, other = (12 * each.year + each.month - 1 for each in (start, end))
    first, last = (figures.get(month // size * size) for month in (one, other))
    if first is None or last is None:
        return NO_ANSWER
    months = other // size * size - one // size * size
    factor = of(last / first)
    found = {**changed(amount, factor), "from_figure": first, "to_figure": last}
    found |= {"from_month": name_of(one, size), "to_month": name_of(other, size)}
    found["average_rate"] = (factor ** (D(12) / months) - 1) * 100 if months else None
    later = [*range(0, months, 12), months]
    rows = [(F(k, 12), figures.get((one + k) // size * size)) for k in later]
    rows = [row_of(amount, year, of(figure / first)) for year, figure in rows if figure is not None]
    return bounded({**found, "schedule": rows if months > 0 else None})


def name_of(month, size):
    year, last = divmod(month // size * size + size - 1, 12)
    return f"{MONTHS[last]} {'quarter ' if size > 1 else ''}{year}"


@cache
def index_of(name):
    """Each published figure by its month, and how many months a figure is for."""
    text = (FACTS / f"{FILES[name]}.ts").read_text()
    value = lambda key, usual=None: next(iter(re.findall(rf'\b{key}: "?([\d-]+)', text)), usual)
    month, size = value("first"), int(value("months", 1))
    units, figures = 0, {}
    at = 12 * int(month[:4]) + int(month[5:]) - 1
    for step in re.search(r"steps: `([^`]*)`", text)[1].split():
        if step != "-":
            units += int(step)
            figures[at] = F(units, 10 ** int(value("digits")))
        at += size
    return figures, size


CALCULATORS = {"inflation": inflation}
