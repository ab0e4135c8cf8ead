import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gcd, isPrime, lcm, nextPrime, previousPrime, primeFactors, surd, wholeRoot } from "./integers.ts";

describe("Greatest common divisor and least common multiple", () => {
  it.each([
    ["OpenStax: 600 and 784", 600n, 784n, 8n, 58800n],
    ["a sign does not matter", -24n, 90n, 6n, 360n],
    ["zero is divided by everything", 0n, 7n, 7n, 0n],
    ["nothing but zeros", 0n, 0n, 0n, 0n],
    ["beyond 2^53", 9007199254740993n, 3n, 3n, 9007199254740993n],
  ])("%s", (_why, a, b, divisor, multiple) => {
    expect(gcd(a, b)).toBe(divisor);
    expect(lcm(a, b)).toBe(multiple);
  });
});

const large = fc.bigInt({ min: 0n, max: 10n ** 60n });

it("the divisor times the multiple is the product", () => {
  fc.assert(fc.property(large, large, (a, b) => gcd(a, b) * lcm(a, b) === a * b));
});

it("the whole root is the largest whose square does not pass n", () => {
  const holds = (n: bigint) => wholeRoot(n) ** 2n <= n && n < (wholeRoot(n) + 1n) ** 2n;
  for (let n = 0n; n < 300n; n++) expect(holds(n)).toBe(true);
  fc.assert(fc.property(large, holds));
  fc.assert(fc.property(large, (root) => wholeRoot(root * root) === root));
});

describe("Square roots as surds", () => {
  it.each([
    [0n, 0n, 1n],
    [1n, 1n, 1n],
    [12n, 2n, 3n],
    [84n, 2n, 21n],
    [144n, 12n, 1n],
    [2n * 10007n ** 2n, 10007n, 2n],
    [10n ** 40n, 10n ** 20n, 1n],
    [999_999_999_989n, 1n, 999_999_999_989n],
  ])("√%d = %d√%d", (n, outside, inside) => {
    expect(surd(n)).toEqual({ outside, inside });
  });

  it("squared give the number again, and no square is left inside", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 1000n }), (m, k) => {
        const n = (m / (k * k)) * k * k;
        const { outside, inside } = surd(n);
        expect(outside * outside * inside).toBe(n);
        for (let p = 2n; p < 1100n; p++) expect(inside !== 0n && n !== 0n && inside % (p * p) === 0n).toBe(false);
      }),
    );
  });
});

describe("Primes", () => {
  it("below 1,000 there are 168, as Euler counted", () => {
    expect(Array.from({ length: 1000 }, (_, n) => BigInt(n)).filter(isPrime)).toHaveLength(168);
  });

  it.each([
    ["OEIS A014233: a strong pseudoprime to the first nine primes, ten and eleven", 3825123056546413051n, false],
    ["OEIS A014233: a strong pseudoprime to the first eight", 341550071728321n, false],
    ["a Carmichael number", 561n, false],
    ["the Mersenne prime 2^61 - 1", 2n ** 61n - 1n, true],
    ["the largest of eighteen digits", 10n ** 18n - 11n, true],
    ["the square of a prime", 999999937n ** 2n, false],
    ["nothing below 2", -7n, false],
  ])("%s", (_why, n, expected) => {
    expect(isPrime(n)).toBe(expected);
  });

  it.each([
    [0n, null, 2n],
    [2n, null, 3n],
    [3n, 2n, 5n],
    [14n, 13n, 17n],
    [10n ** 18n, 10n ** 18n - 11n, 10n ** 18n + 3n],
  ])("stand on both sides of %d", (n, before, after) => {
    expect([previousPrime(n), nextPrime(n)]).toEqual([before, after]);
  });
});

describe("Prime factors", () => {
  it.each([
    ["none", 1n, []],
    ["OpenStax", 10241n, [7n, 7n, 11n, 19n]],
    ["a square of a large prime", 999999937n ** 2n, [999999937n, 999999937n]],
    ["two large primes", 999999929n * 999999937n, [999999929n, 999999937n]],
    ["the Fermat number F5, as Euler found", 2n ** 32n + 1n, [641n, 6700417n]],
    ["the cube of a prime above 1,000", 1009n ** 3n, [1009n, 1009n, 1009n]],
    [
      "a highly composite one",
      897612484786617600n,
      [2n, 2n, 2n, 2n, 2n, 2n, 2n, 2n, 3n, 3n, 3n, 3n, 5n, 5n, 7n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n],
    ],
  ])("%s: %d", (_why, n, expected) => {
    expect(primeFactors(n)).toEqual(expected);
  });

  it("are prime, in order, and multiply to the number", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 16n }), (n) => {
        const factors = primeFactors(n);
        expect(factors.every(isPrime)).toBe(true);
        expect(factors).toEqual([...factors].sort((a, b) => Number(a - b)));
        expect(factors.reduce((product, factor) => product * factor, 1n)).toBe(n);
      }),
    );
  });
});
