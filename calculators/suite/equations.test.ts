import { expect, it } from "vitest";
import { untrueEquations } from "./equations.ts";

const FACTORS = { m: "1", cm: "0.01", kg: "1", lb: "0.45359237" };

it.each([
  "Tip: $80.00 × 18% = $14.40",
  "Each of 4: $94.40 ÷ 4 = $23.60",
  "Share of the whole: 30 ÷ 120 × 100% = 25%",
  "Share of the whole: 30 ÷ 120 × 100 = 25%",
  "Rate: 6.6% ÷ 12 = 0.55%",
  "All of it: (1,000 + 2 × 250) ÷ 3 - 50 = 450 = 900 ÷ 2",
  "Below zero: 2 − 5 = -3",
  "Number of payments: 30 years × 12 = 360",
  "Height in metres: 175 cm = 1.75 m",
  "Travelled: 60 km/h × 2 h = 120 km",
  "Owed: $5.00 - -$2.00 = $7.00, so 7 each",
])("%s is true", (step) => {
  expect(untrueEquations(step, FACTORS)).toEqual([]);
});

it.each([
  ["Tip: $80.00 × 18% = $14.41", "$80.00 × 18% = $14.41"],
  ["A third: 100 ÷ 3 = 33.33", "100 ÷ 3 = 33.33"],
  ["Half: 10 ÷ 2 = 5; double: 5 × 2 = 11", "5 × 2 = 11"],
  ["A chain: 2 + 3 = 5 = 6", "5 = 6"],
  ["Height in metres: 175 cm = 1.76 m", "175 cm = 1.76 m"],
  ["First to last: 8 ÷ 4 ÷ 2 = 4", "8 ÷ 4 ÷ 2 = 4"],
])("%s is not true", (step, equation) => {
  expect(untrueEquations(step, FACTORS)).toEqual([equation]);
});

it.each([
  "Principal and interest: $1,000.00 × r ÷ (1 - (1 + r)^-n) = $5.00",
  "Tip: $8.20 × 7.5% ≈ $0.62",
  "Each share, rounded up: $100.00 ÷ 3 → $34.00",
  "Half an hour: 0.5 h = 30 min",
  "Number of payments n = 360",
  "Simplified: x = 0 or x = 1",
  "In lowest whole numbers: 10x² - 1 = 0, with the discriminant 40",
])("%s is no plain arithmetic and left alone", (step) => {
  expect(untrueEquations(step, FACTORS)).toEqual([]);
});
