import { expect, it } from "vitest";
import { calculate, isRefusal } from "#engine";
import { withCalculator } from "./broken.ts";
import { flawsInParts } from "./parts.ts";

const flaws = (of: readonly string[]) => {
  const { calculator } = withCalculator({ parts: { of, whole: "total" } });
  const answer = calculate(calculator, { bill: 80 });
  if (isRefusal(answer)) throw new Error("The tip calculator refuses 80.");
  return flawsInParts(calculator, answer);
};

it("parts that add up to their whole are sound", () => {
  expect(flaws(["bill", "tip"])).toEqual([]);
});

it("parts that do not are named with both sums", () => {
  expect(flaws(["bill", "share"])).toEqual([
    "says that total consists of bill, share, which add up to 174.4 and not to 94.4",
  ]);
});

it("a single part is no picture, and needn't be the whole", () => {
  expect(flaws(["bill", "no_such"])).toEqual([]);
});
