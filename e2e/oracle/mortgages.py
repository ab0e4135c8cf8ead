"""Loans on homes, with their dates, extras and costs."""

from calendar import monthrange
from datetime import date
from decimal import Decimal as D
from fractions import Fraction

from days import between, dated
from exact import HAIR, NO_ANSWER, accumulated, billed, bounded, cents, clean, exact, given, level, of, ratio, up
from loans import cleared, interest_of, totals
from printing import day, plain

# Mortgage insurance is usual where more than this part of the price is borrowed, and the Homeowners Protection Act ends
# it where 78 % of the price is owed.
INSURED_ABOVE = D("0.8")
INSURED_UNTIL = Fraction(78, 100)


def part_of(price, q, name):
    """An amount, or a percentage of the price."""
    return price * ratio(q[f"{name}_rate"]) / 100 if q[f"{name}_as"] == "percent" else ratio(q[name])


def mortgage(q):
    price = ratio(q["price"])
    loan, n, percent = price - part_of(price, q, "down_payment"), 12 * int(q["years"]), ratio(q["annual_rate"])
    amount, isMonthly = of(loan), q["compounding"] == "monthly"
    r = of(percent / 1200) if isMonthly else (1 + of(percent / 200)) ** (D(1) / 6) - 1
    rate = percent / 1200 if isMonthly else exact(r)
    payment, extra = level(amount, r, n), D(q["extra_payment"])
    planned = (n, interest_of(payment, n, amount, rate))
    actual = (cleared(amount, r, payment + extra, n) or planned) if extra > 0 else planned
    first = payment - amount * r
    insured = next(
        k for k in range(n + 1) if k == n or first * accumulated(r, k) >= of(loan - price * INSURED_UNTIL) * (1 - HAIR)
    )
    isInsured = loan > price * ratio(INSURED_ABOVE)
    insurance = loan * ratio(q["mortgage_insurance_rate"]) / 1200 if isInsured else Fraction(0)
    tax, home, fees = part_of(price, q, "property_tax") / 12, ratio(q["home_insurance"]) / 12, ratio(q["fees"])
    bills = billed(cents(amount), rate, n, lambda *_: cents(payment) + (cents(extra) if extra else 0))
    costs = ratio(q["closing_costs"])
    return {
        "cash_to_close": price - loan + costs if costs else None,
        "payoff_date": dated(q["first_payment"], actual[0], True) if "first_payment" in q else None,
        "monthly_total": payment + of(tax + home + fees + insurance),
        "principal_and_interest": payment,
        "monthly_property_tax": tax or None,
        "monthly_home_insurance": home or None,
        "monthly_fees": fees or None,
        "loan": loan,
        "loan_to_value": loan * 100 / price,
        "total_interest": actual[1],
        "total_paid": amount + actual[1],
        "payments": actual[0],
        "interest_saved": planned[1] - actual[1] if extra > 0 else None,
        "payments_saved": n - actual[0] if extra > 0 else None,
        "mortgage_insurance": insurance or None,
        "insured_payments": min(insured, actual[0]) if insurance else None,
        **totals(bills, 12),
    }


