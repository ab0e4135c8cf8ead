import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "./decimal.ts";
import { type Coefficients, complexParts, discriminant, realRoots, surdRoots } from "./quadratic.ts";
import { snap } from "./round.ts";

const line = (coefficients: Coefficients) => {
  const { p, q, r, d, isReal } = surdRoots(coefficients);
  return `(${p} ± ${q}${isReal ? "" : "i"}√${r})/${d}`;
};

describe("Exact roots", () => {
  it.each<[Coefficients, string]>([
    [[1n, 5n, 1n], "(-5 ± 1√21)/2"],
    [[1n, -4n, -8n], "(2 ± 2√3)/1"],
    [[1n, 1n, 2n], "(-1 ± 1i√7)/2"],
    [[9n, 3n, -2n], "(-1 ± 3√1)/6"],
    [[1n, 4n, 4n], "(-2 ± 0√1)/1"],
    [[1n, 0n, 0n], "(0 ± 0√1)/1"],
    [[4n, 0n, -6n], "(0 ± 1√6)/2"],
  ])("%s: %s", (coefficients, expected) => {
    expect(line(coefficients)).toBe(expected);
  });
});

const coefficient = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const equations = fc
  .tuple(coefficient, coefficient, coefficient)
  .map(([a, b, c]): Coefficients => [a < 0n ? -a : a + 1n, b, c])
  .filter(([a]) => a > 0n);

it("roots multiply to c ÷ a and add up to -b ÷ a", () => {
  fc.assert(
    fc.property(equations, (coefficients) => {
      const [a, b, c] = coefficients;
      const [product, sum] = [new Decimal(c).div(a), new Decimal(-b).div(a)];
      const roots = realRoots(coefficients);
      const parts = complexParts(coefficients);
      expect(roots === null).toBe(discriminant(coefficients) < 0n);
      if (roots) {
        expect(snap(roots[0].times(roots[1]))).toEqual(snap(product));
        const size = Decimal.max(roots[0].abs(), roots[1].abs(), "1e-30");
        expect(roots[0].plus(roots[1]).minus(sum).abs().lt(size.times("1e-35"))).toBe(true);
      }
      if (parts) expect(snap(parts[0].times(parts[0]).plus(parts[1].times(parts[1])))).toEqual(snap(product));
    }),
  );
});

it("the small root keeps its digits beside a large one", () => {
  expect(realRoots([1n, 10n ** 15n, 1n])?.[1].toString()).toMatch(/^-0\.0{14}10{29}/);
});
