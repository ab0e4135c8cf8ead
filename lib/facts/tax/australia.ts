// Income tax of residents. Income years run from 1 July to 30 June.
import { dated } from "../dated.ts";
import type { Bands } from "./bands.ts";

export type AustraliaTax = {
  readonly bands: Bands;
  /** On the whole taxable income; less or none for low incomes, whose thresholds change each year. */
  readonly medicareLevyPercent: number;
  /** The low income tax offset: `lost` is in percent of taxable income. It never pays the Medicare levy. */
  readonly lowIncomeOffset: { readonly most: number; readonly lost: Bands };
};

/** Income Tax Assessment Act 1997, section 61-115, since 2020-21. The last band ends where nothing is left. */
const lowIncomeOffset: AustraliaTax["lowIncomeOffset"] = {
  most: 700,
  lost: [
    [0, 0],
    [37_500, 5],
    [45_000, 1.5],
  ],
};

const resident = (lowest: number): Bands => [
  [0, 0],
  [18_200, lowest],
  [45_000, 30],
  [135_000, 37],
  [190_000, 45],
];

export const australiaTax = dated<AustraliaTax>({
  what: "Australian income tax for residents",
  source: {
    title: "Australian Taxation Office, Tax rates – Australian residents",
    url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
    read: "2026-11-22",
  },
  values: [
    { from: "2025-07-01", to: "2026-06-30", value: { bands: resident(16), medicareLevyPercent: 2, lowIncomeOffset } },
    { from: "2026-07-01", to: "2027-06-30", value: { bands: resident(15), medicareLevyPercent: 2, lowIncomeOffset } },
  ],
});
