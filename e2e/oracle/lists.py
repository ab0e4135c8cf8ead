"""What a list of numbers has in common."""

from collections import Counter
from decimal import Decimal as D
from decimal import localcontext
from functools import cache
from fractions import Fraction as F
from math import prod

from exact import of
from trig import PI


def middle(ordered):
    half, isOdd = divmod(len(ordered), 2)
    return ordered[half] if isOdd else (ordered[half - 1] + ordered[half]) / 2


def quartiles(ordered, method):
    """Inclusive and exclusive: Hyndman and Fan's types 7 and 6. Halves, hinges: medians without the middle, or with."""
    n = len(ordered)
    if method in ("inclusive", "exclusive"):
        if method == "exclusive" and n < 3:
            return None
        places = [F(k * (n - 1), 4) if method == "inclusive" else F(k * (n + 1), 4) - 1 for k in (1, 3)]
        at = lambda p: ordered[int(p)] + (p - int(p)) * (ordered[min(int(p) + 1, n - 1)] - ordered[int(p)])
        return [at(place) for place in places]
    half = n // 2 if method == "halves" else (n + 1) // 2
    return [middle(ordered[:half]), middle(ordered[n - half :])] if half else None


def statistics(q):
    ordered = sorted(F(text) for text in q["values"].replace(";", " ").replace(",", " ").split())
    n, total, times = len(ordered), sum(ordered), Counter(ordered)
    mean = total / n
    squares = sum((x - mean) ** 2 for x in ordered)
    sample = squares / (n - 1) if n > 1 else None
    root = lambda x: None if x is None else of(x).sqrt()
    found = {"mean": mean, "median": middle(ordered), "count": n, "sum": total, "sum_of_squares": squares}
    found |= {"sample_variance": sample, "sample_deviation": root(sample), "population_variance": squares / n}
    found |= {
        "population_deviation": root(squares / n),
        "standard_error": root(sample and sample / n) if n > 1 else None,
    }
    found |= {"minimum": ordered[0], "maximum": ordered[-1], "range": ordered[-1] - ordered[0]}
    interval(found, F(q["confidence"]) / 100)
    most = max(times.values())
    found["modes"] = sorted(x for x, k in times.items() if k == most) if most > 1 else []
    found |= {"percentile_value": percentile(ordered, F(q["percentile"]) / 100, q["quartile_method"] == "exclusive")}
    return {**found, **spread(ordered, q["quartile_method"]), **shape(ordered, mean, sample), **means(ordered)}


def interval(found, share):
    """mean ± t × standard error."""
    error = found["standard_error"]
    t = None if error is None else student(share, found["count"] - 1)
    margin = None if t is None else t * error
    mean = of(found["mean"])
    # t is found to fifty digits, so what is left of a difference beyond that is noise.
    near = lambda x: D(0) if abs(x) < abs(mean) * D(10) ** -45 else x
    ends = (None, None) if margin is None else (near(mean - margin), near(mean + margin))
    found |= {"critical_t": t, "margin_of_error": margin, "confidence_from": ends[0], "confidence_to": ends[1]}


@cache
def student(share, freedom):
    """Where the two tails of Student's distribution, I(x; v/2, 1/2) with x = v/(v + t²), are what is left: by halves."""
    with localcontext() as short:
        short.prec = 75
        tail, v = 1 - of(share), D(freedom)
        low, high = D(0), D(1)
        while tails(high, v) > tail:
            high *= 2
        while high - low > high * D(10) ** -50:
            # Halves first, and secants on the logarithm once near.
            middle = (low + high) / 2
            low, high = (middle, high) if tails(middle, v) > tail else (low, middle)
        return (low + high) / 2


def tails(t, v):
    """Both tails beyond t: the regularized incomplete beta function by its continued fraction (DLMF 8.17.22)."""
    x = v / (v + t * t)
    if x < (v / 2 + 1) / (v / 2 + D("2.5")):
        return beta_part(x, v / 2, D("0.5"), v)
    return 1 - beta_part(1 - x, D("0.5"), v / 2, v)


def beta_part(x, a, b, v):
    if x == 0:
        return D(0)
    front = (a * x.ln() + b * (1 - x).ln()).exp() / (a * beta_half(int(v)))
    fraction, c, d = D(1), D(1), D(0)
    for i in range(4000):
        m = i // 2
        if i == 0:
            numerator = D(1)
        elif i % 2 == 0:
            numerator = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        else:
            numerator = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / (1 + numerator * d)
        c = 1 + numerator / c
        fraction *= c * d
        if abs(1 - c * d) < D(10) ** -65:
            break
    return front * (fraction - 1)


@cache
def beta_half(v):
    """B(v/2, 1/2), from B(1/2, 1/2) = π and B(1, 1/2) = 2 upwards."""
    found = PI if v % 2 else D(2)
    for n in range(1 if v % 2 else 2, v, 2):
        found = found * n / (n + 1)
    return found


def percentile(ordered, share, is_exclusive):
    n = len(ordered)
    place = share * (n + 1) - 1 if is_exclusive else share * (n - 1)
    if not 0 <= place <= n - 1:
        return None
    below = ordered[int(place)]
    return below + (place - int(place)) * (ordered[min(int(place) + 1, n - 1)] - below)


def shape(values, mean, variance):
    """The adjusted Fisher-Pearson coefficients: SKEW and KURT of spreadsheets."""
    n = len(values)
    power = lambda k: sum((x - mean) ** k for x in values)
    skewed, tailed = n > 2 and variance, n > 3 and variance
    tails = lambda: F(n * (n + 1), (n - 1) * (n - 2) * (n - 3)) * power(4) / variance**2
    return {
        "skewness": of(F(n, (n - 1) * (n - 2)) * power(3) / variance) / of(variance).sqrt() if skewed else None,
        "kurtosis": tails() - F(3 * (n - 1) ** 2, (n - 2) * (n - 3)) if tailed else None,
    }


def spread(ordered, method):
    cuts = quartiles(ordered, method)
    names = ("lower_quartile", "upper_quartile", "interquartile_range", "lower_fence", "upper_fence")
    if cuts is None:
        return {**dict.fromkeys(names), "outliers": []}
    low, high = cuts
    fences = low - F(3, 2) * (high - low), high + F(3, 2) * (high - low)
    outliers = [x for x in ordered if not fences[0] <= x <= fences[1]]
    return {**dict(zip(names, (low, high, high - low, *fences))), "outliers": outliers}


def means(values):
    if min(values) <= 0:
        return {"geometric_mean": None, "harmonic_mean": None}
    geometric = of(prod(values)) ** (D(1) / len(values))
    return {"geometric_mean": geometric, "harmonic_mean": len(values) / sum(1 / x for x in values)}


CALCULATORS = {
    "statistics": statistics,
}
