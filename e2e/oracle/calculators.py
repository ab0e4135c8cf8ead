"""The formulas, written from the methods that the pages state and from their sources. A function gives the figures that it
knows by name, NO_ANSWER where there is none, and None for inputs that it leaves alone."""

from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext, localcontext
from fractions import Fraction
from math import floor, gcd, isqrt

getcontext().prec = 260

D = Decimal
NO_ANSWER = "no answer"
HAIR = D(10) ** -100
LARGEST = D(10) ** 30
PER_YEAR = {"weekly": 52, "biweekly": 26, "semimonthly": 24, "monthly": 12, "quarterly": 4, "semiannual": 2, "yearly": 1}
COMPOUNDED = {"yearly": 1, "semiannual": 2, "quarterly": 4, "monthly": 12, "weekly": 52, "daily": 365}


def bounded(figures):
    numbers = [x for x in figures.values() if isinstance(x, Decimal)]
    return NO_ANSWER if any(abs(x) >= LARGEST for x in numbers) else figures


def clean(x, beside=D(1)):
    """Nothing, where what is left of a difference is noise."""
    return D(0) if abs(x) <= abs(beside) * D(10) ** -180 else x


def snap(x):
    return x if x == 0 else x.quantize(D(1).scaleb(x.adjusted() - 119), ROUND_HALF_UP)


def up(x):
    return int(snap(x).to_integral_value(ROUND_CEILING))


def down(x):
    return int(snap(x).to_integral_value(ROUND_FLOOR))


def cents(x):
    return int(snap(x * 100).to_integral_value(ROUND_HALF_UP))


def ratio(text):
    return Fraction(text)


def of(fraction):
    return D(fraction.numerator) / D(fraction.denominator)


def root(curve, low, high):
    """Of a curve with one sign change between: halved to forty digits, then by secants."""
    with localcontext() as short:
        short.prec = 50
        sign = curve(low) > 0
        while high - low > D(10) ** -30 * max(D(10) ** -30, abs(low)) and low + (high - low) / 2 not in (low, high):
            middle = (low + high) / 2
            if (curve(middle) > 0) == sign:
                low = middle
            else:
                high = middle
            if (high - low) <= abs(high) * D(10) ** -35:
                break
    a, b = +low, +high
    ya, yb = curve(a), curve(b)
    for _ in range(14):
        if yb == 0 or yb == ya:
            break
        a, ya, b = b, yb, b - yb * (b - a) / (yb - ya)
        yb = curve(b)
    return b


def level(principal, r, n):
    return principal / n if r == 0 else principal * r / (1 - (1 + r) ** -n)


def worth(payment, r, n):
    return payment * n if r == 0 else payment * (1 - (1 + r) ** -n) / r


def accumulated(r, n):
    return D(n) if r == 0 else ((1 + r) ** n - 1) / r


def schedule(principal, rate, n, payment):
    """In whole cents, the rate a fraction: what was paid, and the last payment."""
    owed, paid, last, k = principal, 0, 0, 0
    while k < n and owed > 0:
        k += 1
        interest = (2 * owed * rate.numerator + rate.denominator) // (2 * rate.denominator)
        last = min(owed + interest, payment) if k < n else owed + interest
        owed, paid = owed + interest - last, paid + last
        if owed > 10**32:
            return None
    return paid, last


def loan(q):
    per, find = PER_YEAR[q["frequency"]], q["find"]
    number = int(q.get("payment_number") or 0)
    amount, payment = (D(q[k]) if k in q else None for k in ("amount", "payment"))
    n = int(q["payments"]) if "payments" in q else None
    rate = ratio(q["annual_rate"]) / (100 * per) if "annual_rate" in q else None
    r = of(rate) if rate is not None else None
    isLevel = True
    if find == "payment":
        payment = level(amount, r, n)
    elif find == "amount":
        amount = worth(payment, r, n)
    elif find == "rate":
        short = clean(payment * n - amount, amount)
        if short < 0:
            return NO_ANSWER
        r = D(0) if short == 0 else root(lambda x: worth(payment, x, n) - amount, D(10) ** -45, payment / amount + 1)
        if r * 100 * per > 1000 + HAIR:
            return NO_ANSWER
        rate = Fraction(snap(r))
    else:
        first = of(ratio(q["payment"]) - ratio(q["amount"]) * rate)
        enough = lambda k: first * accumulated(r, k) >= amount * (1 - HAIR)
        most = 100 * per
        if first <= 0 or not enough(most):
            return NO_ANSWER
        low, n = 0, most
        while n - low > 1:
            middle = (low + n) // 2
            low, n = (low, middle) if enough(middle) else (middle, n)
        for k in (n, max(1, n - 1)):
            exact = level(amount, r, k)
            if D(cents(exact)) / 100 == payment:
                n, payment = k, exact
                break
        else:
            isLevel = False
    if number > n:
        return NO_ANSWER
    before = lambda k: worth(payment, r, n - k + 1) if isLevel else amount - first * accumulated(r, k - 1)
    interest = clean(payment * n - amount, amount) if isLevel else payment * (n - 1) + before(n) * (1 + r) - amount
    interest = D(0) if r == 0 else interest
    bill = schedule(cents(amount), rate, n, cents(payment))
    if bill is None:
        return NO_ANSWER
    annual = r * 100 * per if find == "rate" else D(q["annual_rate"])
    found = {
        "payment": payment,
        "amount": amount,
        "payments": n,
        "annual_rate": annual,
        "effective_rate": ((1 + r) ** per - 1) * 100,
        "total_interest": interest,
        "total_paid": amount + interest,
        "last_payment": D(bill[1]) / 100,
        "billed_interest": D(bill[0] - cents(amount)) / 100,
    }
    if number:
        owed = amount if number == 1 else before(number)
        after = D(0) if number == n else before(number + 1)
        repaid = payment / (1 + r) ** (n - number + 1) if isLevel else owed - after
        soFar = interest if number == n else clean(payment * number - amount + after, amount)
        found |= {"interest_part": owed * r, "principal_part": repaid, "balance_after": after, "interest_so_far": soFar}
    return bounded(found)


