"""Loans with level payments, the interest of each period on what is still owed."""

from decimal import Decimal as D
from fractions import Fraction

from exact import (
    HAIR,
    NO_ANSWER,
    accumulated,
    billed,
    bounded,
    by_group,
    cents,
    clean,
    exact,
    given,
    level,
    nearest,
    of,
    ratio,
    root,
    snap,
    worth,
)
from growth import PER_YEAR


def loan(q):
    per, find = PER_YEAR[q["frequency"]], q["find"]
    number = int(q.get("payment_number") or 0)
    amount, payment = (D(q[k]) if k in q else None for k in ("amount", "payment"))
    n = int(q["payments"]) if "payments" in q else None
    rate = ratio(q["annual_rate"]) / (100 * per) if "annual_rate" in q else None
    r = of(rate) if rate is not None else None
    isLevel = True
    balloon = D(q.get("balloon") or 0)
    # What the balloon is worth before payment k.
    due = lambda k: balloon / (1 + r) ** (n - k + 1) if balloon else D(0)
    if find == "payment":
        payment = level(amount - due(1), r, n)
    elif find == "amount":
        if payment < balloon * r:
            return NO_ANSWER
        amount = worth(payment, r, n) + due(1)
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
    before = lambda k: worth(payment, r, n - k + 1) + due(k) if isLevel else amount - first * accumulated(r, k - 1)
    interest = clean(payment * n + balloon - amount, amount) if isLevel else payment * (n - 1) + before(n) * (1 + r) - amount
    interest = D(0) if r == 0 else interest
    bills = billed(cents(amount), rate, n, lambda *_: cents(payment))
    if bills is None:
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
        **totals(bills, per),
    }
    if number:
        owed = amount if number == 1 else before(number)
        after = D(0) if number == n else before(number + 1)
        repaid = payment / (1 + r) ** (n - number + 1) if isLevel and not balloon else owed - after
        soFar = interest if number == n else clean(payment * number - amount + after, amount)
        # Something is always paid back, and be it beyond all digits.
        soFar = soFar * (1 - HAIR) if soFar > 0 and snap(soFar) == snap(payment * number) else soFar
        found |= {"interest_part": owed * r, "principal_part": repaid, "balance_after": after, "interest_so_far": soFar}
    return bounded(found)


def totals(bills, per):
    last = Fraction(bills[-1][0], 100) if bills else Fraction(0)
    interest = Fraction(sum(bill[1] for bill in bills), 100)
    return {"last_payment": last, "billed_interest": interest, "schedule": by_group(bills, per)}


def credit_card_payoff(q):
    """A card's balance is in whole cents, and so is each bill."""
    plan, percent = q["plan"], ratio(q["annual_rate"])
    owed = cents(D(q["balance"]))
    fee = nearest(owed * ratio(q["transfer_fee_rate"]) / 100)
    owed += int(fee)
    balance, early = D(owed) / 100, int(q["promo_months"])
    (rate, r), (promo, p) = (monthly(ratio(q[name]), q["interest_by"]) for name in ("annual_rate", "promo_rate"))

    def paid_by(payment, n, isSettled):
        """First at the promotional rate, then at the card's own."""
        first = billed(owed, promo, min(early, n), payment, isSettled and early >= n)
        left = first[-1][2] if first else owed
        shifted = lambda number, *rest: payment(number + len(first), *rest)
        return first + (billed(left, rate, n - len(first), shifted, isSettled) or [(0, 0, 1)] if left > 0 else [])

    def level_of(n):
        some, rest = min(early, n), max(0, n - early)
        return balance / (worth(D(1), p, some) + worth(D(1), r, rest) * (1 + p) ** -some)

    level_bills = lambda n: paid_by(lambda *_: cents(level_of(n)), n, True)
    bills = level_bills(int(q["months"])) if plan == "months" else paid_by(card_payment(q), 1200, False)
    if not bills or bills[-1][2] > 0 or bills[-1][0] - bills[-1][1] > owed:
        return NO_ANSWER
    interest, three_years = sum(bill[1] for bill in bills), level_of(36)
    found = {
        "months": len(bills),
        "total_paid": Fraction(owed + interest, 100),
        "first_interest": Fraction(bills[0][1], 100),
    }
    found |= {"total_interest": Fraction(interest, 100), "last_payment": Fraction(bills[-1][0], 100)}
    found |= {"payment": level_of(int(q["months"])) if plan == "months" else Fraction(bills[0][0], 100)}
    found["transfer_fee"] = fee / 100 if fee > 0 else None
    found |= {"three_year_payment": None, "three_year_saving": None, "schedule": by_group(bills, 12)}
    if plan == "minimum" and len(bills) > 36 and three_years > D(bills[0][0]) / 100:
        saved = interest - sum(bill[1] for bill in level_bills(36))
        found |= {"three_year_payment": three_years, "three_year_saving": Fraction(saved, 100)}
    return found


