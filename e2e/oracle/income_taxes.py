"""Income tax by law and by one's own bands. The laws are read here anew, but for the states' bands, which come with the question."""

from fractions import Fraction as F
from math import floor

from business import part_of
from exact import NO_ANSWER, given, over

RATES = (10, 12, 22, 24, 32, 35, 37)
# Rev. Proc. 2023-34, section 3; 2024-40, section 2, and Public Law 119-21, section 70102; 2025-32, section 4: where the
# rates begin, and the standard deduction.
UNITED_STATES = {
    "2024": {
        "single": ((0, 11600, 47150, 100525, 191950, 243725, 609350), 14600),
        "married_joint": ((0, 23200, 94300, 201050, 383900, 487450, 731200), 29200),
        "married_separate": ((0, 11600, 47150, 100525, 191950, 243725, 365600), 14600),
        "head_of_household": ((0, 16550, 63100, 100500, 191950, 243700, 609350), 21900),
    },
    "2025": {
        "single": ((0, 11925, 48475, 103350, 197300, 250525, 626350), 15750),
        "married_joint": ((0, 23850, 96950, 206700, 394600, 501050, 751600), 31500),
        "married_separate": ((0, 11925, 48475, 103350, 197300, 250525, 375800), 15750),
        "head_of_household": ((0, 17000, 64850, 103350, 197300, 250500, 626350), 23625),
    },
    "2026": {
        "single": ((0, 12400, 50400, 105700, 201775, 256225, 640600), 16100),
        "married_joint": ((0, 24800, 100800, 211400, 403550, 512450, 768700), 32200),
        "married_separate": ((0, 12400, 50400, 105700, 201775, 256225, 384350), 16100),
        "head_of_household": ((0, 17700, 67450, 105700, 201750, 256200, 640600), 24150),
    },
}
# Social Security Administration, Contribution and Benefit Base; 26 U.S.C. 3101.
WAGE_BASE = {"2024": 168600, "2025": 176100, "2026": 184500}
ADDITIONAL_MEDICARE = {"married_joint": 250000, "married_separate": 125000}
# 61 Pa. Code 101.6; N.J.S. 54A:6-24: states that tax what goes into a 401(k), or to benefits under section 125.
TAXING_401K, TAXING_BENEFITS = ("PA",), ("NJ",)
# N.J.S. 54A:2-4; Md. Code, Tax-General 10-805 and 10-809, with the standard deduction of 26 U.S.C. 6012(a)(1); Va. Code
# 58.1-321; W. Va. Code 11-21-10; Mass. Gen. Laws c. 62, s. 5: nothing is due up to a figure, or below it.
NO_TAX_UP_TO = {
    "NJ": {"married_joint": 20000, "head_of_household": 20000, "": 10000},
    "WV": {"married_separate": 5000, "": 10000},
    "MA": {"single": 8000, "married_joint": 16400, "head_of_household": 14400},
}
NO_TAX_BELOW = {
    "MD": {"single": 16100, "married_joint": 32200, "head_of_household": 24150},
    "VA": {"married_joint": 23900, "": 11950},
}
UNTAXED_STATES = ("AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY")

UNITED_KINGDOM = ((0, 20), (37700, 40), (125140, 45))
SCOTLAND = {"2025": (2827, 14921), "2026": (3967, 16956)}
NATIONAL_INSURANCE = ((0, 0), (12570, 8), (50270, 2))
# Income Tax Act, section 117 and 118(1.1): where the rates begin, the lowest one, and the most and the least of the credit.
CANADA = {
    "2025": ((0, 57375, 114750, 177882, 253414), F("14.5"), 16129, 14538),
    "2026": ((0, 58523, 117045, 181440, 258482), F(14), 16452, 14829),
}
# Canada Pension Plan and Employment Insurance Act, and section 118(10): both ceilings of pensionable earnings, that of insurable ones, the
# premium in percent, and the Canada employment amount.
CANADA_EMPLOYEE = {
    "2025": (71300, 81200, 65700, "1.64", 1471),
    "2026": (74600, 85000, 68900, "1.63", 1501),
}
AUSTRALIA = {"2025": 16, "2026": 15}
# Einkommensteuergesetz, section 32a, paragraph 1: the ends of the zones, and the figures of the formulas.
GERMANY = {
    "2025": ((12096, 17443, 68480, 277825), ("932.30", "176.64", "1015.13", "10911.92", "19246.67")),
    "2026": ((12348, 17799, 69878, 277825), ("914.51", "173.10", "1034.87", "11135.63", "19470.38")),
}
# The ceilings of pension and of health insurance, and half of what funds charge on average beside 14.6%.
GERMANY_EMPLOYEE = {"2025": (96600, 66150, "1.25"), "2026": (101400, 69750, "1.45")}
HAIR = F(1, 10**60)


