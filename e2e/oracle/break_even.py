"""Where a sum of powers is zero: every root, by Descartes' rule of signs and Rolle's theorem, with no grid to slip through.

Divided by its lowest power, f = a₀ + a₁ xᵗ + … has a derivative with a term less, and between two neighboring roots of the
derivative f has one root at most. So roots are found from the shortest sum that can have one, back up to f itself."""

from decimal import Decimal as D
from decimal import localcontext

from exact import of, root

SHORT = 90
LOWEST, HIGHEST = D("0.0001"), D(10001)
NEAR = 1 + D(10) ** -6
NOTHING = D(10) ** -60


def break_evens(flows, per):
    """Each discount of one step at which the flows, the first at step 0, are worth nothing, from -99.99 % to a million a year."""
    ends = [(1 / growth) ** (D(1) / per) for growth in (HIGHEST, LOWEST)]
    sums = [sum_of(flows, k) for k in range(len(flows))]
    begin = next(k for k in range(len(flows)) if changes(sums[k]) <= 1)
    with localcontext() as short:
        short.prec = SHORT
        roots = []
        for k in range(begin, -1, -1):
            roots = roots_between(sums[k], [+ends[0], *(x for x, *_ in roots), +ends[1]], k, roots)
    return sorted({polished(sums, *each) for each in roots})


def sum_of(flows, k):
    """The k-th derivative, each divided by its lowest power first."""
    terms = flows
    for _ in range(k):
        terms = [(exponent, amount * (exponent - terms[0][0])) for exponent, amount in terms[1:]]
    return [(exponent - terms[0][0], of(amount)) for exponent, amount in terms]


def changes(terms):
    signs = [amount > 0 for _, amount in terms]
    return sum(a != b for a, b in zip(signs, signs[1:]))


def at(terms, x):
    """The sum at x and what its terms add up to regardless of sign."""
    total, size, power, last = D(0), D(0), D(1), 0
    for exponent, amount in terms:
        power, last = power * x ** (exponent - last), exponent
        total, size = total + amount * power, size + abs(amount) * power
    return total, size


def roots_between(terms, points, k, turns):
    """Each root as a place, the sum that it is a simple root of, and what lies around it."""
    turns = {x: rest for x, *rest in turns}
    signs = [sign(terms, x) for x in points]
    found = []
    for i, x in enumerate(points):
        if signs[i] == 0:
            found.append((x, *turns.get(x, (k, x, x))))
        if i + 1 < len(points) and signs[i] * signs[i + 1] < 0:
            low, high = narrowed(terms, x, points[i + 1], signs[i])
            found.append((low, k, low, high))
    return found


def sign(terms, x):
    total, size = at(terms, x)
    return 0 if abs(total) <= size * NOTHING else 1 if total > 0 else -1


def narrowed(terms, low, high, first):
    """To seventy digits: by halves of the logarithm, and by Newton's steps once near."""
    slopes = [(exponent, amount * exponent) for exponent, amount in terms]
    x = (low * high).sqrt()
    while high - low > low * D(10) ** -70:
        value = at(terms, x)[0]
        if value == 0:
            return x, x
        low, high = (x, high) if (value > 0) == (first > 0) else (low, x)
        if high > low * NEAR:
            x = (low * high).sqrt()
            continue
        slope = at(slopes, x)[0] / x
        near = x - value / slope if slope != 0 else low
        if abs(near - x) < x * D(10) ** -72:
            return beside(near, low, high)
        x = near if low < near < high else (low * high).sqrt()
    return low, high


def beside(x, low, high):
    """A pair of places right beside x between which the sum changes its sign."""
    hair = x * D(10) ** -70
    return max(low, x - hair), min(high, x + hair)


def polished(sums, _, k, low, high):
    if low == high:
        return low
    return root(lambda x: at(sums[k], x)[0], low, high)
