"""Money that grows, and what is added to it or drawn."""

from fractions import Fraction as F

from functools import cache

from exact import HAIR, NO_ANSWER, D, accumulated, bounded, clean, root, snap, up
from printing import months_spoken

PER_YEAR = {
    "weekly": 52,
    "biweekly": 26,
    "semimonthly": 24,
    "monthly": 12,
    "quarterly": 4,
    "semiannual": 2,
    "yearly": 1,
}
COMPOUNDED = {"yearly": 1, "semiannual": 2, "quarterly": 4, "monthly": 12, "weekly": 52, "daily": 365}


def grown(percent, compounding, years):
    """What 1 is worth after so many years."""
    if compounding == "continuous":
        return (percent * years / 100).exp()
    m = COMPOUNDED[compounding] if isinstance(compounding, str) else compounding
    return (1 + percent / (100 * m)) ** (m * years)


def nominal(year, compounding):
    """From what 1 grows to in a year."""
    if compounding == "continuous":
        return year.ln() * 100
    m = COMPOUNDED[compounding] if isinstance(compounding, str) else compounding
    return (year ** (D(1) / m) - 1) * 100 * m


def deposits(q, percent, months, per, isDue):
    """How many deposits of 1 there are, and what they have grown to, interest running from day to day."""
    count = -(-per * months // 12) if isDue else per * months // 12
    r = grown(percent, q["compounding"], D(1) / per) - 1
    rest = D(per * months) / 12 - (count - 1 if isDue else count)
    return count, (1 + r) ** rest * accumulated(r, count) if r != 0 else D(count)


def on_dates(q, percent, per, isDue):
    """What 1 at the start and deposits of 1 have grown to after so many months, where interest is added on its days alone."""
    m = COMPOUNDED[q["compounding"]]
    growth = 1 + percent / (100 * m)
    counted = lambda months: -(-per * months // 12) if isDue else per * months // 12

    @cache
    def within_a_year(months):
        today = m * months // 12
        earns_from = [-(-m * (k if isDue else k + 1) // per) for k in range(counted(months))]
        return sum((growth ** max(0, today - then) for then in earns_from), D(0))

    def after(months):
        years, rest = divmod(months, 12)
        whole = within_a_year(12) * accumulated(growth**m - 1, years) if years else D(0)
        worth = whole * growth ** (m * rest // 12) + within_a_year(rest)
        return growth ** (m * months // 12), counted(months), worth

    return after


def series(growth, raised, years):
    """A payment at the end of each year, each raised over the one before, grown to the last."""
    return years * growth ** (years - 1) if growth == raised else (growth**years - raised**years) / (growth - raised)


def by_years(within, raised, months):
    """What deposits come to and what they grow to, where `within` knows those of a year at most and how 1 grows in it."""
    years, rest = divmod(months, 12)
    (year, count, worth), (part, fewer, less) = within(12), within(rest)
    paid = count * series(D(1), raised, years) + fewer * raised**years
    return paid, worth * series(year, raised, years) * part + less * raised**years


def compound_interest(q):
    months = 12 * int(q["years"]) + int(q["months"])
    gross, per = D(q["annual_rate"]), PER_YEAR[q["contribution_frequency"]]
    raised, kept = 1 + D(q["contribution_raise"]) / 100, 1 - D(q["tax_rate"]) / 100
    percent = gross * kept if gross > 0 else gross
    principal, each = D(q["principal"]), D(q["contribution"])
    isDue = q["contribution_timing"] == "begin"
    isJumping = q.get("between_dates") == "none" and q["compounding"] != "continuous"
    jumping = on_dates(q, percent, per, isDue) if isJumping else None

    @cache
    def within(months):
        if isJumping:
            return jumping(months)
        return grown(percent, q["compounding"], D(months) / 12), *deposits(q, percent, months, per, isDue)

    def after(months):
        """The start and the deposits with their interest, and how much was paid in."""
        paid, worthNow = by_years(within, raised, months)
        return principal * within(months)[0], each * worthNow, each * paid

    start, added, paid = after(months)
    found = {"future_value": start + added, "total_interest": clean(start + added - principal - paid, principal + paid)}
    found |= {"grown_start": start, "effective_rate": (grown(gross, q["compounding"], 1) - 1) * 100}
    found["tax_paid"] = found["total_interest"] * (1 - kept) / kept if kept < 1 and gross >= 0 else None
    found |= {"total_contributions": paid, "grown_contributions": added} if each > 0 else {}
    rate = D(q["inflation_rate"])
    found["real_value"] = (start + added) / (1 + rate / 100) ** (D(months) / 12) if rate != 0 else None
    found["schedule"] = [year_row(end, *after(end), principal) for end in year_ends(months, 12)]
    return bounded(found)


def year_ends(periods, per):
    """After each year, and after the part of one that may be left."""
    return [*range(per, periods + 1, per), *([periods] if periods % per else [])]


def year_row(months, start, added, paid, principal):
    interest = clean(start + added - principal - paid, principal + paid)
    return {"year": F(months, 12), "deposited": principal + paid, "interest": interest, "balance": start + added}


def savings_goal(q):
    goal, start, percent = D(q["goal"]), D(q["start"]), D(q["annual_rate"])
    per, isDue = PER_YEAR[q["deposit_frequency"]], q["deposit_timing"] == "begin"
    raised = 1 + D(q["deposit_raise"]) / 100
    if q["find"] == "deposit":
        months = 12 * int(q["years"]) + int(q["months"])
        within = cache(lambda m: (grown(percent, q["compounding"], D(m) / 12), *deposits(q, percent, m, per, isDue)))
        kept, count, _ = within(months)
        kept *= start
        paidOfOne, worthNow = by_years(within, raised, months)
        missing = clean(goal - kept, goal)
        if missing > 0 and count == 0:
            return NO_ANSWER
        each = missing / worthNow if missing > 0 else D(0)
        end = goal if missing > 0 else kept
        paid = each * paidOfOne
        count = count if each > 0 else 0
        found = {"needed_deposit": each, "time": None}

        def after(months):
            paid, worthNow = by_years(within, raised, months)
            return start * within(months)[0], each * worthNow, each * paid

        rows = [year_row(end, *after(end), start) for end in year_ends(months, 12)]
    else:
        each = D(q["deposit"])
        r = grown(percent, q["compounding"], D(1) / per) - 1
        if start < goal and each == 0 and r * start == 0:
            return NO_ANSWER
        n, end, paid, level, rows = 0, start, D(0), each, []
        while clean(goal - end, goal) > 0:
            if n == 100 * per:
                return NO_ANSWER
            end = (end + level) * (1 + r) if isDue else end * (1 + r) + level
            n, paid = n + 1, paid + level
            if n % per == 0:
                level *= raised
                rows.append(year_row(F(12 * n, per), end - paid, D(0) + paid, paid, start))
        if n % per != 0:
            rows.append(year_row(F(12 * n, per), end - paid, D(0) + paid, paid, start))
        count = n if each > 0 else 0
        found = {"needed_deposit": None, "time": time_spoken(int(n), per)}
    found |= {"deposits": count, "total_deposits": paid, "final_balance": end}
    found["total_interest"] = clean(end - paid - start, end + paid)
    return bounded({**found, "schedule": rows})


def time_spoken(periods, per):
    months = F(12 * periods, per)
    if months.denominator == 1:
        return months_spoken(int(months))
    if per == 24:
        return "half a month" if months < 1 else f"{months_spoken(int(months))} and a half"
    weeks = 52 * periods // per
    return f"{weeks:,} {'week' if weeks == 1 else 'weeks'}"


def investment_growth(q):
    find, each = q["find"], D(q.get("contribution") or 0)
    per = 1 if "contribution" in q and each == 0 else PER_YEAR[q["contribution_frequency"]]
    isDue, start = q["contribution_timing"] == "begin", D(q.get("start") or 0)
    target = D(q["target"]) if "target" in q else None
    if find == "rate":
        n = D(q["years"]) * per
        value = lambda r: start * (1 + r) ** n + each * (1 + r if isDue else 1) * accumulated(r, n) - target
        if each == 0:
            if start == 0:
                return NO_ANSWER
            r = (target / start) ** (1 / n) - 1
            if r < D("-0.999999"):
                return NO_ANSWER
        elif clean(value(D(0)), target) == 0:
            r = D(0)
        elif value(D(0)) > 0:
            if value(D("-0.999999")) > 0:
                return NO_ANSWER
            r = root(value, D("-0.999999"), D(0))
        else:
            time = n if start > 0 or isDue else n - 1
            if time <= 0:
                return NO_ANSWER
            r = root(value, D(0), (target / (start if start > 0 else each)) ** (1 / time))
        quoted = nominal((1 + r) ** per, q["compounding"])
        if quoted > D(10) ** 6 + HAIR:
            return NO_ANSWER
        end = target
    else:
        quoted = D(q["annual_rate"])
        r = grown(quoted, q["compounding"], D(1) / per) - 1
    begun = lambda a: a * (1 + r) if isDue else a
    if find == "years":
        if r == 0:
            n = (target - start) / each if each != 0 else None
        else:
            bottom = begun(each) + r * start
            inside = (begun(each) + r * target) / bottom if bottom != 0 else D(0)
            n = inside.ln() / (1 + r).ln() if inside > 0 else None
        if n is None or n <= 0 or n > 200 * per:
            return NO_ANSWER
        end = target
    elif find != "rate":
        n = D(q["years"]) * per
    if find == "end":
        end = not_there_yet(start, begun(each), r, n)
    elif find == "contribution":
        end, each = target, clean(target - start * (1 + r) ** n, target) / (begun(D(1)) * accumulated(r, n))
    elif find == "start":
        end, start = target, clean(target - begun(each) * accumulated(r, n), target) / (1 + r) ** n
        if start < 0:
            return NO_ANSWER
    paid = each * n
    found = {"total_contributions": paid, "total_growth": clean(end - paid - start, abs(end) + abs(paid))}
    found |= {"effective_rate": (grown(quoted, q["compounding"], 1) - 1) * 100, "periods": n}
    sought = {"end": end, "start": start, "contribution": each, "rate": quoted, "years": n / per}
    names = {"end": "end_value", **{find: f"needed_{find}" for find in ("start", "contribution", "rate", "years")}}
    found |= {name: sought[key] if key == find else None for key, name in names.items()}
    time = snap(n / per)
    years = [*map(D, range(1, int(time) + 1)), *([n / per] if time % 1 else [])]
    found["schedule"] = [growth_row(year, year * per, start, each, r, begun(each), n, end) for year in years]
    return bounded(found)


def growth_row(year, periods, start, each, r, begun, n, end):
    balance = end if periods == n else not_there_yet(start, begun, r, periods)
    paid = start + each * periods
    return {"year": year, "deposited": paid, "growth": clean(balance - paid, abs(balance) + paid), "balance": balance}


def not_there_yet(start, begun, r, periods):
    """level - (level - start) × (1 + r)^n: at a loss less and less is missing from the level, but never nothing."""
    if r >= 0 or begun == -r * start:
        return start * (1 + r) ** periods + begun * accumulated(r, periods)
    level = begun / -r
    missing = (level - start) * (1 + r) ** periods
    return level - (missing if abs(missing) > level * 2 * HAIR else (level * 2 * HAIR).copy_sign(missing))


def future_value(q):
    start, payment, n = D(q["present_value"]), D(q["payment"]), int(q["periods"])
    per, isDue = PER_YEAR[q["frequency"]], q["timing"] == "begin"
    growth = grown(D(q["annual_rate"]), q["compounding"], D(1) / per) if D(q["annual_rate"]) != 0 else D(1)

    def after(periods):
        paid = payment * accumulated(growth - 1, periods) * (growth if isDue else 1)
        return start * growth**periods, paid

    def row(periods):
        return {"year": F(periods, per), "paid": start + payment * periods, "value": sum(after(periods))}

    amount, payments = after(n)
    paid = start + payment * n
    found = {"future_value": amount + payments, "total_paid": paid, "period_rate": (growth - 1) * 100}
    found |= {"total_interest": clean(amount + payments - paid, amount + payments), "grown_amount": amount}
    found["grown_payments"] = payments if payment > 0 else None
    found["schedule"] = [row(end) for end in year_ends(n, per)]
    return bounded(found)


CALCULATORS = {
    "future-value": future_value,
    "compound-interest": compound_interest,
    "savings-goal": savings_goal,
    "investment-growth": investment_growth,
}
