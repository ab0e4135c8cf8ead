"""Whole numbers: their divisors, and how they are written in other bases."""

from collections import Counter
from fractions import Fraction as F
from math import gcd, isqrt, lcm, prod

from exact import NO_ANSWER


def gcd_lcm(q):
    wholes = [int(F(text)) for text in q["numbers"].replace(";", " ").replace(",", " ").split()]
    return {"gcd": gcd(*wholes), "lcm": lcm(*wholes)} if any(wholes) else NO_ANSWER


def is_prime(n):
    """Strong probable primes to the first thirteen bases are prime below 3.3 × 10^24."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if n < 2 or any(n % p == 0 for p in bases):
        return n in bases
    odd, halvings = n - 1, 0
    while odd % 2 == 0:
        odd, halvings = odd // 2, halvings + 1
    return all(
        pow(base, odd, n) == 1 or any(pow(base, odd * 2**k, n) == n - 1 for k in range(halvings)) for base in bases
    )


def factors(n):
    """Small ones by trial, the rest by Fermat's sums of squares and Pollard's rho."""
    found = []
    for p in range(2, 2000):
        while n % p == 0:
            found, n = [*found, p], n // p
    return sorted(found + split(n))


def split(n):
    if n == 1 or is_prime(n):
        return [] if n == 1 else [n]
    if isqrt(n) ** 2 == n:
        return 2 * split(isqrt(n))
    for c in range(1, 100):
        slow = fast = 2
        divisor = 1
        while divisor == 1:
            slow = (slow * slow + c) % n
            fast = (fast * fast + c) % n
            fast = (fast * fast + c) % n
            divisor = gcd(slow - fast, n)
        if divisor != n:
            return split(divisor) + split(n // divisor)
    raise ArithmeticError(f"{n} was not split")


def prime_factorization(q):
    n = int(q["number"].replace(",", ""))
    powers = Counter(factors(n))
    after, before = n + 1, n - 1
    while not is_prime(after):
        after += 1
    while before > 1 and not is_prime(before):
        before -= 1
    written = " × ".join(f"{p}^{k}" if k > 1 else str(p) for p, k in powers.items()) or "1"
    found = {"factorization": written, "is_prime": "Yes" if is_prime(n) else "No", "distinct": len(powers)}
    found |= {"prime_factors": list(powers.elements()), "divisors": prod(k + 1 for k in powers.values())}
    found |= {"sum_of_divisors": prod((p ** (k + 1) - 1) // (p - 1) for p, k in powers.items())}
    found["pairs"] = [{"divisor": d, "times": n // d} for d in sorted(divisors(powers)) if d * d <= n] if found["divisors"] <= 200 else None
    return {**found, "next_prime": after, "previous_prime": before if before > 1 else None}


def divisors(powers):
    some = [1]
    for p, k in powers.items():
        some = [divisor * p**i for divisor in some for i in range(k + 1)]
    return some


DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PREFIXES = {2: "0B", 8: "0O", 16: "0X"}


def read_digits(text, base):
    bare = text.lstrip("+-").upper().replace(" ", "").replace("_", "")
    prefix = PREFIXES.get(base)
    bare = bare[2:] if prefix and bare.startswith(prefix) and len(bare) > 2 else bare
    whole, _, rest = bare.partition(".")
    value = F(sum(DIGITS.index(d) * base**i for i, d in enumerate(reversed(whole + rest))), base ** len(rest))
    return -value if text.startswith("-") else value


def whole_digits(n, base):
    digits = ""
    while n:
        n, digit = divmod(n, base)
        digits = DIGITS[digit] + digits
    return digits or "0"


def write_digits(x, base):
    """Long division: what repeats stands in parentheses, and after 64 digits it is cut off."""
    whole, rest = divmod(abs(x), 1)
    digits, seen = "", {}
    while rest and rest not in seen and len(digits) < 64:
        seen[rest] = len(digits)
        digit, rest = divmod(rest * base, 1)
        digits += DIGITS[digit]
    if rest in seen:
        digits = f"{digits[: seen[rest]]}({digits[seen[rest] :]})"
    elif rest:
        digits += "…"
    return f"{'-' if x < 0 else ''}{whole_digits(whole, base)}{'.' + digits if digits else ''}"


def number_base(q):
    value, bits = read_digits(q["number"], int(q["from_base"])), int(q.get("bits", 0))
    if bits:
        value %= 2**bits
        value -= 2**bits if value >= 2 ** (bits - 1) else 0

    def written(base):
        width = {2: 1, 4: 2, 8: 3, 16: 4, 32: 5}.get(base)
        if not bits or width is None:
            return write_digits(value, base)
        return whole_digits(int(value % 2**bits), base).zfill(-(-bits // width))

    found = {"converted": written(int(q["to_base"])), "decimal": write_digits(value, 10)}
    found |= {"unsigned": str(value % 2**bits) if bits else None}
    return {**found, "bases": [{"base": base, "digits": written(base)} for base in (2, 8, 10, 16)]}


CALCULATORS = {
    "gcd-lcm": gcd_lcm,
    "prime-factorization": prime_factorization,
    "number-base": number_base,
}
