"""Prices, shares and percentages: sums that are exact in fractions."""

from fractions import Fraction as F
from math import ceil, floor

from exact import NO_ANSWER, given, nearest, over
from units import MASSES, VOLUMES


def tip(q):
    bill, rate, people = given(q, "bill", "tip_rate", "people")
    total = bill * (100 + rate) / 100
    share = total / people if q["rounding"] == "none" else F(ceil(total / people))
    total = share * people
    return {"share": share, "tip": total - bill, "total": total}


def discount(q):
    find = q["find"]
    price, sale = (F(q[name]) if name in q else None for name in ("price", "sale_price"))
    kept = (1 - F(q.get("discount_rate", 0)) / 100) * (1 - F(q.get("second_rate", 0)) / 100)
    if find == "rate":
        reduced = sale
    elif find == "original":
        if kept == 0:
            return NO_ANSWER
        reduced, price = sale, sale / kept
    elif find == "amount_off":
        reduced = (price - F(q["discount_amount"])) * kept
    else:
        reduced = price * kept
    if price == 0 and find == "rate":
        return NO_ANSWER
    rate = (1 - kept) * 100 if find == "original" else over((price - reduced) * 100, price)
    found = {
        "reduced": reduced,
        "saved": price - reduced,
        "original": price,
        "total_rate": rate,
        "total": None,
        "tax": None,
    }
    if "tax_rate" in q:
        tax = reduced * F(q["tax_rate"]) / 100
        found |= {"tax": tax, "total": reduced + tax}
    return found


def margin(q):
    cost, price, margin, markup = (F(q[k]) if k in q else None for k in ("cost", "price", "margin", "markup"))
    if margin == 100 and price is None or markup == -100 and cost is None:
        return NO_ANSWER
    if price is None:
        price = cost / (1 - margin / 100) if markup is None else cost * (1 + markup / 100)
    if cost is None:
        cost = price * (1 - margin / 100) if markup is None else price / (1 + markup / 100)
    profit = price - cost
    shares = {"margin": over(profit * 100, price), "markup": over(profit * 100, cost)}
    return {"price": price, "cost": cost, "profit": profit, **shares}


def bill_split(q):
    bill, tax, tip_rate = given(q, "bill", "tax", "tip_rate")
    tip = (bill if q["tip_on"] == "bill" else bill + tax) * tip_rate / 100
    total = nearest(bill + tax + tip, 2)
    isEven = q["split"] == "evenly"
    weights = [F(1)] * int(q["people"]) if isEven else [F(row.split(":")[1]) for row in q["shares"].split(";")]
    if sum(weights) == 0:
        return NO_ANSWER
    exact = [total * 100 * weight / sum(weights) for weight in weights]
    cents = [floor(x) for x in exact]
    order = sorted(range(len(exact)), key=lambda i: (cents[i] - exact[i], i))
    for i in order[: int(total * 100) - sum(cents)]:
        cents[i] += 1
    names = [f"Person {i + 1}" for i in range(len(weights))]
    names = names if isEven else [row.split(":")[0].strip() for row in q["shares"].split(";")]
    rows = [{"person": n, "part": w * 100 / sum(weights), "pays": F(c, 100)} for n, w, c in zip(names, weights, cents)]
    least = min(cents)
    even = {"share": F(least, 100), "cents_left": sum(c > least for c in cents)}
    return {"total": total, "tip": tip, "payments": rows, **(even if isEven else dict.fromkeys(even))}


def percentage(q):
    rate, part, whole = (F(q[k]) if k in q else None for k in ("percentage", "part", "whole"))
    none = {"answer": None, "rate": None, "change": None}
    if q["find"] == "part":
        return {**none, "answer": whole * rate / 100}
    if q["find"] in ("rate", "whole"):
        bottom = whole if q["find"] == "rate" else rate
        name = "rate" if q["find"] == "rate" else "answer"
        return NO_ANSWER if bottom == 0 else {**none, name: part * 100 / bottom}
    if q["find"].startswith("before_"):
        sign = 1 if q["find"] == "before_plus" else -1
        left = 100 + sign * rate
        if left == 0:
            return NO_ANSWER
        answer = F(q["result"]) * 100 / left
        return {**none, "answer": answer, "change": answer * rate / 100}
    change = whole * rate / 100
    return {**none, "change": change, "answer": whole + change if q["find"] == "increase" else whole - change}


