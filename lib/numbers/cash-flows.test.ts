import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenGrowths } from "./break-even-growths.ts";
import { inOrder, worth } from "./cash-flows.ts";
import { decimal } from "./decimal.ts";
import type { Flow } from "./present-values.ts";

const flowsOf = (...amounts: readonly (number | string)[]) =>
  inOrder(amounts.map((amount, at) => ({ at, amount: decimal(amount) })));
const ratesOf = (...amounts: readonly (number | string)[]) => ratesIn(flowsOf(...amounts));
const ratesIn = (flows: readonly Flow[]) =>
  breakEvenGrowths(flows, 1).map((growth) => growth.minus(1).toDecimalPlaces(12).toString());
const timed = (...flows: readonly (readonly [at: number, amount: number])[]) =>
  inOrder(flows.map(([at, amount]) => ({ at, amount: decimal(amount) })));

/** The coefficients of (x − a) (x − b) …, the highest power first, for growths in percent. */
const productOf = (percents: readonly number[]) =>
  percents.reduce(
    (terms, percent) =>
      terms.concat(decimal(0)).map((term, i) => term.minus((terms[i - 1] ?? decimal(0)).times(percent).div(100))),
    [decimal(1)],
  );

describe("rates at which cash flows are worth nothing", () => {
  it.each([
    ["one", [-100, 110], ["0.1"]],
    ["none gained", [100, -100], ["0"]],
    ["two", [-100, 230, -132], ["0.1", "0.2"]],
    ["two that are near one another", [-100, 230, -132.2499999], ["0.149968377223", "0.150031622777"]],
    ["one that is only touched", [-100, 230, -132.25], ["0.15"]],
    ["three that are near one another", [-1000, 3360, "-3762.8", "1404.48"], ["0.1", "0.12", "0.14"]],
    ["a double one beside a third", [-100, 453, "-684.02", "344.28"], ["0.5", "0.51", "0.52"]],
    ["one that counts three times", [-1000, 3300, -3630, 1331], ["0.1"]],
    ["one that counts four times", [-10000, 44000, -72600, 53240, -14641], ["0.1"]],
    ["one that counts twice beside another", [-100, 320, -341, 121], ["0", "0.1"]],
    ["none, by a hair", [-100, 230, -132.250001], []],
    ["none, of one sign", [1, 2], []],
    ["a million percent", [-1, 10001], ["10000"]],
  ])("%s", (_, amounts, rates) => {
    expect(ratesOf(...amounts)).toEqual(rates);
  });

  it("are one for one change of sign, however late it begins", () => {
    expect(ratesIn(timed([102, -1], [103, 2]))).toEqual(["1"]);
  });

  it("are all found where a long time brings them close together", () => {
    // With g = growth^300: -1 + 2.1 ÷ g - 1.1 ÷ g² is zero at g = 1 and at g = 1.1.
    expect(ratesIn(timed([0, -1], [300, 2.1], [600, -1.1]))).toEqual(["0", "0.000317751072"]);
    // At g = 0.8 and at g = 0.9, both below zero: -0.72 ÷ g² + 1.7 ÷ g - 1.
    expect(ratesIn(timed([0, -1], [300, 1.7], [600, -0.72]))).toEqual(["-0.000743535278", "-0.000351140055"]);
  });

  it("are exactly those that the cash flows were made from, however close and how often they count", () => {
    const roots = fc.uniqueArray(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 7 });
    const counts = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(roots, counts, fc.constantFrom(1, 5, 365), (percents, counts, apart) => {
        const factors = percents.flatMap((percent, i) => Array.from({ length: counts[i] ?? 1 }, () => percent));
        const flows = productOf(factors).map((amount, i) => ({ at: i * apart, amount }));
        const found = breakEvenGrowths(flows, apart).map((growth) => Number(growth.pow(apart).times(100).toFixed(12)));
        expect(found).toEqual([...percents].sort((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it("beyond the range are left out", () => {
    expect(ratesOf(-1, 10002)).toEqual([]);
    expect(ratesOf(-10000, 1)).toEqual(["-0.9999"]);
    expect(ratesOf(-10001, 1)).toEqual([]);
  });

  it("leave nothing over in sixty digits", () => {
    const flows = flowsOf(-5, 10.5, 1, -8, 1);
    for (const growth of breakEvenGrowths(flows, 1)) expect(worth(flows, growth).abs().lt("1e-60")).toBe(true);
  });
});

it("flows are in order of time, each on its own, and zeros are left out", () => {
  const flows = [3, 1, 1, 2].map((at) => ({ at, amount: decimal(at === 2 ? 0 : at) }));
  expect(inOrder(flows).map(({ at, amount }) => [at, Number(amount)])).toEqual([
    [1, 1],
    [1, 1],
    [3, 3],
  ]);
});