UNITS = {"weekly": (7, 0), "biweekly": (14, 0), "four_weekly": (28, 0), "semimonthly": (0, D("0.5")), "monthly": (0, 1)}
UNITS |= {"two_monthly": (0, 2), "quarterly": (0, 3), "semiannual": (0, 6), "yearly": (0, 12)}


def apr(q):
    if q["first_period"] != "regular":
        return None
    days, months = UNITS[q["frequency"]]
    perYear = D(364) / days if days else D(12) / months
    n = int(q["payments"])
    amount, fees = D(q["amount"]), D(q["paid_fees"])
    if q["payment_from"] == "rate":
        payment = level(amount + D(q["financed_fees"]), D(q["annual_rate"]) / (100 * perYear), n)
    else:
        payment = D(q["payment"])
    usual = [payment] * n
    if q.get("first_payment"):
        usual[0] = D(q["first_payment"])
    if q.get("last_payment"):
        usual[-1] = D(q["last_payment"])
    insured = int(q.get("insured_payments") or n)
    insurance = D(q["insurance"])
    received = amount - fees
    extra = [(usual[0] - payment, 1), (usual[-1] - payment, n)]
    total = payment * n + sum(x for x, _ in extra) + insurance * insured
    charge = clean(total - received, received)
    if charge < 0:
        return NO_ANSWER

    def gain(i):
        odd = sum(x / (1 + i) ** k for x, k in extra if x != 0)
        return worth(payment, i, n) + odd + worth(insurance, i, insured) - received

    if n == 1:
        perYear = D(365) / days if days else D(365) / 15 if months < 1 else perYear
    i = D(0) if charge == 0 else root(gain, D(10) ** -45, total / received + 1)
    found = {"apr": i * perYear * 100, "finance_charge": charge, "amount_financed": received}
    found |= {"total_of_payments": total, "payment": payment, "effective_rate": ((1 + i) ** perYear - 1) * 100}
    return bounded(found)


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
    if times != "continuous":
        found["period_rate"] = rate / (times if isinstance(times, int) else COMPOUNDED[times])
    return bounded(found)


