"""What a business asks: how many to sell, what sellers earn, and what its property loses each year."""

from fractions import Fraction as F
from math import ceil

from exact import NO_ANSWER, bounded, given, over


def break_even(q):
    fixed, price, variable, profit, tax = given(q, "fixed_costs", "price", "variable_cost", "target_profit", "tax_rate")
    margin = price - variable
    if margin <= 0:
        return NO_ANSWER
    units, even = (fixed + profit * 100 / (100 - tax)) / margin, fixed / margin
    found = {"units": ceil(units), "exact_units": units, "sales": units * price, "contribution_margin": margin}
    found |= {"margin_ratio": margin * 100 / price, "break_even_units": ceil(even), "break_even_sales": even * price}
    expected = F(q["expected_units"]) if "expected_units" in q else None
    found["expected_profit"] = None if expected is None else expected * margin - fixed
    found["margin_of_safety"] = (expected - even) * 100 / expected if expected else None
    sold = [units * k / 5 for k in range(11)]
    found["chart"] = [{"units": n, "sales": n * price, "costs": fixed + n * variable} for n in sold]
    return bounded(found)


def commission(q):
    sales, base, guarantee = given(q, "sales", "base_pay", "guarantee")
    rows = [f"0:{q['rate']}"] if q["plan"] == "flat" else q["tiers"].split(";")
    tiers = sorted(tuple(map(F, row.split(":"))) for row in rows)
    starts = [start for start, _ in tiers]
    if len(set(starts)) < len(starts):
        return NO_ANSWER
    reached = sum(start <= sales for start in starts)
    rows = []
    for i, (start, rate) in enumerate(tiers):
        inside = (sales if i == reached - 1 else F(0)) if q["plan"] == "reached" else part_of(sales, starts, i)
        rows.append({"from": start, "rate": rate, "sales": inside, "commission": inside * rate / 100})
    earned = sum(row["commission"] for row in rows)
    found = {"commission": earned, "total_pay": max(guarantee, base + earned), "parts": rows}
    found["effective_rate"] = over(earned * 100, sales)
    return {**found, "next_rate": tiers[reached - 1][1] if reached else F(0)}


def part_of(amount, starts, i):
    """What of an amount lies in a band: above its start, up to the next one's."""
    above = [max(F(0), amount - start) for start in starts[i : i + 2]]
    return above[0] - above[1] if len(above) > 1 else above[0]


# Internal Revenue Service, Publication 946, table A-1: half-year convention, percent of the cost.
MACRS = {
    "three": "33.33 44.45 14.81 7.41",
    "five": "20.00 32.00 19.20 11.52 11.52 5.76",
    "seven": "14.29 24.49 17.49 12.49 8.93 8.92 8.93 4.46",
    "ten": "10.00 18.00 14.40 11.52 9.22 7.37 6.55 6.55 6.56 6.55 3.28",
    "fifteen": "5.00 9.50 8.55 7.70 6.93 6.23 5.90 5.90 5.91 5.90 5.91 5.90 5.91 5.90 5.91 2.95",
    "twenty": "3.750 7.219 6.677 6.177 5.713 5.285 4.888 4.522 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 "
    "4.462 4.461 2.231",
}


def depreciation(q):
    cost, method = F(q["cost"]), q["method"]
    if method == "macrs":
        return depreciated(cost, [cost * F(part) / 100 for part in MACRS[q["recovery"]].split()], None)
    salvage, life, first = F(q["salvage"]), int(q["life"]), int(q["first_months"])
    if method == "declining":
        factor = F(q["factor"])
        return depreciated(cost, declining(cost, salvage, life, first, factor, q["switching"] == "yes"), factor * 100 / life)
    shares = [F(1, life)] * life if method == "straight" else [F(2 * (life - i), life * (life + 1)) for i in range(life)]
    # Month by month: each has a twelfth of its year of life, and falls into a year of the books.
    years = [F(0)] * (life + (first < 12))
    for month in range(12 * life):
        years[(month - first) // 12 + 1] += (cost - salvage) * shares[month // 12] / 12
    return depreciated(cost, years, F(100, life) if method == "straight" else None)


def declining(cost, salvage, life, first, factor, isSwitching):
    """Its share of what is left, or if that gives more, what is left spread evenly; never below the salvage value."""
    left, months_left, years = cost, 12 * life, []
    while months_left:
        months = min(12 if years else first, months_left)
        spread = (left - salvage) * F(months, months_left)
        falling = left * factor / life * F(months, 12)
        years.append(min(left - salvage, max(falling, spread) if isSwitching else falling))
        left, months_left = left - years[-1], months_left - months
    return years


def depreciated(cost, years, rate):
    rows = [{"year": i + 1, "depreciation": year, "accumulated": sum(years[: i + 1])} for i, year in enumerate(years)]
    rows = [{**row, "book_value": cost - row["accumulated"]} for row in rows]
    return {"first_year": years[0], "total": sum(years), "final_value": cost - sum(years), "rate": rate, "schedule": rows}


CALCULATORS = {"break-even": break_even, "commission": commission, "depreciation": depreciation}
