import { expect, test } from "vitest";
import { PRINTED } from "#calculators/second/growth-table";
import { decimal } from "#numbers/decimal";
import { growthFigures, growthScale, unitedStatesBmiForAge } from "./united-states-bmi.ts";

test.each(["female", "male"] as const)("every figure for a %s child is the one that the CDC prints", (sex) => {
  const rows = PRINTED[sex].trim().split(/,\s*/).filter(Boolean);
  for (const [column, name] of (["l", "m", "s"] as const).entries()) {
    const kept = growthFigures(unitedStatesBmiForAge.periods.at(-1)?.value[sex][name] ?? "");
    const figures = kept.map((figure) => decimal(`${figure}${growthScale(name)}`).toString());
    expect(figures).toEqual(rows.map((row) => decimal(row.split(" ")[column] ?? "").toString()));
  }
});
