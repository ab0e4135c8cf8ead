import { expect, test } from "vitest";
import { calculate, defineCalculator, isRefusal, number, presentWorking, USD } from "#engine";

const cap = defineCalculator({
  name: "Cap",
  summary: "A circle, a power and an angle.",
  inputs: {
    radius: number("Radius", { min: -9, max: 9, example: 5 }),
    turn: number("Turn", { min: -9, max: 9, example: -2 }),
    height: number("Height", { unit: "m", min: -9, max: 9, example: 3 }),
  },
  outputs: {
    area: number("Area"),
    cube: number("Cube"),
    square: number("Square"),
    slope: number("Slope"),
    back: number("Turned back"),
  },
  by: {
    area: "π × radius^2",
    cube: "turn^3",
    square: "height^2",
    slope: "tan(radius × 9) + sin(30) - cos(60)",
    back: "-turn × 2",
  },
  sentence: () => "",
});

const shares = defineCalculator({
  name: "Shares",
  summary: "What is left of steps.",
  inputs: {
    bill: number("Bill", { min: 0, max: 9, example: 5 }),
    people: number("People", { min: 1, max: 9, example: 1 }),
  },
  outputs: { share: number("Share"), tables: number("Tables") },
  between: { whole: number("Whole", { digits: 0 }) },
  by: { share: "bill ÷ people", tables: "2 × bill × people", whole: "round(bill)" },
  sentence: () => "",
});

test("π, powers and angles in degrees are worked out and written as a textbook prints them", () => {
  const answer = calculate(cap, { radius: "5", turn: "-2", height: "3" });
  if (isRefusal(answer)) throw new Error("It has an answer.");
  expect(Object.values(answer.outputs).map((value) => String(value).slice(0, 9))).toEqual([
    "78.539816",
    "-8",
    "9",
    "1",
    "4",
  ]);
  expect(presentWorking(cap, answer, USD)).toEqual([
    "Area: π × 5² ≈ 78.5398",
    "Cube: (-2)³ = -8",
    "Square: (3 m)² = 9",
    "Slope: tan(5 × 9) + sin(30) - cos(60) = 1",
    "Turned back: -(-2) × 2 = 4",
  ]);
});

test("A step that only repeats a figure is left out", () => {
  const answer = calculate(shares, { bill: "5", people: "1" });
  if (isRefusal(answer)) throw new Error("It has an answer.");
  expect(presentWorking(shares, answer, USD)).toEqual(["Tables: 2 × 5 = 10"]);
  expect(shares.primary).toBe("share");
});
