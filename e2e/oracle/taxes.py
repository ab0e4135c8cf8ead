"""VAT and sales tax, added to prices and taken out of them."""

from fractions import Fraction as F
from math import ceil, floor

from exact import NO_ANSWER, given, nearest

# A country's or a state's rate is a fact that nothing here can work out: it is taken from the answer, which states it,
# and all else is worked out from there. What is known of these rates from elsewhere is asked of the stated one: they
# end after at most three decimals (Quebec's 14.975 %), none is above Hungary's 27 % or California's 7.25 %, five states
# have none at all, and in these places there is a single rate.
HIGHEST_VAT, HIGHEST_STATE_RATE = F(27), F("7.25")
UNTAXED_STATES = ("ak", "de", "mt", "nh", "or")
ONE_VAT_RATE = ("au", "nz", "dk", "ca")

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
    return 0 < rate <= highest and (rate * 1000).denominator == 1


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
    if not is_legal(of_state, HIGHEST_STATE_RATE):
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


CALCULATORS = {
    "vat": with_tax("price_without", "price_with", "vat_paid", vat_rate_of, ("net", "gross", "vat", "rate")),
    "sales-tax": with_tax("price", "price_paid", "tax_paid", sales_tax_rate_of, ("net", "total", "tax", "rate")),
}

# These are given, besides the inputs, the rate that the answer states.
WITH_STATED_RATE = ("vat", "sales-tax")
