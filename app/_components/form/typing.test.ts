import { expect, it } from "vitest";
import concrete from "#calculators/building/concrete/concrete";
import rmd from "#calculators/finance/rmd/rmd";
import bmi from "#calculators/health/bmi/bmi";
import { USD } from "#engine";
import { startingTexts } from "./starting-texts.ts";
import { converted, grouped, outcomeOf, stepped } from "./typing.ts";

const texts = { height: "68.75", height_unit: "in", weight: "70", weight_unit: "kg" };

it("converts to the fewest digits that keep the answer", () => {
  expect(converted(bmi, texts, "height", "cm")).toEqual({ height: "174.6", height_unit: "cm" });
});

it("keeps every digit where another field is at fault and there is no answer to keep", () => {
  const converting = converted(bmi, { ...texts, weight: "" }, "height", "cm");
  expect(converting).toEqual({ height: "174.625", height_unit: "cm" });
});

it("converts what is in the same unit along with it", () => {
  const slab = { length: "10", length_unit: "ft", width: "12", width_unit: "ft", thickness: "4", thickness_unit: "in" };
  const { length_unit, width_unit, width, thickness_unit } = converted(concrete, slab, "length", "m");
  expect([length_unit, width_unit, thickness_unit]).toEqual(["m", "m", undefined]);
  expect(Number(width)).toBeCloseTo(3.6576, 1);
});

it("writes a year without a comma, steps to the next one, and refuses one so", () => {
  const texts = startingTexts(rmd, USD);
  expect(texts.birth_year).toBe("1952");
  expect(grouped(rmd, texts, "birth_year")).toEqual({ birth_year: "1952" });
  expect(stepped(rmd, texts, "birth_year", 1)).toEqual({ birth_year: "1953" });
  const { faults } = outcomeOf(rmd, { ...texts, birth_year: "1800" }, USD);
  expect(JSON.stringify(faults)).toContain("at least 1905");
});