def income_tax(q, facts):
    if q["country"] == "own":
        return by_own_bands(q)
    income, contributions = given(q, "income", "contributions")
    law = LAWS[q["country"]]
    found = law(q, income, facts)
    if found is NO_ANSWER:
        return found
    taxes = found["taxes"]
    tax = sum(taxes.values())
    after = income - contributions - tax
    figures = {"tax": tax, "after_tax": after, "monthly_pay": after / 12, "biweekly_pay": after / 26}
    figures |= {**dict.fromkeys(NAMES), **taxes, "allowance_left": None, "taxable": found["taxable"]}
    figures |= {"effective_rate": over(tax * 100, income), "shares": found["shares"]}
    figures["marginal_rate"] = found["rate"] if "rate" in found else slope(q, income, lambda x: law(q, x, facts)["taxes"])
    return figures


NAMES = ("income_tax", "state_tax", "social_security", "medicare", "national_insurance")


def slope(q, income, taxes):
    """Percent of one more of income: every one of these taxes is a line to the right of wherever one is, past a jump there."""
    return (sum(taxes(income + HAIR * 2).values()) - sum(taxes(income + HAIR).values())) / HAIR * 100


def by_bands(amount, bands):
    starts = [F(start) for start, _ in bands]
    parts = [part_of(amount, starts, i) for i in range(len(bands))]
    return [
        {"from": start, "rate": F(rate), "part": part, "tax": part * F(rate) / 100}
        for start, (_, rate), part in zip(starts, bands, parts)
    ]


def due(shares):
    return sum(share["tax"] for share in shares)


def rest(amount):
    return max(F(0), amount)


def united_states(q, income, facts):
    if q["state"] != "none" and facts is None:
        return NO_ANSWER
    status, year = q["filing_status"], q["year"]
    starts, standard = UNITED_STATES[year][status]
    base = income - F(q["contributions"])
    taxable = rest(base - max(F(standard), F(q["deductions"])))
    shares = by_bands(taxable, tuple(zip(starts, RATES)))
    taxes = {"income_tax": due(shares), "social_security": min(income, F(WAGE_BASE[year])) * F("0.062")}
    above = rest(income - ADDITIONAL_MEDICARE.get(status, 200000))
    taxes["medicare"] = income * F("0.0145") + above * F("0.009")
    if q["state"] != "none":
        pay = income if q["state"] in TAXING_401K else base
        taxes["state_tax"] = state_tax(q, pay, status, facts, (income, taxes["income_tax"]))
    return {"taxable": taxable, "taxes": taxes, "shares": shares}


def state_tax(q, base, status, facts, paid):
    """Its bands and its rules are stated with the question, and so is what is free of it."""
    bands, rules = facts["bands"][status], facts.get("rules", {}).get(status, {})
    if q["state"] in UNTAXED_STATES and any(rate for _, rate in bands):
        raise ValueError(f"{q['state']} taxes no wages")
    free_up_to, free_below = (of_status(table, q["state"], status) for table in (NO_TAX_UP_TO, NO_TAX_BELOW))
    if base <= free_up_to or base < free_below:
        return F(0)
    own = F(facts.get("deduction", {}).get(status, 0)) + deducted(rules, base, *paid)
    taxable = rest(base - (F(q["state_deductions"]) if "state_deductions" in q else own))
    tax = by_schedule(taxable, bands)
    entry, amount = rules.get("entry", (taxable, 0))
    tax += risen(rules.get("added", []), base) + (amount if taxable > entry else 0)
    tax += recaptured(rules.get("recapture"), base, taxable, tax)
    tax = rest(tax * (1 - left(rules.get("creditPercent"), base) / 100) - left(rules.get("credit"), base))
    is_limited = q["state"] == "MA" and base * 4 <= free_up_to * 7
    return min(tax, (base - free_up_to) / 10) if is_limited else tax


def of_status(table, state, status):
    figures = table.get(state, {})
    return figures.get(status, figures.get("", 0))