def percentage_change(q):
    one, other = given(q, "from", "to")
    change = over((other - one) * 100, abs(one))
    found = {"difference": other - one, "change_rate": None, "difference_rate": None, "points": None, "factor": None}
    if q["find"] == "difference":
        sizes = abs(one) + abs(other)
        return NO_ANSWER if sizes == 0 else {**found, "difference_rate": abs(other - one) * 200 / sizes}
    if q["find"] == "points":
        return {**found, "points": other - one, "change_rate": change}
    return NO_ANSWER if one == 0 else {**found, "change_rate": change, "factor": other / one}


def salary(q):
    amount, hours, days, weeks, unpaid = given(
        q, "amount", "hours_per_week", "days_per_week", "weeks_per_year", "unpaid_weeks"
    )
    paid = weeks - unpaid
    times = {
        "hourly": paid * hours,
        "daily": paid * days,
        "weekly": paid,
        "biweekly": paid / 2,
        "four_weekly": paid / 4,
    }
    times |= {"semimonthly": F(24), "monthly": F(12), "quarterly": F(4), "yearly": F(1)}
    yearly = amount * times[q["period"]]
    return {**{period: yearly / each for period, each in times.items()}, "paid_hours": paid * hours}


# Of each unit on a label: what is measured in it, and its size.
LABELS = {"g": "g", "kg": "kg", "oz": "oz", "lb": "lb"}
LABELS |= {"ml": "ml", "l": "l", "fl oz": "us_floz", "pt": "us_pt", "qt": "us_qt", "gal": "us_gal"}
# As people spell them.
for unit, names in {
    "g": "gram grams",
    "oz": "ounce ounces",
    "lb": "lbs pound pounds",
    "ml": "mL",
    "l": "L liter liters",
    "fl oz": "floz",
    "pt": "pint pints",
    "qt": "quart quarts",
    "gal": "gallon gallons",
}.items():
    LABELS |= {name: LABELS[unit] for name in names.split()}
PIECES = {"each", "piece", "pieces", "sheet", "sheets"}
PER = {"oz": ("oz", 1), "lb": ("lb", 1), "g100": ("g", 100), "kg": ("kg", 1), "floz": ("fl oz", 1), "gal": ("gal", 1)}
PER |= {"ml100": ("ml", 100), "l": ("l", 1), "each": ("each", 1)}


def measured(label):
    """A package as its kind, and how much of the SI unit it is."""
    if label in PIECES:
        return "piece", F(1)
    return "volume" if LABELS[label] in VOLUMES else "mass", (VOLUMES | MASSES)[LABELS[label]]


def unit_price(q):
    label, times = PER[q["per"]]
    kind, size = measured(label)
    items = [row.strip().rsplit(":", 3) for row in q["items"].split(";")]
    if any(measured(unit)[0] != kind for *_, unit in items):
        return NO_ANSWER
    prices = [F(price) * size * times / (F(amount) * measured(unit)[1]) for _, price, amount, unit in items]
    low, high = min(prices), max(prices)
    best = " and ".join(item[0] for item, price in zip(items, prices) if price == low)
    more = [over((price - low) * 100, low) for price in prices]
    rows = [{"item": item[0], "unit_price": price, "more": rest} for item, price, rest in zip(items, prices, more)]
    return {"unit_price": low, "best": best, "highest": high, "saving": over((high - low) * 100, high) or F(0), "prices": rows}


CALCULATORS = {
    "unit-price": unit_price,
    "tip": tip,
    "discount": discount,
    "margin": margin,
    "bill-split": bill_split,
    "percentage": percentage,
    "percentage-change": percentage_change,
    "salary": salary,
}
