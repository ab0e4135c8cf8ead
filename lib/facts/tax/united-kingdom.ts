// Income tax on earnings, and employees' National Insurance (class 1, category A). Tax years run from 6 April to 5 April.
// Bands count from the end of the personal allowance, which is gone where the highest band begins.
import { dated, type Source } from "../dated.ts";
import type { Bands } from "./bands.ts";

export type UnitedKingdomTax = {
  readonly personalAllowance: {
    readonly amount: number;
    /** Above this income it shrinks by 1 for every 2. */
    readonly reducedAbove: number;
  };
  readonly bands: {
    /** England, Wales and Northern Ireland. */
    readonly rest: Bands;
    readonly scotland: Bands;
  };
  readonly nationalInsurance: Bands;
};

const rest: Bands = [
  [0, 20],
  [37_700, 40],
  [125_140, 45],
];
const nationalInsurance: Bands = [
  [0, 0],
  [12_570, 8],
  [50_270, 2],
];
const personalAllowance = { amount: 12_570, reducedAbove: 100_000 };

const scotland = (basic: number, intermediate: number): Bands => [
  [0, 19],
  [basic, 20],
  [intermediate, 21],
  [31_092, 42],
  [62_430, 45],
  [125_140, 48],
];

const hmrc = (years: string): Source => ({
  title: `HMRC, Rates and thresholds for employers ${years}`,
  url: `https://www.gov.uk/guidance/rates-and-thresholds-for-employers-${years.replaceAll(" ", "-")}`,
  read: "2026-11-22",
});

export const unitedKingdomTax = dated<UnitedKingdomTax>({
  what: "UK income tax and National Insurance",
  source: hmrc("2026 to 2027"),
  values: [
    {
      from: "2025-04-06",
      to: "2026-04-05",
      value: { personalAllowance, bands: { rest, scotland: scotland(2_827, 14_921) }, nationalInsurance },
      source: hmrc("2025 to 2026"),
    },
    {
      from: "2026-04-06",
      to: "2027-04-05",
      value: { personalAllowance, bands: { rest, scotland: scotland(3_967, 16_956) }, nationalInsurance },
    },
  ],
});
