import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { snap } from "./round.ts";
import {
  frequencies,
  geometricMean,
  harmonicMean,
  inOrder,
  median,
  modes,
  percentile,
  type QuartileMethod,
  quartiles,
  sumsOf,
} from "./statistics.ts";

const list = (text: string) => text.split(" ").map(decimal);
const sorted = (text: string) => inOrder(list(text));
const texts = (values: readonly { toString(): string }[]) => values.map(String).join(" ");

describe("Sums keep every digit", () => {
  it.each([
    ["the textbook list", "2 4 4 4 5 5 7 9", "40", "32"],
    [
      "large values that differ little, where sums of squares in doubles give -170.67",
      "1000000004 1000000007 1000000013 1000000016",
      "4000000040",
      "90",
    ],
    ["decimals", "0.1 0.2 0.3", "0.6", "0.02"],
    [
      "a huge value and a tiny one",
      "1000000000000 0.000000000001",
      "1000000000000.000000000001",
      "499999999999999999999999",
    ],
    ["one value", "7", "7", "0"],
  ])("%s", (_why, values, sum, squares) => {
    const found = sumsOf(list(values));
    expect(texts([found.sum, found.squares].map((x) => x.toSignificantDigits(30)))).toBe(texts([sum, squares]));
  });
});

describe("Quartiles by their four conventions", () => {
  it.each<[why: string, values: string, method: QuartileMethod, expected: string]>([
    ["Python's statistics module, method inclusive", "100 200 400 800", "inclusive", "175 500"],
    ["Python's statistics module, method exclusive", "120 200 250 320 350", "exclusive", "160 335"],
    ["1 to 10", "1 2 3 4 5 6 7 8 9 10", "inclusive", "3.25 7.75"],
    ["1 to 10", "1 2 3 4 5 6 7 8 9 10", "exclusive", "2.75 8.25"],
    ["1 to 10", "1 2 3 4 5 6 7 8 9 10", "halves", "3 8"],
    ["the middle value is left out of both halves", "1 2 3 4 5 6 7", "halves", "2 6"],
    ["or is in both", "1 2 3 4 5 6 7", "hinges", "2.5 5.5"],
    ["one value", "7", "inclusive", "7 7"],
    ["one value", "7", "hinges", "7 7"],
    ["two values", "7 9", "halves", "7 9"],
    ["three values are enough", "1 2 3", "exclusive", "1 3"],
  ])("%s: %s, %s", (_why, values, method, expected) => {
    const found = quartiles(sorted(values), method);
    expect(found && texts(found)).toBe(expected);
  });

  it("are none where the values are too few", () => {
    expect(quartiles(sorted("7"), "halves")).toBeNull();
    expect(quartiles(sorted("7 9"), "exclusive")).toBeNull();
  });
});

it.each([
  ["7", "7"],
  ["9 7", "8"],
  ["9 7 100", "9"],
  ["0.1 0.2", "0.15"],
])("The median of %s is %s", (values, expected) => {
  expect(median(sorted(values)).toString()).toBe(expected);
});

it.each([
  ["one mode", "1 1 2 3 3 3", "3"],
  ["two modes", "3 1 1 3 2", "1 3"],
  ["written differently, the same value", "1 1.0 2", "1"],
  ["every value once", "1 2 3", ""],
  ["one value", "5", ""],
])("%s: %s", (_why, values, expected) => {
  expect(texts(modes(frequencies(sorted(values))))).toBe(expected);
});

describe("The other means", () => {
  it("are exact to thirty digits", () => {
    expect(snap(geometricMean(list("4 9")) ?? 0).toString()).toBe("6");
    expect(snap(harmonicMean(list("40 60")) ?? 0).toString()).toBe("48");
  });

  it.each(["0 1", "-1 -4"])("are for values above zero: %s has none", (values) => {
    expect(geometricMean(list(values))).toBeNull();
    expect(harmonicMean(list(values))).toBeNull();
  });
});

const lists = fc.array(fc.integer({ min: 1, max: 1000 }).map(decimal), { minLength: 1, maxLength: 40 });

it("harmonic ≤ geometric ≤ arithmetic mean, and all lie within the list", () => {
  fc.assert(
    fc.property(lists, (values) => {
      const mean = sumsOf(values).sum.div(values.length);
      const means = [harmonicMean(values), geometricMean(values), mean].map((mean) => snap(mean ?? 0));
      const [low, high] = [inOrder(values)[0], inOrder(values).at(-1)];
      const chain = [low ?? 0, ...means, high ?? 0].map(decimal);
      expect(inOrder(chain)).toEqual(chain);
    }),
  );
});

it("a shift moves the sum and leaves the squares; every value is counted once", () => {
  fc.assert(
    fc.property(lists, (values) => {
      const [here, there] = [sumsOf(values), sumsOf(values.map((value) => value.plus("1e12")))];
      expect(there.squares).toEqual(here.squares);
      expect(there.sum).toEqual(here.sum.plus(decimal("1e12").times(values.length)));
      expect(frequencies(inOrder(values)).reduce((total, { times }) => total + times, 0)).toBe(values.length);
    }),
  );
});

describe("A percentile", () => {
  const four = [1, 2, 3, 4].map((value) => decimal(value));
  it.each([
    [30, "inclusive", "1.9"],
    [0, "inclusive", "1"],
    [100, "inclusive", "4"],
    [30, "exclusive", "1.5"],
    [20, "exclusive", "1"],
    [80, "exclusive", "4"],
    [90, "exclusive", undefined],
    [10, "exclusive", undefined],
    [30, "hinges", "1.9"],
  ] as const)("of %d, %s, is %s", (percent, method, expected) => {
    expect(percentile(four, decimal(percent), method)?.toString()).toBe(expected);
  });
});
