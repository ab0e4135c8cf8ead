// The categories of body fat.
import { percent, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import { bandOf } from "../../shared/body.ts";

// American Council on Exercise, percent body fat norms. Each band begins at its figure and ends below the next one's.
const BANDS = {
  female: [
    ["Below essential fat", 0],
    ["Essential fat", 10],
    ["Athletes", 14],
    ["Fitness", 21],
    ["Acceptable", 25],
    ["Obesity", 32],
  ],
  male: [
    ["Below essential fat", 0],
    ["Essential fat", 2],
    ["Athletes", 6],
    ["Fitness", 14],
    ["Acceptable", 18],
    ["Obesity", 25],
  ],
} as const;

export const FAT_BANDS = table(
  "Categories",
  { band: text("Category"), from: percent("From") },
  { chart: { kind: "scale", x: "from", name: "band", of: "body_fat" } },
);

export const fatBand = (sex: Sex, body_fat: Decimal): string => bandOf(BANDS[sex], body_fat);

export const essentialFat = (sex: Sex): number => BANDS[sex][1][1];

export const bandsFor = (sex: Sex, body_fat: Decimal) => ({
  band: fatBand(sex, body_fat),
  bands: BANDS[sex].map(([band, from]) => ({ band, from: decimal(from) })),
});