def deposits(q, percent, months, per, isDue):
    """How many deposits of 1 there are, and what they have grown to, interest running from day to day."""
    count = -(-per * months // 12) if isDue else per * months // 12
    r = grown(percent, q["compounding"], D(1) / per) - 1
    rest = D(per * months) / 12 - (count - 1 if isDue else count)
    return count, (1 + r) ** rest * accumulated(r, count) if r != 0 else D(count)


def compound_interest(q):
    months = 12 * int(q["years"]) + int(q["months"])
    percent, per = D(q["annual_rate"]), PER_YEAR[q["contribution_frequency"]]
    principal, each = D(q["principal"]), D(q["contribution"])
    isDue = q["contribution_timing"] == "begin"
    if q.get("between_dates") == "none" and q["compounding"] != "continuous":
        m = COMPOUNDED[q["compounding"]]
        start = (1 + percent / (100 * m)) ** (m * months // 12)
        if each != 0:
            return None
        count, worthNow = 0, D(0)
    else:
        start = grown(percent, q["compounding"], D(months) / 12)
        count, worthNow = deposits(q, percent, months, per, isDue)
    end = principal * start + each * worthNow
    paid = principal + each * count
    found = {"future_value": end, "total_interest": clean(end - paid, paid), "grown_start": principal * start}
    found["effective_rate"] = (grown(percent, q["compounding"], 1) - 1) * 100
    if each > 0:
        found |= {"total_contributions": each * count, "grown_contributions": each * worthNow}
    if D(q["inflation_rate"]) != 0:
        found["real_value"] = end / (1 + D(q["inflation_rate"]) / 100) ** (D(months) / 12)
    return bounded(found)


def savings_goal(q):
    goal, start, percent = D(q["goal"]), D(q["start"]), D(q["annual_rate"])
    per, isDue = PER_YEAR[q["deposit_frequency"]], q["deposit_timing"] == "begin"
    if q["find"] == "deposit":
        months = 12 * int(q["years"]) + int(q["months"])
        count, worthNow = deposits(q, percent, months, per, isDue)
        kept = start * grown(percent, q["compounding"], D(months) / 12)
        missing = clean(goal - kept, goal)
        if missing > 0 and count == 0:
            return NO_ANSWER
        each = missing / worthNow if missing > 0 else D(0)
        end = goal if missing > 0 else kept
        paid = each * count
        count = count if each > 0 else 0
        found = {"needed_deposit": each}
    else:
        each = D(q["deposit"])
        r = grown(percent, q["compounding"], D(1) / per) - 1
        begun = each * (1 + r) if isDue else each
        if start >= goal:
            n = 0
        elif r == 0:
            if each == 0:
                return NO_ANSWER
            n = up((goal - start) / each)
        else:
            if begun + r * start == 0:
                return NO_ANSWER
            n = up(((begun + r * goal) / (begun + r * start)).ln() / (1 + r).ln())
        if n > 100 * per:
            return NO_ANSWER
        end = start * (1 + r) ** n + begun * accumulated(r, n)
        paid = each * n
        count = n if each > 0 else 0
        found = {}
    found |= {"deposits": count, "total_deposits": paid, "final_balance": end}
    found["total_interest"] = clean(end - paid - start, end + paid)
    return bounded(found)


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
        end = start * (1 + r) ** n + begun(each) * accumulated(r, n)
    elif find == "contribution":
        end, each = target, clean(target - start * (1 + r) ** n, target) / (begun(D(1)) * accumulated(r, n))
    elif find == "start":
        end, start = target, clean(target - begun(each) * accumulated(r, n), target) / (1 + r) ** n
        if start < 0:
            return NO_ANSWER
    paid = each * n
    found = {"total_contributions": paid, "total_growth": clean(end - paid - start, abs(end) + abs(paid))}
    found |= {"effective_rate": (grown(quoted, q["compounding"], 1) - 1) * 100, "periods": n}
    found |= {"end_value": end, "needed_start": start, "needed_contribution": each, "needed_rate": quoted}
    found["needed_years"] = n / per
    return bounded(found)


def quadratic(q):
    a, b, c = (ratio(q[k]) for k in "abc")
    under = b * b - 4 * a * c
    found = {"discriminant": of(under), "vertex_x": of(-b / (2 * a)), "vertex_y": of(c - b * b / (4 * a))}
    with localcontext() as long:
        long.prec = 700
        half = of(abs(under)).sqrt() / of(2 * abs(a))
        middle = of(-b / (2 * a))
        if under >= 0:
            found |= {"x1": clean(middle - half, half), "x2": clean(middle + half, half)}
        else:
            found |= {"real_part": middle, "imaginary_part": half}
    return found


def credit_card_payoff(q):
    balance, percent = D(q["balance"]), ratio(q["annual_rate"])
    r = of(percent) / 1200
    rate = percent / 1200
    if q["interest_by"] == "day":
        r = (1 + of(percent) / 36500) ** (D(365) / 12) - 1
        rate = Fraction(snap(r))
    owed, paid, bills = cents(balance), 0, []
    if q["plan"] == "months":
        n = int(q["months"])
        payment = cents(level(balance, r, n))
    elif q["plan"] == "fixed":
        n, payment = 1200, cents(D(q["payment"]))
    else:
        n, share, least = 1200, ratio(q["minimum_rate"]) / 100, cents(D(q["floor"]))
    while owed > 0 and len(bills) < n and owed < 10**32:
        interest = (2 * owed * rate.numerator + rate.denominator) // (2 * rate.denominator)
        if q["plan"] == "minimum":
            minimum = (2 * owed * share.numerator + share.denominator) // (2 * share.denominator)
            payment = max(least, minimum + (interest if q["minimum_of"] == "interest" else 0))
        isLast = q["plan"] == "months" and len(bills) + 1 == n
        bill = owed + interest if isLast else min(owed + interest, payment)
        owed, paid = owed + interest - bill, paid + bill
        bills.append((bill, interest))
    if owed > 0 or not bills:
        return NO_ANSWER
    found = {"months": len(bills), "total_interest": D(paid - cents(balance)) / 100, "total_paid": D(paid) / 100}
    found |= {"first_interest": D(bills[0][1]) / 100, "last_payment": D(bills[-1][0]) / 100}
    found["payment"] = level(balance, r, n) if q["plan"] == "months" else D(bills[0][0]) / 100
    return found


CALCULATORS = {
    "loan": loan,
    "apr": apr,
    "apy": apy,
    "compound-interest": compound_interest,
    "savings-goal": savings_goal,
    "investment-growth": investment_growth,
    "quadratic": quadratic,
    "credit-card-payoff": credit_card_payoff,
}
