import { expect, it } from "vitest";
import bmi from "#calculators/health/bmi/bmi";
import { converted } from "./typing.ts";

const texts = { height: "68.75", height_unit: "in", weight: "70", weight_unit: "kg" };

it("converts to the fewest digits that keep the answer", () => {
  expect(converted(bmi, texts, "height", "cm")).toEqual({ height: "174.6", height_unit: "cm" });
});

it("keeps every digit where another field is at fault and there is no answer to keep", () => {
  const converting = converted(bmi, { ...texts, weight: "" }, "height", "cm");
  expect(converting).toEqual({ height: "174.625", height_unit: "cm" });
});
