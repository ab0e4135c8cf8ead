import { describe, expect, it } from "vitest";
import { breakEvenGrowths, inOrder, worth } from "./cash-flows.ts";
import { decimal } from "./decimal.ts";
import type { Flow } from "./present-values.ts";

const flowsOf = (...amounts: readonly number[]) =>
  inOrder(amounts.map((amount, at) => ({ at, amount: decimal(amount) })));
const ratesOf = (...amounts: readonly number[]) => ratesIn(flowsOf(...amounts));
const ratesIn = (flows: readonly Flow[]) =>
  breakEvenGrowths(flows, 1).map((growth) => growth.minus(1).toDecimalPlaces(12).toString());
const timed = (...flows: readonly (readonly [at: number, amount: number])[]) =>
  inOrder(flows.map(([at, amount]) => ({ at, amount: decimal(amount) })));

describe("rates at which cash flows are worth nothing", () => {
  it.each([
    ["one", [-100, 110], ["0.1"]],
    ["none gained", [100, -100], ["0"]],
    ["two", [-100, 230, -132], ["0.1", "0.2"]],
    ["two that are near one another", [-100, 230, -132.2499999], ["0.149968377223", "0.150031622777"]],
    ["one that is only touched", [-100, 230, -132.25], ["0.15"]],
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

it("flows of one time are one, in order, and zeros are left out", () => {
  const flows = [3, 1, 1, 2].map((at) => ({ at, amount: decimal(at === 2 ? 0 : at) }));
  expect(inOrder(flows).map(({ at, amount }) => [at, Number(amount)])).toEqual([
    [1, 2],
    [3, 3],
  ]);
});