def by_schedule(taxable, bands):
    """A row may print the tax at its start, which stands for all that is below it."""
    rows = [(F(start), F(str(rate)), F(str(printed[0])), printed[1:]) for start, rate, *printed in bands if printed]
    begun = [row for row in rows if taxable > row[0] or (taxable == row[0] and row[3])]
    start, _, tax, _ = begun[-1] if begun else (F(0), 0, F(0), ())
    above = [(max(F(0), F(row[0]) - start), F(str(row[1]))) for row in bands if row[0] >= start]
    return tax + due(by_bands(taxable - start, above))


def recaptured(rule, agi, taxable, tax):
    """New York's tax computation worksheets, whose fraction is left as it is."""
    if rule is None or agi <= rule["above"]:
        return F(0)
    top, percent = rule["top"]
    if agi > top:
        return taxable * F(str(percent)) / 100 - tax
    reached = [tier for tier in rule["tiers"] if taxable > tier[0]]
    begins, base, benefit = reached[-1] if reached else (rule["above"], 0, taxable * F(str(rule["percent"])) / 100 - tax)
    return base + benefit * min(F(1), (agi - begins) / rule["width"])


def deducted(rules, base, wages, federal):
    share = rules.get("federalTax", {})
    part = federal * left(share.get("percent"), base) / 100
    part = min(part, left(share["most"], base)) if "most" in share else part
    return left(rules.get("deduction"), base) + part + min(F(rules.get("payrollTax", 0)), wages * F("0.0765"))


def left(shrinking, income):
    return rest(F(str(shrinking["amount"])) - risen(shrinking.get("less", []), income)) if shrinking else F(0)


def risen(ramps, income):
    return sum((rise(income, *(F(str(figure)) for figure in ramp)) for ramp in ramps), F(0))


