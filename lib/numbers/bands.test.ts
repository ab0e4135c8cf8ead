import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Band, inOrder, nextRate, partsIn, wholeIn } from "./bands.ts";
import { decimal } from "./decimal.ts";

const schedule = (...rows: readonly (readonly [from: number, rate: number])[]): readonly Band[] =>
  inOrder(rows.map(([from, rate]) => ({ from: decimal(from), rate: decimal(rate) })));

const parts = (shares: readonly { readonly part: { toString(): string } }[]) => shares.map(({ part }) => `${part}`);

// IRS, 2024 tax rate schedules, Schedule X, the first four bands.
const IRS = schedule([0, 10], [11600, 12], [47150, 22], [100525, 24]);

describe("The parts of an amount", () => {
  it.each([
    ["nothing", 0, ["0", "0", "0", "0"]],
    ["inside the first band", 600, ["600", "0", "0", "0"]],
    ["at a figure, the band that ends there is full", 47150, ["11600", "35550", "0", "0"]],
    ["beyond the last figure", 200000, ["11600", "35550", "53375", "99475"]],
  ])("%s", (_why, amount, expected) => {
    expect(parts(partsIn(IRS, decimal(amount)))).toEqual(expected);
  });

  it("all of it in one band, which takes in its beginning", () => {
    const duty = schedule([0, 0], [125000, 1], [250000, 3]);
    expect(parts(wholeIn(duty, decimal(249999)))).toEqual(["0", "249999", "0"]);
    expect(parts(wholeIn(duty, decimal(250000)))).toEqual(["0", "0", "250000"]);
    expect(parts(wholeIn(duty, decimal(0)))).toEqual(["0", "0", "0"]);
  });
});

it("bands are put in order, and what is below the first is free", () => {
  const bands = schedule([45000, 30], [18200, 16]);
  expect(bands.map(({ from, rate }) => `${from}:${rate}`)).toEqual(["0:0", "18200:16", "45000:30"]);
});

it("what comes on top of a figure is in the band that begins there", () => {
  const rates = [0, 11599, 11600, 47150, 1e9].map((amount) => nextRate(IRS, decimal(amount)).toString());
  expect(rates).toEqual(["10", "10", "12", "22", "24"]);
});

const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
  maxLength: 12,
  selector: ([from]) => from,
});

it("the parts make up the amount, by either method", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 2e6 }), (rows, amount) => {
      const bands = schedule(...rows);
      return [partsIn, wholeIn].every((method) => {
        const sum = method(bands, decimal(amount)).reduce((sum, { part }) => sum.plus(part), decimal(0));
        return sum.eq(amount);
      });
    }),
  );
});
