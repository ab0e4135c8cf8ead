import { expect, it } from "vitest";
import { barsHeadline, headlineOf, nameOf } from "./headline.ts";

const series = (label: string, ...values: readonly number[]) => ({
  name: label,
  label,
  texts: values.map((value) => `$${value}`),
  values,
});

it("one curve: where it begins and where it ends", () => {
  expect(headlineOf([series("Balance", 900, 0)], "Year", ["1", "20"]).sentence).toBe(
    "Balance: from $900 in year 1 to $0 in year 20",
  );
  expect(headlineOf([series("Course grade", 51, 91)], "Score on the final", ["0%", "100%"]).sentence).toBe(
    "Course grade: from $51 (score on the final 0%) to $91 (score on the final 100%)",
  );
});

it("two curves that cross once: until when one exceeds the other, in one or in many", () => {
  const principal = series("Principal", 1, 2, 4, 5);
  expect(headlineOf([series("Interest", 4, 3, 2, 1), principal], "Year", ["1", "2", "3", "4"]).sentence).toBe(
    "Through year 2, interest exceeds principal",
  );
  const sales = series("Sales", 0, 2, 4);
  expect(headlineOf([sales, series("Total costs", 1, 2, 3)], "Units", ["0", "45", "90"]).sentence).toBe(
    "Until 45 units, total costs exceed sales",
  );
});

it("two curves that never cross: both where they are furthest apart", () => {
  const bought = series("Buying power", 1000, 744);
  expect(headlineOf([series("Cost", 1000, 1344), bought], "Years", ["0", "10"]).sentence).toBe(
    "After 10 years: cost $1344, buying power $744",
  );
});

it("two curves with a common beginning: they don't cross there", () => {
  expect(headlineOf([series("Gain from", 0, 10), series("Gain to", 0, 20)], "Week", ["0", "40"]).sentence).toBe(
    "At week 40: gain from $10, gain to $20",
  );
});

it("names a row by its column", () => {
  expect(["Year", "Years", "After months", "Age"].map((label) => nameOf(label, "1"))).toEqual([
    "Year 1",
    "After 1 year",
    "After 1 month",
    "Age 1",
  ]);
});

const columns = [
  { name: "formula", label: "Formula" },
  { name: "weight", label: "Ideal weight" },
];

it("bars: from the shortest to the longest, or their one figure", () => {
  const rows = [
    ["Devine (1974)", "61.4 kg"],
    ["Robinson (1983)", "60.8 kg"],
    ["2", "62.5 kg"],
  ];
  expect(barsHeadline({ columns, rows }, 0, 1, [61.4, 60.8, 62.5])).toBe(
    "Ideal weight: 60.8 kg (Robinson, 1983) to 62.5 kg (formula 2)",
  );
  expect(barsHeadline({ columns, rows }, 0, 1, [61.4])).toBe("Ideal weight: 61.4 kg (Devine, 1974)");
  expect(barsHeadline({ columns, rows }, 0, 1, [61.4, 0, 62.5])).toBe("Largest ideal weight: 62.5 kg (formula 2)");
});
