import { expect, test } from "vitest";
import {
  calculate,
  defineCalculator,
  isRefusal,
  number,
  percent,
  present,
  presentWorking,
  quantity,
  type Raw,
  USD,
} from "../index.ts";

const LENGTH = { m: { label: "m", factor: "1" }, ft: { label: "ft", factor: "0.3048" } } as const;
const AREA = { m2: { label: "m²", factor: "1" }, ft2: { label: "sq ft", factor: "0.09290304" } } as const;

const room = defineCalculator({
  name: "Room",
  summary: "Its area.",
  inputs: {
    length: quantity("Length", LENGTH, { unit: "ft", units: { ft: [0, 100], m: [0, 100] }, example: 12 }),
    width: quantity("Width", LENGTH, { unit: "ft", units: { ft: [0, 100], m: [0, 100] }, example: 12 }),
    waste: percent("Waste", { min: 0, max: 100, default: 0 }),
  },
  between: {
    kept: percent("Kept", { significant: 6 }),
    beyond_nine: number("Wider than nine"),
    area: quantity("Area", AREA, { as: "ft2", significant: 6 }),
  },
  outputs: {
    bought: number("With waste", { unit: "sq ft" }),
    square_yards: number("Square yards"),
    off: number("Off by"),
  },
  equationsIn: ["ft", "ft2"],
  by: {
    kept: "(100% - waste) × (100% - waste)",
    beyond_nine: "width - 9",
    bought: "area × (100% + waste)",
    area: "length × width",

    square_yards: "bought ÷ 9",
    off: "2 × abs(beyond_nine)",
  },
});

function answered(raw: Raw) {
  const answer = calculate(room, raw);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  const { primary } = present(room, answer, USD);
  return { primary: primary.text, steps: presentWorking(room, answer, USD) };
}

test("equations and steps count in the units that the definition names", () => {
  expect(answered({ length: 12, width: 10, waste: 5 })).toEqual({
    primary: "126 sq ft",
    steps: [
      "Kept: (100% - 5%) × (100% - 5%) = 90.25%",
      "Wider than nine: 10 ft - 9 = 1",
      "Area: 12 ft × 10 ft = 120 sq ft",
      "With waste: 120 sq ft × (100% + 5%) = 126 sq ft",
      "Square yards: 126 sq ft ÷ 9 = 14",
      "Off by: 2 × 1 = 2",
    ],
  });
});

test("what was given in another unit is converted in a step of its own", () => {
  expect(answered({ length: 3.048, length_unit: "m", width: 10, waste: 0 }).steps).toEqual([
    "Length: 3.048 m = 10 ft",
    "Kept: 100% - 0% = 100%",
    "Wider than nine: 10 ft - 9 = 1",
    "Area: 10 ft × 10 ft = 100 sq ft",
    "Square yards: 100 sq ft ÷ 9 ≈ 11.1111",
    "Off by: 2 × 1 = 2",
  ]);
});

test("a factor that changes nothing is left out, and a step that only has such a factor", () => {
  expect(answered({ length: 9, width: 2, waste: 0 }).steps).toEqual([
    "Kept: 100% - 0% = 100%",
    "Wider than nine: 2 ft - 9 = -7",
    "Area: 9 ft × 2 ft = 18 sq ft",
    "Square yards: 18 sq ft ÷ 9 = 2",
    "Off by: 2 × 7 = 14",
  ]);
});
