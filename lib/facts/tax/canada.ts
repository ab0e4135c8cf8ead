// Federal income tax. The basic personal amount gives a credit at the lowest rate. Provinces have their own tax.
import { dated, type Source } from "../dated.ts";
import type { Bands } from "./bands.ts";

export type CanadaTax = {
  readonly bands: Bands;
  /** From the most to the least, in a straight line, as net income passes between the two thresholds. */
  readonly basicPersonalAmount: {
    readonly most: number;
    readonly least: number;
    readonly reducedAbove: number;
    readonly leastFrom: number;
  };
};

const cra: Source = {
  title: "Canada Revenue Agency, Canadian income tax rates for individuals",
  url: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/frequently-asked-questions-individuals/canadian-income-tax-rates-individuals-current-previous-years.html",
  read: "2026-11-22",
};

export const canadaTax = dated<CanadaTax>({
  what: "Canadian federal income tax",
  source: cra,
  values: [
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: {
        bands: [
          [0, 14.5],
          [57_375, 20.5],
          [114_750, 26],
          [177_882, 29],
          [253_414, 33],
        ],
        basicPersonalAmount: { most: 16_129, least: 14_538, reducedAbove: 177_882, leastFrom: 253_414 },
      },
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        bands: [
          [0, 14],
          [58_523, 20.5],
          [117_045, 26],
          [181_440, 29],
          [258_482, 33],
        ],
        basicPersonalAmount: { most: 16_452, least: 14_829, reducedAbove: 181_440, leastFrom: 258_482 },
      },
    },
  ],
});
