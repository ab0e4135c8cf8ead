"""A leased car: what it loses and what that costs."""

from fractions import Fraction as F

from exact import NO_ANSWER, D, given, of, root

HIGHEST = D(10)  # A month: no rate of a lease is looked for above it.


def auto_lease(q):
    price, fees, down, residual, tax, other = given(
        q, "price", "fees", "down_payment", "residual", "sales_tax_rate", "other_fees"
    )
    cost, n = price + fees - down, int(q["months"])
    depreciation = (cost - residual) / n
    if depreciation < 0:
        return NO_ANSWER
    if q["rate_as"] == "payment":
        rent = F(q["base_payment"]) - depreciation
    else:
        rent = (cost + residual) * (F(q["money_factor"]) if q["rate_as"] == "factor" else F(q["annual_rate"]) / 2400)
    if rent < 0:
        return NO_ANSWER
    factor, base = rent / (cost + residual), depreciation + rent
    payment = base * (1 + tax / 100)
    return {
        "payment": payment,
        "base_payment": base,
        "depreciation": depreciation,
        "rent_charge": rent,
        "capitalized_cost": cost,
        "money_factor": factor,
        "factor_rate": factor * 2400,
        "lease_rate": lease_rate(*map(of, (cost, residual, base)), n),
        "due_at_signing": down + payment,
        "total_rent": rent * n,
        "total_cost": payment * n + down + other,
    }


def lease_rate(cost, residual, payment, n):
    """In percent a year: what is owed after each payment in advance grows to the residual."""

    def missing(i):
        v = 1 / (1 + i)
        return payment * (n if i == 0 else (1 - v**n) / (1 - v)) + residual * v**n - cost

    if abs(missing(D(0))) <= cost * D(10) ** -200:
        return D(0)
    return None if missing(HIGHEST) > 0 else 1200 * root(missing, D(0), HIGHEST)


CALCULATORS = {"auto-lease": auto_lease}