def mortgage_payoff(q):
    amount, rate = D(q["balance"]), ratio(q["annual_rate"]) / 1200
    r = of(rate)
    if q["known"] == "term":
        n = 12 * int(q["years_left"]) + int(q["months_left"])
        payment = level(amount, r, n)
        planned = (n, interest_of(payment, n, amount, rate))
    else:
        payment = D(q["payment"])
        planned = cleared(amount, r, payment, 1200)
        if planned is None:
            return NO_ANSWER
        for k in (planned[0], max(1, planned[0] - 1)):
            exact_payment = level(amount, r, k)
            if D(cents(exact_payment)) / 100 == payment:
                payment, planned = exact_payment, (k, interest_of(exact_payment, k, amount, rate))
                break
    isMonthly, single = q["frequency"] == "monthly", D(q["single_extra"])
    per = 12 if isMonthly else 26
    needed = missing = None
    if q["goal"] == "date":
        needed = level(amount - single, r * 12 / per, due_by(q, isMonthly))
        missing = needed - payment / (1 if isMonthly else 2)
        missing = D(max(0, up(missing * 100))) / 100
    extra = D(q["extra_payment"]) if missing is None else missing
    each, faster, owed = payment, planned, amount - single
    if not (isMonthly and extra == 0 and single == 0):
        each = payment / (1 if isMonthly else 2) + extra
        faster = cleared(owed, r * 12 / per, each, 2 * planned[0]) or planned
    months = faster[0] if isMonthly else -(-faster[0] * 12 // 26)
    found = {"interest_saved": planned[1] - faster[1], "months_saved": planned[0] - months, "months": months}
    found |= {"years": Fraction(faster[0], per), "payments": faster[0]}
    found |= {"each_payment": each, "total_interest": faster[1]}
    found |= {"payment": payment, "planned_months": planned[0], "planned_interest": planned[1]}
    found |= {"extra_needed": missing, "needed_payment": needed}
    if "next_payment" in q or "next_due" in q:
        found["payoff_date"] = dated(q.get("next_due") or q["next_payment"], faster[0], isMonthly)
    years = range(1, -(-planned[0] // 12) + 1)
    ways = {"planned": (amount, r, payment, planned[0], 12), "faster": (owed, r * 12 / per, each, faster[0], per)}
    found["balances"] = [{"year": year, **{name: owed_after(*way, year) for name, way in ways.items()}} for year in years]
    return NO_ANSWER if found.get("payoff_date") is NO_ANSWER else found


def due_by(q, isMonthly):
    """Payments from the next one up to the day, a month too short for it on its last day."""
    next_due, last = (date.fromisoformat(q[name]) for name in ("next_due", "payoff_by"))
    if not isMonthly:
        return (last - next_due).days // 14 + 1
    months = 12 * (last.year - next_due.year) + last.month - next_due.month
    due = min(next_due.day, monthrange(last.year, last.month)[1])
    return months + (1 if due <= last.day else 0)


def owed_after(amount, r, payment, n, per, years):
    k = per * years
    return amount - clean(payment - amount * r, amount) * accumulated(r, k) if k < n else D(0)


def amortization(q):
    amount, percent, frequency = D(q["amount"]), ratio(q["annual_rate"]), q["frequency"]
    months = 12 * int(q["years"]) + int(q["months"])
    plain = (months, percent / 1200, level(amount, of(percent / 1200), months))
    n, rate, payment = plain
    if frequency == "biweekly":
        n, rate = -(-26 * months // 12), percent / 2600
        payment = level(amount, of(rate), n)
    elif frequency == "accelerated":
        n, rate, payment = 3 * months + 2, percent / 2600, payment / 2
    isMonthly = frequency == "monthly"
    extra = extras(q, isMonthly, n)
    count, interest = unrounded(amount, of(rate), n, payment, extra)
    bills = billed(cents(amount), rate, n, lambda number, *_: cents(payment) + cents(extra(number)))
    payoff = dated(q["first_payment"], count, isMonthly)
    found = {"payoff_date": payoff, "payment": payment, "payments": count, "total_interest": interest}
    perYear = 12 if isMonthly else 26
    found |= {"total_paid": amount + interest, **totals(bills, perYear)}
    for row in found["schedule"]:
        row["until"] = dated(q["first_payment"], min(perYear * row["year"], len(bills)), isMonthly)
    isPlain = isMonthly and all(D(q[name]) == 0 for name in ("extra_payment", "yearly_extra", "single_extra"))
    found |= {"interest_saved": None, "months_saved": None}
    if not isPlain:
        least = unrounded(amount, of(plain[1]), months, plain[2], lambda _: D(0))
        saved, _ = between(payoff, dated(q["first_payment"], least[0], True))
        found |= {"interest_saved": least[1] - interest, "months_saved": max(0, saved)}
    return found


def unrounded(amount, r, n, payment, extra):
    """Without a cent rounded: how many payments, and the interest in them."""
    owed, interest = amount, D(0)
    for number in range(1, n + 1):
        part = owed * r
        paid = payment + extra(number)
        interest += part
        owed += part - paid
        if number == n or owed <= HAIR:
            return number, interest


def extras(q, isMonthly, n):
    """With each payment, with the first on or after a day, and so again each year."""
    always, yearly, single = (D(q[name]) for name in ("extra_payment", "yearly_extra", "single_extra"))
    on = [dated(q["first_payment"], number, isMonthly) for number in range(1, n + 1)] if yearly or single else []
    first = on and on[0]
    once, since = (day(q[name]) if name in q else first for name in ("single_extra_on", "yearly_extra_from"))
    added = {}
    passed, isPaid = 0, False
    for number, then in enumerate(on, 1):
        years = 0 if then < since else 1 + between(since, then)[0] // 12
        added[number] = (yearly if years > passed else 0) + (single if then >= once and not isPaid else 0)
        passed, isPaid = years, isPaid or then >= once
    return lambda number: always + added.get(number, 0)


def house_affordability(q):
    return income_needed(q) if q["find"] == "income" else affordable_price(q)


def affordable_price(q):
    income, debts, fees = (D(q[name]) for name in ("income", "monthly_debts", "fees"))
    month = income / 12
    budget = min(month * D(q["front_ratio"]) / 100, month * D(q["back_ratio"]) / 100 - debts)
    if budget <= HAIR or budget - fees <= HAIR:
        return NO_ANSWER
    k, m, t = per_unit(q)
    left = budget - fees
    if "down_payment_rate" in q:
        (price, isInsured), isHeld = by_rate(left, k, m, t, D(q["down_payment_rate"])), False
        loan = price * (1 - D(q["down_payment_rate"]) / 100)
    else:
        price, isInsured, isHeld = by_amount(left, k, m, t, D(q["down_payment"]))
        loan = max(D(0), price - D(q["down_payment"]))
    exactly, (front, back, owed) = ratio(q["income"]) / 12, given(q, "front_ratio", "back_ratio", "monthly_debts")
    limit = limited_by(q, exactly * front <= exactly * back - 100 * owed)
    limit = "Mortgage insurance, which begins above this price" if isHeld else limit
    found = home_costs(q, price, loan, isInsured, lambda total: month)
    return bounded({"price": price, "limit": limit, **found, "range": levels(q, month, k, m, t)})


# Of income, for housing and with debts: the lenders' old rule, and Fannie Mae's two limits (Selling Guide B3-6-02).
LEVELS = {"Comfortable": (28, 36), "Stretched": (100, 45), "Fannie Mae's limit": (100, 50)}


def levels(q, month, k, m, t):
    rows = []
    for level, (front, back) in LEVELS.items():
        left = min(month * front, month * back - 100 * D(q["monthly_debts"])) / 100 - D(q["fees"])
        if left <= HAIR:
            continue
        if "down_payment_rate" in q:
            price, isInsured = by_rate(left, k, m, t, D(q["down_payment_rate"]))
            loan = price * (1 - D(q["down_payment_rate"]) / 100)
        else:
            price, isInsured, _ = by_amount(left, k, m, t, D(q["down_payment"]))
            loan = max(D(0), price - D(q["down_payment"]))
        total = loan * k + (loan * m if isInsured else 0) + price * t + D(q["fees"])
        rows.append({"level": level, "share": D(back), "price": price, "monthly": total})
    return rows


def limited_by(q, isHousing):
    costs, ratio = ("Housing costs", "front_ratio") if isHousing else ("Housing costs and debts", "back_ratio")
    return f"{costs} at {plain(D(q[ratio]))}% of income"


def income_needed(q):
    """The smallest income of which neither share is passed."""
    price, debts = D(q["home_price"]), D(q["monthly_debts"])
    loan = price * (1 - D(q["down_payment_rate"]) / 100) if "down_payment_rate" in q else price - D(q["down_payment"])
    needed = lambda total: max(total * 100 / D(q["front_ratio"]), (total + debts) * 100 / D(q["back_ratio"]))
    found = home_costs(q, price, loan, loan > INSURED_ABOVE * price, needed)
    if found is None:
        return NO_ANSWER
    month = needed(found["monthly_total"])
    total = found["monthly_total"]
    found["limit"] = limited_by(q, clean(total / D(q["front_ratio"]) - (total + debts) / D(q["back_ratio"]), total + debts) >= 0)
    return bounded({"income_needed": 12 * month, "monthly_income_needed": month, **found})


def per_unit(q):
    k = level(D(1), of(ratio(q["annual_rate"]) / 1200), 12 * int(q["years"]))
    return k, D(q["mortgage_insurance_rate"]) / 1200, (D(q["property_tax_rate"]) + D(q["home_insurance_rate"])) / 1200


def home_costs(q, price, loan, isInsured, income):
    """By the month, and as shares of the income that `income` finds for them."""
    k, m, t = per_unit(q)
    insurance = loan * m if isInsured else D(0)
    total = loan * k + insurance + price * t + D(q["fees"])
    month = income(total)
    if month <= HAIR:
        return None
    found = {"loan": loan, "down_payment_used": price - loan, "monthly_total": total, "range": None}
    closing = price * D(q["closing_rate"]) / 100
    found |= {"closing_costs": closing or None, "cash_needed": price - loan + closing if closing else None}
    found |= {"principal_and_interest": loan * k, "property_tax": price * D(q["property_tax_rate"]) / 1200}
    found |= {"home_insurance": price * D(q["home_insurance_rate"]) / 1200, "mortgage_insurance": insurance or None}
    found |= {"housing_ratio": total * 100 / month, "debt_ratio": (total + D(q["monthly_debts"])) * 100 / month}
    return {**found, "loan_to_value": loan * 100 / price}


def by_rate(left, k, m, t, rate):
    share = 1 - rate / 100
    isInsured = share > INSURED_ABOVE
    return left / (share * (k + m if isInsured else k) + t), isInsured


def by_amount(left, k, m, t, down):
    """Costs rise faster above the price at which mortgage insurance begins, and some homes are held at it."""
    begins = down / (1 - INSURED_ABOVE)
    insured, uninsured = ((left + down * each) / (each + t) for each in (k + m, k))
    if insured > begins * (1 + HAIR):
        return insured, True, False
    if uninsured > begins:
        return begins, False, True
    return (left / t if uninsured < down else uninsured), False, False


CALCULATORS = {
    "mortgage": mortgage,
    "mortgage-payoff": mortgage_payoff,
    "amortization": amortization,
    "house-affordability": house_affordability,
}