def monthly(percent, by):
    """The rate of a month as a fraction and as a decimal."""
    if by == "month":
        return percent / 1200, of(percent) / 1200
    r = (1 + of(percent) / 36500) ** (D(365) / 12) - 1
    return exact(r), r


def card_payment(q):
    if q["plan"] == "fixed":
        fixed = cents(D(q["payment"]))
        return lambda *_: fixed
    share, least = ratio(q["minimum_rate"]) / 100, cents(D(q["floor"]))

    def minimum(_, owed, interest):
        part = (2 * owed * share.numerator + share.denominator) // (2 * share.denominator)
        return max(least, part + (interest if q["minimum_of"] == "interest" else 0))

    return minimum


def auto_loan(q):
    price, down, trade, owed, tax_rate, fees, rebate = given(
        q, "price", "down_payment", "trade_in", "trade_in_owed", "sales_tax_rate", "fees", "rebate"
    )
    free = (trade if q["taxed"] == "after_trade_in" else 0) + (rebate if q["rebate_lowers_tax"] == "true" else 0)
    taxable = max(Fraction(0), price - free)
    tax = taxable * tax_rate / 100
    isFinanced = q["tax_and_fees"] == "financed"
    amount = price - rebate - down - trade + owed + (tax + fees if isFinanced else 0)
    if amount <= 0:
        return NO_ANSWER
    rate, n = ratio(q["annual_rate"]) / 1200, int(q["months"])
    payment = level(of(amount), of(rate), n)
    interest = interest_of(payment, n, of(amount), rate)
    bills = billed(cents(of(amount)), rate, n, lambda *_: cents(payment))
    found = {"payment": payment, "amount_financed": amount, "sales_tax": tax, "total_interest": interest}
    found |= {"due_at_signing": down + (0 if isFinanced else tax + fees), "total_paid": of(amount) + interest}
    found |= {"negative_equity": owed - trade if owed > trade else None}
    return {**found, "total_cost": of(price - rebate + tax + fees) + interest, **totals(bills, 12)}


def interest_of(payment, n, amount, rate):
    return D(0) if rate == 0 else clean(payment * n - amount, amount)


def cleared(amount, r, payment, most):
    """By level payments and a smaller last one: how many, and the interest in them. None where it takes more."""
    first = clean(payment - amount * r, amount)
    enough = lambda k: first * accumulated(r, k) >= amount * (1 - HAIR)
    if first <= 0 or not enough(most):
        return None
    low, n = 0, most
    while n - low > 1:
        middle = (low + n) // 2
        low, n = (low, middle) if enough(middle) else (middle, n)
    left = amount - first * accumulated(r, n - 1)
    return n, D(0) if r == 0 else clean(payment * (n - 1) + left * (1 + r) - amount, amount)


CALCULATORS = {
    "loan": loan,
    "credit-card-payoff": credit_card_payoff,
    "auto-loan": auto_loan,
}
