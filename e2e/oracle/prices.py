"""Prices, shares and percentages: sums that are exact in fractions."""

from fractions import Fraction as F
from math import ceil, floor

from exact import NO_ANSWER, given, nearest, over

# A country's or a state's rate is a fact that nothing here can work out: it is taken from the answer, which states it,
# and all else is worked out from there. What is known of these rates from elsewhere is asked of the stated one: they
# end after at most three decimals (Quebec's 14.975 %), none is above Hungary's 27 % or California's 7.25 %, five states
# have none at all, and in these places there is a single rate.
HIGHEST_VAT, HIGHEST_STATE_RATE = F(27), F("7.25")
UNTAXED_STATES = ("ak", "de", "mt", "nh", "or")
ONE_VAT_RATE = ("au", "nz", "dk", "ca")


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


CENTS = {
    "nearest": lambda x: nearest(x, 2),
    "up": lambda x: F(ceil(x * 100), 100),
    "down": lambda x: F(floor(x * 100), 100),
    "none": lambda x: x,
}


def taxed(q, amount, isOnTop, isEach):
    """The tax on so many prices, or in them: in cents once for all or once for each."""
    rate, quantity = given(q, "rate", "quantity")
    tax = amount * rate / (100 if isOnTop else 100 + rate)
    to_cents = CENTS[q["rounding"]]
    return to_cents(tax) * quantity if isEach else to_cents(tax * quantity)


def is_legal(rate, highest):
    return 0 <= rate <= highest and (rate * 1000).denominator == 1


def vat_rate_of(q, stated):
    """The visitor's own, or else the country's. None where it cannot be known."""
    if "vat_rate" in q:
        return F(q["vat_rate"])
    if q["category"] != "standard" and q["country"][:2] in ONE_VAT_RATE:
        return NO_ANSWER
    if stated is None and q["category"] != "standard":
        return None
    if not (stated and is_legal(F(stated), HIGHEST_VAT)):
        raise ValueError(f"{stated} is no VAT rate")
    return F(stated)


def sales_tax_rate_of(q, stated):
    """The visitor's own, or else the state's and the local one together."""
    if "tax_rate" in q:
        return F(q["tax_rate"])
    if q["state"] in UNTAXED_STATES:
        return F(q["local_rate"])
    of_state = F(stated) - F(q["local_rate"])
    if of_state == 0 or not is_legal(of_state, HIGHEST_STATE_RATE):
        raise ValueError(f"{of_state} is no rate of a state")
    return F(stated)


def with_tax(net_name, gross_name, tax_name, rate_of, names):
    """VAT and sales tax differ in their words, and in whose rate it is."""

    def work(q, stated):
        net, gross, tax = (F(q[k]) if k in q else None for k in (net_name, gross_name, tax_name))
        rate = None if q["find"] == "rate" else rate_of(q, stated)
        if q["find"] != "rate" and rate in (None, NO_ANSWER):
            return rate
        if q["find"] == "both":
            if rate == 0:
                return NO_ANSWER
            net, gross = tax * 100 / rate, tax * 100 / rate + tax
        elif q["find"] == "rate":
            if net == 0:
                return NO_ANSWER
            tax = gross - net if tax is None else tax
            gross, rate = net + tax, tax * 100 / net
        else:
            isOnTop, amount = net is not None, gross if net is None else net
            tax = taxed({**q, "rate": rate}, amount, isOnTop, q["rounded_on"] == "article")
            whole = amount * F(q["quantity"])
            net, gross = (whole, whole + tax) if isOnTop else (whole - tax, whole)
        return dict(zip(names, (net, gross, tax, rate)))

    return work


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
    rows = [{"part": w * 100 / sum(weights), "pays": F(c, 100)} for w, c in zip(weights, cents)]
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


CALCULATORS = {
    "tip": tip,
    "discount": discount,
    "margin": margin,
    "vat": with_tax("price_without", "price_with", "vat_paid", vat_rate_of, ("net", "gross", "vat", "rate")),
    "sales-tax": with_tax("price", "price_paid", "tax_paid", sales_tax_rate_of, ("net", "total", "tax", "rate")),
    "bill-split": bill_split,
    "percentage": percentage,
    "percentage-change": percentage_change,
    "salary": salary,
}

# These are given, besides the inputs, the rate that the answer states.
WITH_STATED_RATE = ("vat", "sales-tax")
