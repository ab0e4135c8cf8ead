"""Rates of interest: what a loan costs in a year, and what savings earn."""

from calendar import monthrange
from decimal import Decimal as D

from days import months_after
from exact import LARGEST, NO_ANSWER, bounded, clean, level, root, worth
from growth import COMPOUNDED, grown, nominal
from printing import day

UNITS = {"weekly": (7, 0), "biweekly": (14, 0), "four_weekly": (28, 0), "semimonthly": (0, D("0.5")), "monthly": (0, 1)}
UNITS |= {"two_monthly": (0, 2), "quarterly": (0, 3), "semiannual": (0, 6), "yearly": (0, 12)}


def apr(q):
    days, months = UNITS[q["frequency"]]
    perYear = D(364) / days if days else D(12) / months
    n = int(q["payments"])
    amount, received = D(q["amount"]), D(q["amount"]) - D(q["paid_fees"])
    payment = D(q["payment"]) if "payment" in q else None
    if payment is None:
        payment = level(amount + D(q["financed_fees"]), D(q["annual_rate"]) / (100 * perYear), n)
    insured, insurance = int(q.get("insured_payments") or n), D(q["insurance"])
    first, last = (D(q[name]) - payment if name in q else D(0) for name in ("first_payment", "last_payment"))
    later = [tuple(map(D, row.split(":"))) for row in q.get("later_payouts", "").split("; ") if row]
    total, financed = payment * n + first + last + insurance * insured, received + sum(paid for paid, _ in later)
    charge = clean(total - financed, financed)
    if charge < 0:
        return NO_ANSWER
    full, part, perYear = wait_of(q, days, months, perYear, n + len(later))

    def gain(i):
        """The payments as of one period before the first, brought to the day of the loan, less what was received."""
        odd = first / (1 + i) + last / (1 + i) ** n
        before = worth(payment, i, n) + odd + worth(insurance, i, insured)
        drawn = sum(paid * discount(i, after) for paid, after in later)
        return before * (1 + i) / ((1 + i) ** full * (1 + part * i)) - received - drawn

    i = D(0) if charge == 0 else root(gain, D(10) ** -45, total / received / (1 if full else part) + 1)
    extra = lambda k: (first if k == 0 else 0) + (last if k == n - 1 else 0) + (insurance if k < insured else 0)
    events = [(after, -paid) for paid, after in later] + [(full + part + k, payment + extra(k)) for k in range(n)]
    if later and overpaid(i, events):
        return NO_ANSWER
    found = {"apr": i * perYear * 100, "finance_charge": charge, "amount_financed": financed}
    found |= {"total_of_payments": total, "payment": payment, "effective_rate": ((1 + i) ** perYear - 1) * 100}
    return bounded(found)


def discount(i, after):
    """Compound interest over full periods, simple interest over the part of one that is left."""
    full = int(after)
    return 1 / ((1 + i) ** full * (1 + (after - full) * i))


def overpaid(i, events):
    """Whether at some time, from the last to the first, what is still to be paid is worth less than what is still to come."""
    owed, times = D(0), {}
    for time, amount in events:
        times[time] = times.get(time, 0) + amount
    for time in sorted(times, reverse=True):
        value = times[time] * discount(i, time)
        owed += value
        if owed < -abs(value) * D(10) ** -60:
            return True
    return False


def wait_of(q, days, months, perYear, n):
    """To the first payment, in full unit-periods and a part of one, and how many make a year: appendix J, (b)(5).
    Where there is but one payment, and one payout, its term is the unit-period."""
    if q["first_period"] == "regular":
        if n > 1:
            return 1, D(0), perYear
        return 1, D(0), D(365) / days if days else D(365) / 15 if months < 1 else perYear
    advance, due = day(q["advance_date"]), day(q["first_payment_date"])
    back, odd = back_from(due, advance)
    if n == 1 and back < 12:
        return 1, D(0), D(12) / back if odd == 0 else D(365) / (due - advance).days
    months = 12 if n == 1 else months
    if n == 1 or not days:
        full, part = in_months(back, odd, months, advance, due)
    else:
        full, rest = divmod((due - advance).days, days)
        part = D(rest) / days
    return full, part, D(1) if n == 1 else perYear


def in_months(back, odd, months, advance, due):
    """Thirty days to a month, but of a year its 365ths."""
    if months < 12:
        length = int(30 * months)
        full, rest = divmod(30 * back + odd, length)
        return full, D(rest) / length
    full = back // 12
    if odd == 0:
        return full, D(back - 12 * full) / 12
    return full, D((months_after(due, -12 * full) - advance).days) / 365


def back_from(due, advance):
    """Full months before the later day, and the days before them; from month's end to month's end there are no days."""
    is_end = lambda d: d.day == monthrange(d.year, d.month)[1]
    back = 12 * (due.year - advance.year) + due.month - advance.month
    if is_end(due) and is_end(advance):
        return back, 0
    back -= months_after(due, -back) < advance
    return back, (months_after(due, -back) - advance).days


EVERY = {key: f"Every {key.removesuffix('ly')}" for key in COMPOUNDED}
EVERY |= {"semiannual": "Twice a year", "daily": "Every day", "continuous": "Continuously"}


def apy(q):
    times = int(q["times"]) if q["compounding"] == "other" else q["compounding"]
    if q["find"] == "rate":
        year = D(q["apy"])
    elif q["find"] == "apy":
        year = (grown(D(q["annual_rate"]), times, 1) - 1) * 100
    else:
        year = ((1 + D(q["interest"]) / D(q["principal"])) ** (D(365) / int(q["days"])) - 1) * 100
    if year > D(10) ** 6:
        return NO_ANSWER
    rate = D(q["annual_rate"]) if q["find"] == "apy" else nominal(1 + year / 100, times)
    found = {"apy": year, "annual_rate": rate}
    rows = [{"compounding": name, "apy": (grown(rate, key, 1) - 1) * 100} for key, name in EVERY.items()]
    found["comparison"] = [row for row in rows if row["apy"] < LARGEST]
    if times != "continuous":
        found["period_rate"] = rate / (times if isinstance(times, int) else COMPOUNDED[times])
    return bounded(found)


CALCULATORS = {"apr": apr, "apy": apy}
