// What employers withhold of federal income tax: Publication 15-T, percentage method for automated payroll systems
// (Worksheet 1A). The bands are of the adjusted annual wage, and begin with one that is free of tax.
import { dated } from "../dated.ts";
import type { Bands } from "./bands.ts";

export type WithholdingStatus = "single_or_separate" | "married_joint" | "head_of_household";

export type Withholding = {
  /** Form W-4 without a mark in Step 2: line 1g is deducted, and these bands apply. */
  readonly standard: Readonly<Record<WithholdingStatus, Bands>>;
  readonly line1g: Readonly<Record<WithholdingStatus, number>>;
  /** Form W-4 with the box in Step 2 checked: nothing is deducted on line 1g. */
  readonly stepTwo: Readonly<Record<WithholdingStatus, Bands>>;
};

const RATES = [0, 10, 12, 22, 24, 32, 35, 37];
const bands = (...starts: readonly number[]): Bands => starts.map((from, i) => [from, RATES[i] ?? 0]);
/** Half of the starts for one job, rounded, with half of the tax at them, which is not. */
const SINGLE_WITH_TWO_JOBS: Bands = [
  [0, 0],
  [8_050, 10],
  [14_250, 12],
  [33_250, 22],
  [60_900, 24],
  [108_938, 32, 20_512, "or more"],
  [136_163, 35, 29_224, "or more"],
  [328_350, 37, 96_489.63, "or more"],
];

export const unitedStatesWithholding = dated<Withholding>({
  what: "US federal income tax withholding (Publication 15-T)",
  source: {
    title: "IRS Publication 15-T (2026), Federal Income Tax Withholding Methods",
    url: "https://www.irs.gov/pub/irs-pdf/p15t.pdf",
    place: "pages 10 and 12",
    read: "2026-11-22",
  },
  values: [
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        standard: {
          single_or_separate: bands(0, 7_500, 19_900, 57_900, 113_200, 209_275, 263_725, 648_100),
          married_joint: bands(0, 19_300, 44_100, 120_100, 230_700, 422_850, 531_750, 788_000),
          head_of_household: bands(0, 15_550, 33_250, 83_000, 121_250, 217_300, 271_750, 656_150),
        },
        line1g: { single_or_separate: 8_600, married_joint: 12_900, head_of_household: 8_600 },
        stepTwo: {
          single_or_separate: SINGLE_WITH_TWO_JOBS,
          married_joint: bands(0, 16_100, 28_500, 66_500, 121_800, 217_875, 272_325, 400_450),
          head_of_household: bands(0, 12_075, 20_925, 45_800, 64_925, 112_950, 140_175, 332_375),
        },
      },
    },
  ],
});
