// Federal income tax of individuals: bands of taxable income, and what is deducted from income before them.
import { dated, type Source } from "../dated.ts";
import type { Bands } from "./bands.ts";

export const FILING_STATUSES = {
  single: "Single",
  married_joint: "Married filing jointly",
  married_separate: "Married filing separately",
  head_of_household: "Head of household",
} as const;
export type FilingStatus = keyof typeof FILING_STATUSES;

export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

export type UnitedStatesIncomeTax = {
  readonly bands: ByStatus<Bands>;
  readonly standardDeduction: ByStatus<number>;
  /** Added to the standard deduction for each person aged 65 or over, and again for each who is blind. */
  readonly additionalForAge: { readonly unmarried: number; readonly married: number };
};

const irs = (title: string, url: string): Source => ({ title, url, read: "2026-11-22" });

export const unitedStatesIncomeTax = dated<UnitedStatesIncomeTax>({
  what: "US federal income tax brackets and standard deduction",
  source: irs("Rev. Proc. 2025-32, sections 4.01 and 4.14", "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf"),
  values: [
    {
      from: "2024-01-01",
      to: "2024-12-31",
      value: {
        bands: {
          single: [
            [0, 10],
            [11600, 12],
            [47150, 22],
            [100525, 24],
            [191950, 32],
            [243725, 35],
            [609350, 37],
          ],
          married_joint: [
            [0, 10],
            [23200, 12],
            [94300, 22],
            [201050, 24],
            [383900, 32],
            [487450, 35],
            [731200, 37],
          ],
          married_separate: [
            [0, 10],
            [11600, 12],
            [47150, 22],
            [100525, 24],
            [191950, 32],
            [243725, 35],
            [365600, 37],
          ],
          head_of_household: [
            [0, 10],
            [16550, 12],
            [63100, 22],
            [100500, 24],
            [191950, 32],
            [243700, 35],
            [609350, 37],
          ],
        },
        standardDeduction: { single: 14600, married_joint: 29200, married_separate: 14600, head_of_household: 21900 },
        additionalForAge: { unmarried: 1950, married: 1550 },
      },
      source: irs("Rev. Proc. 2023-34, sections 3.01 and 3.15", "https://www.irs.gov/pub/irs-drop/rp-23-34.pdf"),
    },
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: {
        bands: {
          single: [
            [0, 10],
            [11925, 12],
            [48475, 22],
            [103350, 24],
            [197300, 32],
            [250525, 35],
            [626350, 37],
          ],
          married_joint: [
            [0, 10],
            [23850, 12],
            [96950, 22],
            [206700, 24],
            [394600, 32],
            [501050, 35],
            [751600, 37],
          ],
          married_separate: [
            [0, 10],
            [11925, 12],
            [48475, 22],
            [103350, 24],
            [197300, 32],
            [250525, 35],
            [375800, 37],
          ],
          head_of_household: [
            [0, 10],
            [17000, 12],
            [64850, 22],
            [103350, 24],
            [197300, 32],
            [250500, 35],
            [626350, 37],
          ],
        },
        standardDeduction: { single: 15750, married_joint: 31500, married_separate: 15750, head_of_household: 23625 },
        additionalForAge: { unmarried: 2000, married: 1600 },
      },
      source: irs(
        "Rev. Proc. 2024-40, section 2.01; standard deduction: Public Law 119-21, section 70102",
        "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf",
      ),
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        bands: {
          single: [
            [0, 10],
            [12400, 12],
            [50400, 22],
            [105700, 24],
            [201775, 32],
            [256225, 35],
            [640600, 37],
          ],
          married_joint: [
            [0, 10],
            [24800, 12],
            [100800, 22],
            [211400, 24],
            [403550, 32],
            [512450, 35],
            [768700, 37],
          ],
          married_separate: [
            [0, 10],
            [12400, 12],
            [50400, 22],
            [105700, 24],
            [201775, 32],
            [256225, 35],
            [384350, 37],
          ],
          head_of_household: [
            [0, 10],
            [17700, 12],
            [67450, 22],
            [105700, 24],
            [201750, 32],
            [256200, 35],
            [640600, 37],
          ],
        },
        standardDeduction: { single: 16100, married_joint: 32200, married_separate: 16100, head_of_household: 24150 },
        additionalForAge: { unmarried: 2050, married: 1650 },
      },
    },
  ],
});
