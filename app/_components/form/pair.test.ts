import { expect, it } from "vitest";
import { pairOf, textOfPair } from "./pair.ts";

it.each([
  ["71", "in", "5", "11"],
  ["68.9", "in", "5", "8.9"],
  ["5 ft 11 in", "in", "5", "11"],
  ["5 ft", "in", "5", ""],
  ["11 in", "in", "", "11"],
  ["173", "lb", "12", "5"],
  ["12 st 5 lb", "lb", "12", "5"],
  ["", "lb", "", ""],
] as const)("%s %s is %s and %s", (text, unit, large, small) => {
  expect(pairOf(text, unit)).toEqual([large, small]);
});

it("writes what both boxes say, and nothing for an empty one", () => {
  expect(textOfPair(["5", "11"], "in")).toBe("5 ft 11 in");
  expect(textOfPair(["5", ""], "in")).toBe("5 ft");
  expect(textOfPair(["", ""], "in")).toBe("");
});
