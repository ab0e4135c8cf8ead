"""A paycheck in the US by Publication 15-T, worksheet 1A, whose tables follow from the year's brackets."""

from fractions import Fraction as F

from exact import NO_ANSWER, given, nearest, over
from income_taxes import RATES, TAXING_401K, TAXING_BENEFITS, UNITED_STATES, WAGE_BASE, by_bands, due, rest, state_tax

YEAR = "2026"
PERIODS = {"daily": 260, "weekly": 52, "biweekly": 26, "semimonthly": 24}
PERIODS |= {"monthly": 12, "quarterly": 4, "semiannual": 2, "yearly": 1}
PARTS = ("Take-home pay", "Federal income tax", "Social Security", "Medicare", "State income tax", "401(k) and benefits")
LINE_1G = {"married_joint": 12900}


def cents(amount):
    return nearest(amount, 2)


def paycheck(q, facts):
    periods = PERIODS[q["pay_period"]]
    status = q["filing_status"].replace("single_or_separate", "single")
    retirement, benefits, before, extra = given(q, "retirement", "benefits", "wages_so_far", "extra")
    gross = gross_of(q, periods)
    taxable, wages = rest(gross - retirement - benefits), rest(gross - benefits)
    line_1i = rest(taxable * periods + F(q["other_income"]) - F(q["deductions"]) - line_1g(q, status))
    year = withheld_in_year(q, status, line_1i)
    federal = cents(rest((year - F(q["credits"])) / periods) + extra)
    social = cents(min(wages, rest(WAGE_BASE[YEAR] - before)) * F("0.062"))
    over_limit = rest(before + wages - 200000) - rest(before - 200000)
    medicare = cents(wages * F("0.0145") + over_limit * F("0.009"))
    state = None if q["state"] == "none" else states_share(q, gross, status, facts, (wages, year), periods)
    taxes, deducted = federal + social + medicare + (state or 0), cents(retirement) + cents(benefits)
    net = gross - taxes - deducted
    if net < 0:
        return NO_ANSWER
    parts = (net, federal, social, medicare, state or F(0), deducted)
    breakdown = [{"name": name, "amount": part} for name, part in zip(PARTS, parts) if part > 0]
    found = dict(zip(("net_pay", "federal_tax", "social_security", "medicare", "state_tax", "deducted"), parts))
    found |= {"state_tax": state, "gross": gross, "taxes": taxes, "share": over(taxes * 100, gross)}
    return {**found, "adjusted_wage": line_1i, "breakdown": breakdown}


def states_share(q, gross, status, facts, paid, periods):
    wages, federal = paid
    plan = 0 if q["state"] in TAXING_401K else F(q["retirement"])
    taxable = rest(gross - plan - (0 if q["state"] in TAXING_BENEFITS else F(q["benefits"])))
    year = state_tax(q, taxable * periods, status, facts, (wages * periods, federal))
    return cents(year / periods)


def gross_of(q, periods):
    if q["paid_by"] == "salary":
        return cents(F(q["salary"]) / periods)
    rate, hours, overtime = given(q, "hourly_rate", "hours", "overtime")
    return cents(rate * hours + rate * overtime * F(3, 2))


def line_1g(q, status):
    return 0 if q["two_jobs"] == "true" else LINE_1G.get(status, 8600)


def withheld_in_year(q, status, line_1i):
    """With two jobs, half of the tax for one is printed where a rate begins, whose start alone is rounded."""
    rows = withholding(q, status)
    if q["two_jobs"] != "true" or line_1i < rows[1][0]:
        return due(by_bands(line_1i, rows))
    starts = UNITED_STATES[YEAR][status][0]
    start, rate, exact = [(row[0], row[1], at) for row, at in zip(rows[1:], starts) if row[0] <= line_1i][-1]
    return cents(due(by_bands(F(exact), tuple(zip(starts, RATES)))) / 2) + (line_1i - start) * rate / 100


def withholding(q, status):
    """The standard deduction, less what line 1g takes off already, comes before the brackets; with two jobs, half of all."""
    starts, standard = UNITED_STATES[YEAR][status]
    if q["two_jobs"] == "true":
        begun = [nearest(F(standard + start, 2)) for start in starts]
    else:
        begun = [standard - LINE_1G.get(status, 8600) + start for start in starts]
    return [(0, 0), *zip(begun, RATES)]


CALCULATORS = {"paycheck": paycheck}
