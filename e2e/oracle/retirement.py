"""A pot that is filled and then drawn on."""

from exact import HAIR, NO_ANSWER, D, accumulated, bounded, clean, level, up, worth
from growth import PER_YEAR, grown
from printing import months_spoken

# IRS Notices 2023-75, 2024-80 and 2025-67: what may be saved in a year, and the catch-ups from 50 and from 60 to 63.
# Section 109 of SECURE 2.0 began the second catch-up in 2025.
LIMITS = {
    "plan": {2024: (23000, 7500, 7500), 2025: (23500, 7500, 11250), 2026: (24500, 8000, 11250)},
    "ira": {2024: (7000, 1000, 1000), 2025: (7000, 1000, 1000), 2026: (7500, 1100, 1100)},
}


def limit_of(account, year, age):
    if year not in LIMITS[account]:
        return NO_ANSWER
    most, catch_up, later_catch_up = LIMITS[account][year]
    if age in (60, 61, 62, 63):
        return D(most + later_catch_up)
    return D(most + catch_up) if age >= 50 else D(most)


def saved_each_time(q, per):
    """What a saver puts in and, of a salary, what the employer adds: a match of the savings up to the limit."""
    if q["save_as"] == "amount":
        return D(q["contribution"]), D(0)
    salary, rate = D(q["salary"]) / per, D(q["saving_rate"]) / 100
    matched = min(rate, D(q["match_limit"]) / 100)
    return salary * rate, salary * matched * D(q["employer_match"]) / 100


def retirement_savings(q):
    age, end, last = (int(q[name]) for name in ("age", "retirement_age", "last_age"))
    rise, per = 1 + D(q["inflation_rate"]) / 100, PER_YEAR[q["contribution_frequency"]]
    r = grown(D(q["return_before"]), 1, D(1) / per) - 1
    year = accumulated(r, per) * (1 + r if q["contribution_timing"] == "begin" else 1)
    limit = None if q["account"] == "none" else limit_of(q["account"], int(q["limit_year"]), age)
    if limit is NO_ANSWER:
        return NO_ANSWER
    own, employer = saved_each_time(q, per)
    pot, ones, each, raised = D(q["savings"]), D(0), own + employer, 1 + D(q["contribution_raise"]) / 100
    paid, unit, rows = D(0), D(1), []
    growth = 1 + D(q["return_before"]) / 100
    for _ in range(age, end):
        before, pot, ones = pot, pot * growth + each * year, ones * growth + unit * year
        rows.append(year_row(before, each * per, D(0), pot))
        paid, each, unit = paid + each * per, each * raised, unit * raised
    drawing = drawing_of(
        q,
        "return_after",
        "income_frequency",
        "income_timing",
        q["income_growth"] == "inflation" and q["inflation_rate"],
    )
    begins = int(q.get("pension_age") or end)
    alone = min(max(begins - end, 0), last - end)
    rest = max(D(0), D(q["income"]) - D(q["other_income"])) * rise ** (end - age)
    income = D(q["income"]) * rise ** (end - age) if alone > 0 else rest
    needed = income * factor(drawing, alone) + rest * (factor(drawing, last - end) - factor(drawing, alone))
    full, _, _, years = draw(drawing, pot, income, alone)
    left, later = years[-1][1] if years else pot, rest * drawing[2] ** alone
    more, _, _, rest_of_years = draw(drawing, left, later, last - end - alone)
    full, years = full + more, years + rest_of_years
    rows += drawn_rows(pot, years)
    missing = clean(needed - pot, needed)
    found = {"pot": pot, "pot_today": pot / rise ** (end - age), "needed_pot": needed, "first_income": income}
    found |= {"needed_today": needed / rise ** (end - age), "total_contributions": paid}
    found |= {"lasts": f"At least until age {last}" if missing <= 0 else f"Until you are {end + full // drawing[1]}"}
    found |= {"surplus": -missing if missing <= 0 else None, "shortfall": missing if missing > 0 else None}
    found["extra_contribution"] = missing / ones if missing > 0 and ones > 0 else None
    found |= {"employer_contribution": employer or None, "contribution_limit": limit}
    found["later_income"] = later if alone > 0 else None
    rows = [{**row, "age": age + i, "balance_today": row["balance"] / rise**i} for i, row in enumerate(rows, 1)]
    return bounded({**found, "schedule": rows})


def year_row(before, contributed, withdrawn, after):
    """What a year has earned is what nothing else explains."""
    earned = clean(after + withdrawn - before - contributed, abs(before) + abs(after) + withdrawn + contributed)
    return {"contributed": contributed, "withdrawn": withdrawn, "earned": earned, "balance": after}


def drawn_rows(pot, years):
    rows = []
    for withdrawn, balance in years:
        rows.append(year_row(pot, D(0), withdrawn, balance))
        pot = balance
    return rows


def drawn_schedule(pot, years):
    rows = enumerate(drawn_rows(pot, years), 1)
    return [{"year": n, **row, "interest": row["earned"]} for n, row in rows]


def drawing_of(q, rate, frequency, timing, raised, compounding="yearly"):
    """The rate of a period, periods a year, the growth of a withdrawal in a year, and whether it comes first."""
    per = PER_YEAR[q[frequency]]
    r = grown(D(q[rate]), compounding, D(1) / per) - 1
    return r, per, 1 + D(raised or 0) / 100, q[timing] == "begin"


