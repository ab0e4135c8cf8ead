import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { litShare, phaseDay, phaseOf, quarterBefore } from "./moon.ts";

const daysAt = (moment: string): number => (Date.parse(moment) - Date.UTC(2000, 0, 1, 12)) / 864e5;

// US Naval Observatory, as collected in cosinekitty/astronomy, generate/moonphase/moonphases.txt.
it.each([
  [2, "1970-02-21T08:19Z"],
  [0, "2010-12-05T17:36Z"],
  [1, "2010-12-13T13:59Z"],
  [2, "2020-10-31T14:49Z"],
  [3, "2020-11-08T13:46Z"],
])("phase %d comes within a minute of %s", (phase, moment) => {
  const day = daysAt(moment);
  const quarter = quarterBefore(decimal(day + 1));
  expect(phaseOf(quarter)).toBe(phase);
  expect(Math.abs(phaseDay(quarter).toNumber() - day) * 1440).toBeLessThan(1);
});

it("the moon of Meeus's example 48.a is lit by 0.68", () => {
  expect(litShare(decimal(daysAt("1992-04-12T00:00Z"))).toNumber()).toBeCloseTo(0.68, 2);
});

it("the last phase is one at the moment itself or before it", () => {
  const quarter = quarterBefore(decimal(9000));
  expect([phaseDay(quarter).lte(9000), phaseDay(quarter + 1).gt(9000)]).toEqual([true, true]);
});
