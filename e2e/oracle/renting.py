"""Renting against buying, a month at a time."""

from decimal import Decimal as D

from exact import bounded, clean, level

LONGEST = 30


def rent_vs_buy(q):
    ends = list(years(q))
    if int(q["stay"]) > LONGEST:
        return None
    last = ends[int(q["stay"]) - 1]
    ahead = [clean(end["owner"] - end["renter"], end["size"]) for end in ends]
    owning, renting = month(q, 0, borrowed(q))
    found = {
        "advantage": ahead[int(q["stay"]) - 1],
        "break_even": next((year for year, lead in enumerate(ahead, 1) if lead >= 0), None),
        "owner_wealth": last["owner"],
        "renter_wealth": last["renter"],
        "payment": payment(q),
        "owning": owning,
        "renting": renting,
        "home_value": last["value"],
        "selling_costs": last["selling"],
        "owed": last["owed"],
        "proceeds": last["proceeds"],
        "owner_savings": last["saved"],
        "years": [{"year": i, "renter": end["renter"], "owner": end["owner"]} for i, end in enumerate(ends, 1)],
    }
    return bounded(found)


def borrowed(q):
    return D(q["price"]) - D(q["down_payment"])


def payment(q):
    return level(borrowed(q), D(q["annual_rate"]) / 1200, 12 * int(q["term"]))


def risen(q, name, by, year):
    return D(q[name]) * (1 + D(q[by]) / 100) ** year


def month(q, year, owed):
    """What owning and renting cost in one, with that much owed at its start."""
    value = risen(q, "price", "appreciation", year)
    rate = "property_tax_rate" in q
    tax = value * D(q["property_tax_rate"]) / 1200 if rate else risen(q, "property_tax", "cost_increase", year) / 12
    loan = payment(q) if year < int(q["term"]) else D(0)
    upkeep = value * D(q["maintenance_rate"]) / 1200 + risen(q, "fees", "cost_increase", year)
    upkeep += risen(q, "home_insurance", "cost_increase", year) / 12
    saved = (owed * D(q["annual_rate"]) / 1200 + tax) * D(q["tax_rate"]) / 100
    renting = risen(q, "rent", "rent_increase", year) + risen(q, "renters_insurance", "cost_increase", year)
    return loan + tax + upkeep - saved, renting


def years(q):
    growth, interest = 1 + D(q["investment_return"]) / 1200, 1 + D(q["annual_rate"]) / 1200
    owed, renter, saved = borrowed(q), D(q["down_payment"]) + D(q["closing_costs"]), D(0)
    for year in range(LONGEST):
        for _ in range(12):
            owning, renting = month(q, year, owed)
            more = owning - renting
            renter = renter * growth + max(more, D(0))
            saved = saved * growth + max(-more, D(0))
            owed = owed * interest - payment(q) if year < int(q["term"]) else D(0)
        owed = D(0) if year + 1 >= int(q["term"]) else owed
        value = risen(q, "price", "appreciation", year + 1)
        selling = value * D(q["selling_rate"]) / 100
        proceeds = value - selling - owed
        yield {
            "value": value,
            "selling": selling,
            "owed": owed,
            "proceeds": proceeds,
            "saved": saved,
            "owner": proceeds + saved,
            "renter": renter,
            "size": value + renter + saved,
        }


CALCULATORS = {"rent-vs-buy": rent_vs_buy}
