"""Cash flows in time: what they are worth, and every rate at which they are worth nothing."""

from fractions import Fraction as F

from break_even import break_evens
from exact import LARGEST, NO_ANSWER, D, accumulated, bounded, clean, of, over
from growth import PER_YEAR, grown
from printing import day

STEPS = {"yearly": 1, "quarterly": 4, "monthly": 12, "dates": 365}
OTHER_RATES = ("reinvest_rate", "finance_rate")
HALF_A_CENT = D("0.005")
NOT_SHOWN = D(10) ** 20
NICE = [D(k) * 10**e for e in range(5) for k in (1, 2, 5)] + [D(100000), D(200000)]


def flows_of(q):
    """What is paid and when, in order and without zeros; and the day from which days count."""
    name = "dated_flows" if q["timing"] == "dates" else "flows"
    rows = [row.strip().rsplit(":", 1) for row in q[name].split(";")]
    start = min(day(when).toordinal() for when, _ in rows) if name == "dated_flows" else None
    flows = [(int(when) if start is None else day(when).toordinal() - start, F(amount.strip())) for when, amount in rows]
    return sorted((flow for flow in flows if flow[1] != 0), key=lambda flow: flow[0]), start


def summed(flows):
    """By step, from the first on, without steps where nothing is left."""
    sums = {}
    for at, amount in flows:
        sums[at] = sums.get(at, F(0)) + amount
    left = [(at, amount) for at, amount in sums.items() if amount != 0]
    return [(at - left[0][0], amount) for at, amount in left]


def values_at(flows, rate, per):
    """Each flow's value at the start, at a yearly rate in percent."""
    step = (1 + rate / 100) ** (D(1) / per)
    return [of(amount) / step**at for at, amount in flows]


def npv(q):
    flows, start = flows_of(q)
    if not flows:
        return NO_ANSWER
    per = STEPS[q["timing"]]
    values = values_at(flows, D(q["discount_rate"]), per)
    received, paid = sum((v for v in values if v > 0), D(0)), -sum((v for v in values if v < 0), D(0))
    found = {"npv": clean(received - paid, received), "present_inflows": received, "present_outflows": paid}
    found |= {"net_cash": of(sum(amount for _, amount in flows))}
    rows, soFar, size = [], D(0), D(0)
    for (at, amount), value in zip(flows, values):
        soFar, size = soFar + value, size + abs(value)
        row = {"year": F(at, per), "amount": amount, "factor": value / of(amount), "present_value": value}
        rows.append({**row, "cumulative": clean(soFar, size), "date": start and day_of(start + at)})
        if abs(value) >= LARGEST:
            return NO_ANSWER
    index = over(received, paid) if paid >= HALF_A_CENT else None
    return NO_ANSWER if bounded(found) is NO_ANSWER else {**found, "profitability_index": index, "schedule": rows}


def day_of(ordinal):
    return day("2000-01-01").fromordinal(ordinal)


def irr(q):
    flows, _ = flows_of(q)
    received, paid = (sum((max(F(0), sign * amount) for _, amount in flows), F(0)) for sign in (1, -1))
    if received == 0 or paid == 0:
        return NO_ANSWER
    per = STEPS[q["timing"]]
    sums = summed(flows)
    discounts = break_evens(sums, per) if sums else []
    if not discounts:
        return NO_ANSWER
    rates = sorted(clean((x**-per - 1) * 100) for x in discounts)
    nearest = min(rates, key=lambda rate: (abs(rate), -rate))
    found = {"irr": nearest, "all_rates": rates, "mirr": mirr(q, flows, per), "received": received, "paid": paid}
    found["period_rate"] = ((1 + nearest / 100) ** (D(1) / per) - 1) * 100 if per in (4, 12) else None
    return bounded({**found, "gain": received - paid, "multiple": received / paid, "profile": profile(flows, per, nearest)})


def mirr(q, flows, per):
    """From all that is paid, at the first flow, to all that is received, at the last."""
    reinvested, borrowed = (q.get(a, q.get(b)) for a, b in (OTHER_RATES, OTHER_RATES[::-1]))
    span = flows[-1][0] - flows[0][0]
    if reinvested is None or span == 0:
        return None
    growth, cost = ((1 + D(rate) / 100) ** (D(1) / per) for rate in (reinvested, borrowed))
    end = sum(of(amount) * growth ** (flows[-1][0] - at) for at, amount in flows if amount > 0)
    begin = -sum(of(amount) / cost ** (at - flows[0][0]) for at, amount in flows if amount < 0)
    return ((end / begin) ** (D(per) / span) - 1) * 100


def profile(flows, per, rate):
    """Eleven rates in steps that the rate is at most five of: from zero up, or of a negative rate mostly below it."""
    size = next((step for step in NICE if abs(rate) <= 5 * step), NICE[-1])
    begin = -8 if rate < 0 else 0
    rates = [step * size for step in range(begin, begin + 11) if step * size > -100]
    worth = [(each, values_at(flows, each, per)) for each in rates]
    rows = [{"rate": each, "npv": clean(sum(values), max(map(abs, values)))} for each, values in worth]
    return [row for row in rows if abs(row["npv"]) < NOT_SHOWN]


def present_value(q):
    percent, compounding, find = D(q["discount_rate"]), q["compounding"], q["find"]
    per = 1 if find == "lump" else PER_YEAR[q["frequency"]]
    i = grown(percent, compounding, D(1) / per) - 1
    i = D(0) if percent == 0 else i
    if find == "lump":
        factor, future = (1 + i) ** -D(q["years"]), D(q["future_value"])
        return worth_today(future * factor, future, i, factor)
    payment, g = D(q["payment"]), D(q["growth_rate"]) / 100
    apart, due = clean(i - g), 1 + i if q["timing"] == "begin" else D(1)
    if find == "forever":
        return NO_ANSWER if apart <= 0 else worth_today(payment * due / apart, None, i, None)
    n = int(q["payments"])
    each = n / (1 + i) if apart == 0 else (1 - ((1 + g) / (1 + i)) ** n) / apart
    received = payment * accumulated(g, n)
    factor = (1 + i) ** -n
    return worth_today(payment * due * each, received, i, factor)


def worth_today(value, received, i, factor):
    found = {"present_value": value, "period_rate": i * 100, "discount_factor": factor, "total_received": received}
    return bounded({**found, "total_discount": None if received is None else clean(received - value, received)})


CALCULATORS = {
    "npv": npv,
    "irr": irr,
    "present-value": present_value,
}
