// Whole numbers of any size.

export const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** Euclid's greatest common divisor, never negative; of 0 and n it is n, and of nothing but zeros 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function power(base: bigint, exponent: number): bigint {
  let product = 1n;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

/** The least common multiple, never negative; 0 where one of them is 0. */
export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : magnitude((a / gcd(a, b)) * b));

/** The largest whole number whose square is at most n, by Newton's method from above. */
export function wholeRoot(n: bigint): bigint {
  if (n === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (let next = (root + n / root) / 2n; next < root; next = (root + n / root) / 2n) root = next;
  return root;
}

const SMALL = 10_000n;

/**
 * √n as outside × √inside. No square is left inside where n is below 10^12: after the primes up to 10,000 are taken
 * out, what remains has at most two, and is a square if they are the same.
 */
export function surd(n: bigint): { readonly outside: bigint; readonly inside: bigint } {
  let [outside, inside, rest, p] = [1n, 1n, n, 2n];
  for (; p < SMALL && p * p <= rest; p += p === 2n ? 1n : 2n) {
    for (; rest % (p * p) === 0n; rest /= p * p) outside *= p;
    if (rest % p !== 0n) continue;
    inside *= p;
    rest /= p;
  }
  const root = wholeRoot(rest);
  return root * root === rest ? { outside: outside * root, inside } : { outside, inside: inside * rest };
}

// The first twelve primes settle every n below 318,665,857,834,031,151,167,461: J. Sorenson and J. Webster,
// Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86 (2017).
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n];

/** Certain below 3 × 10^23, by the Miller-Rabin test. */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  const divisor = WITNESSES.find((prime) => n % prime === 0n);
  if (divisor) return n === divisor;
  let [odd, halvings] = [n - 1n, 0];
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  return WITNESSES.every((witness) => passes(witness, odd, halvings, n));
}

/** For a prime n, witness^odd is 1, or one of its repeated squares is -1. */
function passes(witness: bigint, odd: bigint, halvings: number, n: bigint): boolean {
  let power = powerMod(witness, odd, n);
  if (power === 1n) return true;
  for (let i = 0; i < halvings; i++) {
    if (power === n - 1n) return true;
    power = (power * power) % n;
  }
  return false;
}

function powerMod(base: bigint, exponent: bigint, n: bigint): bigint {
  let [power, square, rest] = [1n, base % n, exponent];
  for (; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) power = (power * square) % n;
    square = (square * square) % n;
  }
  return power;
}

/** Every prime that divides n, in order, as often as it does; none for 1. */
export function primeFactors(n: bigint): readonly bigint[] {
  const factors: bigint[] = [];
  let rest = n;
  for (let p = 2n; p < 1000n && p * p <= rest; p += p === 2n ? 1n : 2n) {
    for (; rest % p === 0n; rest /= p) factors.push(p);
  }
  return [...factors, ...split(rest)];
}

/** n is 1, or its least prime factor is above 1,000, or it is prime. */
function split(n: bigint): readonly bigint[] {
  if (n === 1n) return [];
  if (isPrime(n)) return [n];
  const divisor = divisorOf(n);
  return [...split(divisor), ...split(n / divisor)].sort((a, b) => (a < b ? -1 : 1));
}

function divisorOf(n: bigint): bigint {
  for (let offset = 1n; ; offset++) {
    const divisor = cycle(n, offset);
    if (divisor < n) return divisor;
  }
}

const BATCH = 128;

/**
 * Pollard's rho: x → x² + offset runs into a cycle, and modulo a prime factor p sooner than modulo n, after about √p
 * steps; then p divides the distance of two of its points. Brent: wait at one point for 1, 2, 4, … steps, and compare
 * it with the points of the later half only, where a shorter cycle shows as well.
 * n itself comes back where all its factors show at once, and another offset is needed.
 */
function cycle(n: bigint, offset: bigint): bigint {
  const next = (x: bigint) => (x * x + offset) % n;
  let x = 2n;
  for (let length = 1; ; length *= 2) {
    const waiting = x;
    for (let walked = 0; walked < length; walked += BATCH) {
      const begun = x;
      const isLater = 2 * (walked + BATCH) > length;
      let product = 1n;
      for (let i = 0; i < Math.min(BATCH, length - walked); i++) {
        x = next(x);
        if (isLater) product = (product * magnitude(waiting - x)) % n;
      }
      if (gcd(product, n) > 1n) return first(next, begun, waiting, n);
    }
  }
}

/** The batch once more, point by point. */
function first(next: (x: bigint) => bigint, begun: bigint, waiting: bigint, n: bigint): bigint {
  for (let x = next(begun); ; x = next(x)) {
    const divisor = gcd(waiting - x, n);
    if (divisor > 1n) return divisor;
  }
}

export function nextPrime(n: bigint): bigint {
  let candidate = n + 1n;
  while (!isPrime(candidate)) candidate++;
  return candidate;
}

/** Null where there is none: below 2, the first of them. */
export function previousPrime(n: bigint): bigint | null {
  let candidate = n - 1n;
  while (candidate > 2n && !isPrime(candidate)) candidate--;
  return candidate >= 2n ? candidate : null;
}
