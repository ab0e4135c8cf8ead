// The tables of units beside a second statement of the same definitions, made apart from them.
import { describe, expect, it } from "vitest";
import { compare, times } from "#calculators/second/ratio";
import { BITS, CUBIC_METRES, KILOGRAMS, METRES, METRES_A_SECOND, SQUARE_METRES } from "#calculators/second/units";
import { AREAS, INFORMATION, LENGTHS, MASSES, SPEED, VOLUME } from "#numbers/units";
import { sizeOf } from "./converters.ts";

describe("a unit is as large by its row as by a second statement of its definition", () => {
  it.each([
    ["lengths", LENGTHS, METRES, 1],
    ["masses", MASSES, KILOGRAMS, 1],
    ["volumes", VOLUME, CUBIC_METRES, 1],
    ["areas", AREAS, SQUARE_METRES, 1],
    ["data sizes", INFORMATION, BITS, 1],
    ["speeds, in kilometers per hour", SPEED, METRES_A_SECOND, "3.6"],
  ])("%s", (_, units, second, base) => {
    const differ = Object.entries(second).filter(([unit, size]) => {
      return compare(sizeOf(unit, units), times(size, base)) !== 0;
    });
    expect(differ).toEqual([]);
    expect(Object.keys(units)).toEqual(expect.arrayContaining(Object.keys(second)));
  });
});