def factor(drawing, years=None):
    """What pays 1 at first, for so many years or for ever."""
    r, per, raised, isDue = drawing
    growth, year = (1 + r) ** per, accumulated(r, per) * (1 + r if isDue else 1)
    if years is None:
        return year / (growth - raised) if growth - raised > HAIR else None
    return year / growth * sum((raised / growth) ** k for k in range(years))


def draw(drawing, pot, each, years):
    """Withdrawals in full, a last smaller one, all of them together, and of each year its own and the balance after it."""
    r, per, raised, isDue = drawing
    full, last, taken, drawn = 0, None, D(0), []
    while pot > 0 and len(drawn) < years:
        before = taken
        for _ in range(per):
            if pot <= 0:
                break
            there = pot if isDue else pot * (1 + r)
            isLast = there <= each * (1 + HAIR)
            now = there if isLast else each
            full, last = (full + 1, last) if abs(now - each) <= each * HAIR else (full, now)
            taken += now
            pot = D(0) if isLast else (there - now) * (1 + r if isDue else 1)
        drawn.append((taken - before, pot))
        each *= raised
    return full, last, taken, drawn


def retirement_withdrawal(q):
    find, drawing = q["find"], drawing_of(q, "annual_return", "frequency", "timing", q["raise"], q["compounding"])
    names = "lasts needed_withdrawal needed_pot full_withdrawals last_withdrawal total_withdrawn total_return"
    found = dict.fromkeys(names.split())
    years = int(q["years"]) if "years" in q else None
    pot, each = (D(q[name]) if name in q else None for name in ("pot", "withdrawal"))
    if find == "time":
        return lasting(found, drawing, pot, each)
    times = factor(drawing, years)
    if times is None:
        return NO_ANSWER
    name, amount = ("needed_withdrawal", pot / times) if each is None else ("needed_pot", each * times)
    pot, each = (pot, amount) if each is None else (amount, each)
    _, _, taken, drawn = draw(drawing, pot, each, years or 30)
    if years:
        found |= {"total_withdrawn": taken, "total_return": clean(taken + drawn[-1][1] - pot, taken + pot)}
    return bounded({**found, name: amount, "schedule": drawn_schedule(pot, drawn)})


def lasting(found, drawing, pot, each):
    forever = factor(drawing)
    isForever = forever is not None and pot >= each * forever * (1 - HAIR)
    full, last, taken, drawn = draw(drawing, pot, each, 30 if isForever else 100)
    rows = drawn_schedule(pot, drawn)
    if isForever:
        return bounded({**found, "lasts": "Forever: it never runs out", "schedule": rows})
    if drawn[-1][1] > 0:
        return bounded({**found, "lasts": "More than 100 years", "schedule": rows})
    found |= {"lasts": months_spoken(12 * full // drawing[1]), "full_withdrawals": full, "last_withdrawal": last}
    return bounded(
        {**found, "total_withdrawn": taken, "total_return": clean(taken - pot, taken + pot), "schedule": rows}
    )


def annuity_payout(q):
    per, amount, wait = PER_YEAR[q["frequency"]], D(q["amount"]), int(q["deferral"])
    growth = grown(D(q["annual_rate"]), q["compounding"], D(1) / per) if D(q["annual_rate"]) != 0 else D(1)
    r, first = growth - 1, amount * growth ** (wait * per)
    # What is there one period before the first payout.
    before = first / growth if q["timing"] == "begin" else first
    found = dict.fromkeys("payout lasts payouts last_payout total_paid total_interest".split())
    n, years, total = None, 30, None
    if q["find"] == "forever":
        if r == 0:
            return NO_ANSWER
        each = found["payout"] = before * r
    elif q["find"] == "payout":
        n = int(q["years"]) * per
        each = found["payout"] = level(before, r, n)
        total = each * n
    else:
        each = D(q["payment"])
        n, found["lasts"] = payouts_until_empty(before, r, each, per)
        years = 100 if found["lasts"] == "More than 100 years" else 30
    if q["find"] == "time" and n:
        found["last_payout"] = (before - worth(each, r, n - 1)) * growth**n
        total = each * (n - 1) + found["last_payout"]
    if n:
        years = -(-n // per)
        found |= {"payouts": n, "total_paid": total, "total_interest": clean(total - amount, amount)}
    balances = [amount * growth ** (per * year) for year in range(1, wait + 1)]
    due = each * growth if q["timing"] == "begin" else each
    balances += [first * growth**t - due * accumulated(r, t) for t in range(per, years * per + 1, per)]
    return bounded({**found, "schedule": paid_out(amount, balances, [D(0)] * wait + [each * per] * years, total)})


def paid_out(amount, balances, paid, total):
    """A row for each year; of a total, the last year pays the rest."""
    if total is not None:
        balances[-1], paid[-1] = D(0), total - sum(paid[:-1])
    starts = [amount, *balances[:-1]]
    return [
        {"year": year, "paid": out, "interest": clean(end + out - start, end + out), "balance": end}
        for year, (start, out, end) in enumerate(zip(starts, paid, balances, strict=True), 1)
    ]


def payouts_until_empty(before, r, each, per):
    if before * r >= each * (1 - HAIR):
        return None, "Forever"
    n = up(before / each if r == 0 else -(1 - before * r / each).ln() / (1 + r).ln())
    return (None, "More than 100 years") if n > 100 * per else (n, months_spoken(12 * n // per))


CALCULATORS = {
    "annuity-payout": annuity_payout,
    "retirement-savings": retirement_savings,
    "retirement-withdrawal": retirement_withdrawal,
}
