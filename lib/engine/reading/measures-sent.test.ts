import { describe, expect, it } from "vitest";
import { isRefusal, parseInputs, quantity, type Raw } from "#engine";
import { LENGTH, MASS } from "#numbers/units";
import { choice } from "../fields/declare.ts";

const inputs = {
  height: quantity("Height", LENGTH, {
    units: { cm: [50, 275], m: [0.5, 2.75], in: [20, 108] },
    unit: "cm",
    example: 180,
  }),
  wall: quantity("Wall", LENGTH, { units: { ft: [0.1, 300], in: [1, 3600], m: [0.03, 90] }, unit: "ft", default: 8 }),
  by: choice("By", { height: "Height", mass: "Mass" }, { default: "height" }),
  mass: quantity("Mass", MASS, {
    units: { kg: [1, 300], lb: [2, 600] },
    unit: "kg",
    default: 70,
    when: { by: ["mass"] },
  }),
};

function read(raw: Raw) {
  const parsed = parseInputs({ inputs }, raw);
  return isRefusal(parsed) ? parsed.issues : parsed.texts;
}

describe("A measure sent as one text", () => {
  it.each([
    ["5 ft 11 in", "180.34", "cm"],
    [`5'11"`, "180.34", "cm"],
    ["1.75 m", "1.75", "m"],
    ["70 inches", "70", "in"],
    ["1 m 80", "180", "cm"],
    ["180 cm", "180", "cm"],
    ["180", "180", "cm"],
    ["1.8e2", "180", "cm"],
  ])("%s is %s %s", (height, value, unit) => {
    expect(read({ height })).toMatchObject({ height: value, height_unit: unit });
  });

  it("goes into the first unit that takes it exactly", () => {
    expect(read({ height: 180, wall: "8 ft 4 in" })).toMatchObject({ wall: "100", wall_unit: "in" });
    expect(read({ height: 180, wall: "250 cm" })).toMatchObject({ wall: "2.5", wall_unit: "m" });
  });

  it("is converted to the unit that is named beside it", () => {
    expect(read({ height: "5 ft 11 in", height_unit: "in" })).toMatchObject({ height: "71", height_unit: "in" });
    const issues = [
      { code: "INVALID_INPUT", field: "height", message: expect.stringContaining("not an exact number") },
    ];
    expect(read({ height: "180 cm", height_unit: "in" })).toEqual(issues);
  });

  it.each([
    ["5 florins", "must be in m, cm, mm, km, in, ft, yd or mi, not"],
    ["11 in 5 ft", "larger unit first"],
    ["5 ft 11 in more", "must be in"],
    ["12 ft", "must be at most 275 cm"],
  ])("%s is refused: %s", (height, message) => {
    expect(read({ height })).toEqual([
      { code: "INVALID_INPUT", field: "height", message: expect.stringContaining(message) },
    ]);
  });

  it("is left out where it is not asked for, under its own name alone", () => {
    expect(read({ height: 180, by: "height", mass: "70 kg" })).toEqual([
      { code: "INVALID_INPUT", field: "mass", message: "must be left out when by is height, or send by: mass" },
    ]);
    expect(read({ height: 180, by: "mass", mass: "70 kg" })).toMatchObject({ mass: "70", mass_unit: "kg" });
  });
});