def rise(income, above, by, each, most, multiple=F(0)):
    amount = rest(income - above) * by / each
    if multiple > 0:
        amount = -(-amount // multiple) * multiple
    if multiple < 0:
        amount = amount // -multiple * -multiple
    return min(most, amount)


def net_of(q, income):
    return rest(income - F(q["contributions"]) - F(q["deductions"]))


def united_kingdom(q, income, _):
    if q["year"] not in SCOTLAND:
        return NO_ANSWER
    net = net_of(q, income)
    taxable = rest(net - rest(12570 - rest(net - 100000) / 2))
    basic, middle = SCOTLAND[q["year"]]
    scotland = ((0, 19), (basic, 20), (middle, 21), (31092, 42), (62430, 45), (125140, 48))
    shares = by_bands(taxable, scotland if q["country"] == "scotland" else UNITED_KINGDOM)
    taxes = {"income_tax": due(shares), "national_insurance": due(by_bands(income, NATIONAL_INSURANCE))}
    return {"taxable": taxable, "taxes": taxes, "shares": shares}


def canada(q, income, _):
    if q["year"] not in CANADA:
        return NO_ANSWER
    starts, lowest, most, least = CANADA[q["year"]]
    ympe, yampe, insurable, premium, employment = CANADA_EMPLOYEE[q["year"]]
    earned = rest(min(income, F(ympe)) - 3500)
    enhanced = earned / 100 + rest(min(income, F(yampe)) - ympe) * F("0.04")
    net = rest(income - F(q["contributions"]) - F(q["deductions"]) - enhanced)
    shares = by_bands(net, tuple(zip(starts, (lowest, F("20.5"), 26, 29, 33))))
    lost = rest(min(net, F(starts[4])) - starts[3]) * (most - least) / (starts[4] - starts[3])
    amounts = most - lost + earned * F("0.0495") + min(income, F(insurable)) * F(premium) / 100 + min(income, F(employment))
    return {"taxable": net, "taxes": {"income_tax": rest(due(shares) - amounts * lowest / 100)}, "shares": shares}


def australia(q, income, _):
    if q["year"] not in AUSTRALIA:
        return NO_ANSWER
    net = net_of(q, income)
    shares = by_bands(net, ((0, 0), (18200, AUSTRALIA[q["year"]]), (45000, 30), (135000, 37), (190000, 45)))
    offset = rest(700 - rest(min(net, F(45000)) - 37500) * F("0.05") - rest(net - 45000) * F("0.015"))
    taxes = {"income_tax": rest(due(shares) - offset), "medicare": net * F("0.02")}
    return {"taxable": net, "taxes": taxes, "shares": shares}


def germany(q, income, _):
    if q["year"] not in GERMANY:
        return NO_ANSWER
    people = 2 if q["filing_status"] == "married_joint" else 1
    ends, figures = GERMANY[q["year"]]
    free_of = lambda pay: germany_free(pay, q["year"], people)
    net = rest(income - F(q["contributions"]) - F(q["deductions"]) - free_of(income))
    each = net / people
    tax_up_to = lambda end: people * floor(tariff(F(floor(end)), ends, figures))
    shares, edges = [], (0, *ends)
    for start, end, rate in zip(edges, (*ends, None), (F(0), None, None, F(42), F(45))):
        top = each if end is None else min(each, F(end))
        tax = tax_up_to(top) - tax_up_to(min(each, F(start)))
        shares.append({"from": F(start * people), "rate": rate, "part": rest(top - start) * people, "tax": F(tax)})
    rate = (tariff(each + HAIR, ends, figures, each) - tariff(each, ends, figures, each)) / HAIR * 100
    rate *= 1 - (free_of(income + HAIR * 2) - free_of(income + HAIR)) / HAIR
    return {"taxable": net, "taxes": {"income_tax": F(tax_up_to(each))}, "shares": shares, "rate": leading(rate)}


def germany_free(pay, year, people):
    """EStG 9a, 10c and 10: lump sums, pension, and health (but for 4% of it) with care, or up to 1,900 with unemployment."""
    pensions, health_up_to, extra = GERMANY_EMPLOYEE[year]
    health, care = (min(pay, F(health_up_to)) * rate / 100 for rate in (F("7.3") + F(extra), F("2.4")))
    unemployment = min(pay, F(pensions)) * F("0.013")
    insured = max(health * F("0.96") + care, min(F(1900 * people), health + care + unemployment))
    return min(pay, F(1230)) + 36 * people + min(pay, F(pensions)) * F("0.093") + insured


def leading(rate):
    """A curve's slope, without what its bend adds within a hair."""
    return F(round(rate * 10**40), 10**40)


def tariff(x, ends, figures, at=None):
    """Of an income in whole euros; where the slope is asked for, by the formula of what comes after `at`."""
    allowance, first, second, third = ends
    one, two, three, four, five = map(F, figures)
    isUpTo = (lambda end: x <= end) if at is None else (lambda end: at < end)
    if isUpTo(allowance):
        return F(0)
    y, z = (x - allowance) / 10000, (x - first) / 10000
    if isUpTo(first):
        return (one * y + 1400) * y
    if isUpTo(second):
        return (two * z + 2397) * z + three
    return F("0.42") * x - four if isUpTo(third) else F("0.45") * x - five


LAWS = {"us": united_states, "uk": united_kingdom, "scotland": united_kingdom}
LAWS |= {"canada": canada, "australia": australia, "germany": germany}


def by_own_bands(q):
    income = F(q["income"])
    bands = sorted(tuple(map(F, row.split(":"))) for row in q["bands"].split(";"))
    shares, tax, taxable, allowance = own_tax(q, income, bands)
    # To the right of wherever one is: where a new rate takes in the whole income, the tax jumps first.
    near, beyond = (own_tax(q, income + k * HAIR, bands)[1] for k in (1, 2))
    found = {"tax": tax, "after_tax": income - tax, "taxable": taxable, "effective_rate": over(tax * 100, income)}
    found |= {**dict.fromkeys(("monthly_pay", "biweekly_pay", *NAMES)), "shares": shares}
    found["allowance_left"] = allowance if q["taper"] == "reduced" else None
    found["marginal_rate"] = (beyond - near) / HAIR * 100
    return found


def own_tax(q, income, bands):
    whole, credit = given(q, "allowance", "credit")
    above = rest(income - F(q["taper_from"])) if q["taper"] == "reduced" else F(0)
    allowance = rest(whole - above * F(q["taper_rate"]) / 100)
    taxable = rest(income - allowance)
    if bands[0][0] > 0:
        bands = [(F(0), F(0)), *bands]
    shares = by_bands(taxable, bands)
    if q["method"] == "whole":
        reached = [i for i, (start, _) in enumerate(bands) if taxable >= start][-1:]
        shares = [
            {**share, "part": taxable if [i] == reached else F(0), "tax": taxable * share["rate"] / 100 if [i] == reached else F(0)}
            for i, share in enumerate(shares)
        ]
    tax = due(shares) - credit
    return shares, rest(tax) if q["credit_beyond_tax"] == "lost" else tax, taxable, allowance


CALCULATORS = {"income-tax": income_tax}
