"""Several debts from one budget, and a loan that takes the place of another."""

from fractions import Fraction as F

from exact import NO_ANSWER, D, accumulated, bounded, cents, clean, given, level, of, over, up
from loans import cleared, interest_of

MOST_MONTHS = 600


def debt_payoff(q):
    debts = [debt_of(row) for row in q["debts"].split(";")]
    extra = cents(D(q["extra"]))
    by_rate = lambda debt: (-debt["rate"], debt["balance"], -debt["minimum"], debt["name"])
    by_balance = lambda debt: (debt["balance"], -debt["rate"], -debt["minimum"], debt["name"])
    plans = {"avalanche": plan(sorted(debts, key=by_rate), extra), "snowball": plan(sorted(debts, key=by_balance), extra)}
    chosen = plans[q["strategy"]]
    if chosen is None or None in plans.values():
        return NO_ANSWER
    alone = [plan([debt], 0) for debt in debts]
    alone = None if None in alone else alone
    found = {"months": len(chosen["months"]), "total_interest": interest(chosen)}
    found |= {"total_paid": F(sum(month["paid"] for month in chosen["months"]), 100)}
    found |= {"monthly_budget": F(extra + sum(cents_of(debt["minimum"]) for debt in debts), 100)}
    for name, each in plans.items():
        found |= {f"{name}_months": len(each["months"]), f"{name}_interest": interest(each)}
    found["alone_months"] = alone and max(len(each["months"]) for each in alone)
    found["interest_saved"] = alone and sum(map(interest, alone)) - interest(chosen)
    found["order"] = [{**row, "interest": F(row["interest"], 100)} for row in chosen["order"]]
    owed = F(sum(cents_of(debt["balance"]) for debt in debts), 100)
    years = range(1, max(-(-len(each["months"]) // 12) for each in plans.values()) + 1)
    found["balances"] = [{"year": 0, "avalanche": owed, "snowball": owed}]
    found["balances"] += [{"year": year, **{name: after(each, 12 * year) for name, each in plans.items()}} for year in years]
    return found


def debt_of(row):
    name, *figures = (cell.strip() for cell in row.rsplit(":", 3))
    return {"name": name, **dict(zip(("balance", "rate", "minimum"), map(F, figures)))}


def cents_of(amount):
    return int(amount * 100 + F(1, 2))


def interest(each):
    return F(sum(month["interest"] for month in each["months"]), 100)


def after(each, months):
    return F(each["months"][months - 1]["balance"], 100) if months <= len(each["months"]) else F(0)


def plan(line, extra):
    """Every debt gets its own payment; then all that is left of the budget goes down the line. None after fifty years."""
    owed, least = [cents_of(debt["balance"]) for debt in line], [cents_of(debt["minimum"]) for debt in line]
    budget, costs, ends, months = extra + sum(least), [0] * len(line), {}, []
    while any(owed):
        if len(months) == MOST_MONTHS:
            return None
        added = [int(F(amount) * debt["rate"] / 1200 + F(1, 2)) for amount, debt in zip(owed, line)]
        costs, owed = [a + b for a, b in zip(costs, added)], [a + b for a, b in zip(owed, added)]
        before, left = sum(owed), budget
        for most in (least, [budget] * len(line)):
            for i in range(len(line)):
                paid = min(owed[i], most[i], left)
                owed[i], left = owed[i] - paid, left - paid
        ends |= {i: len(months) + 1 for i in range(len(line)) if owed[i] == 0 and i not in ends}
        months.append({"paid": before - sum(owed), "interest": sum(added), "balance": sum(owed)})
    order = sorted(range(len(line)), key=lambda i: (ends[i], i))
    return {"months": months, "order": [{"debt": line[i]["name"], "month": ends[i], "interest": costs[i]} for i in order]}


def refinance(q):
    balance, r = D(q["balance"]), of(F(q["annual_rate"]) / 1200)
    if q["known"] == "term":
        n = int(q["months_left"])
        payment = level(balance, r, n)
        cost = interest_of(payment, n, balance, r)
    else:
        payment = D(q["payment"])
        n, cost = cleared(balance, r, payment, MOST_MONTHS) or (None, None)
        if n is None:
            return NO_ANSWER
    needed, costs, share = balance + D(q["cash_out"]), D(q["costs"]), D(q["points"]) / 100
    amount = (needed + costs) / (1 - share) if q["costs_paid"] == "loan" else needed
    costs += amount * share
    newRate, newMonths = of(F(q["new_rate"]) / 1200), 12 * int(q["new_years"])
    newPayment = level(amount, newRate, newMonths)
    newCost = interest_of(newPayment, newMonths, amount, newRate)
    saved = clean(payment - newPayment, payment)
    found = {"monthly_savings": saved, "new_payment": newPayment, "current_payment": payment, "new_loan": amount}
    found |= {"break_even": up(costs / saved) if saved > 0 else None, "current_months": n, "total_costs": costs}
    found |= {"current_interest": cost, "new_interest": newCost}
    found["lifetime_savings"] = clean(cost - newCost - costs, cost + newCost + costs)
    keep, instead = (balance, r, payment, n, cost), (amount, newRate, newPayment, newMonths, newCost)
    years = range(1, -(-max(n, newMonths) // 12) + 1)
    rows = [(year, interest_by(12 * year, *keep), interest_by(12 * year, *instead) + costs) for year in years]
    found["totals"] = [dict(zip(("year", "keep", "refinance"), row)) for row in rows]
    return bounded(found)


def interest_by(month, amount, r, payment, n, whole):
    """What was paid so far, less how much of the loan that paid back."""
    if month >= n:
        return whole
    repaid = clean(payment - amount * r, amount) * accumulated(r, month)
    return D(0) if r == 0 else clean(payment * month - repaid, amount)


# Consumer Financial Protection Bureau: up to 36 % with a mortgage and all else, and 43 % as the most that many lend at.
BANDS = {"Comfortable": 0, "Stretched": 36, "High": 43}


def debt_to_income(q):
    income, *payments = given(q, "income", "housing", "car", "student", "cards", "other")
    monthly = income / 12 if q["income_per"] == "year" else income
    debts = sum(payments)
    ratio, room = debts * 100 / monthly, monthly * F(36, 100) - debts
    found = {"ratio": ratio, "housing_ratio": payments[0] * 100 / monthly, "debts": debts, "monthly_income": monthly}
    found |= {"left": monthly - debts, "room": max(F(0), room), "to_pay_off": -room if room < 0 else None}
    found["category"] = [name for name, least in BANDS.items() if ratio >= least][-1]
    return {**found, "bands": [{"category": name, "from": F(least)} for name, least in BANDS.items()]}


CALCULATORS = {
    "debt-to-income": debt_to_income,
    "debt-payoff": debt_payoff,
    "refinance": refinance,
}
