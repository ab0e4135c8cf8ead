// What employees in Germany pay into social insurance, in percent of their pay up to a ceiling, and what income tax leaves free
// of it: EStG section 9a (lump sum for employees), 10c (for special expenses) and 10 (contributions).
import { dated, type Source } from "../dated.ts";

export type GermanyContributions = {
  readonly lumpSum: number;
  /** For each of the people on a return. */
  readonly specialExpenses: number;
  readonly pension: { readonly percent: number; readonly ceiling: number };
  readonly health: { readonly percent: number; readonly ceiling: number };
  /** Of people without children. */
  readonly care: { readonly percent: number; readonly ceiling: number };
  readonly unemployment: { readonly percent: number; readonly ceiling: number };
  /** Health contributions also pay for sick pay, which is not free of tax. */
  readonly sickPayPercent: number;
  /** Of health, care and unemployment together, where health and care alone are not more. */
  readonly otherMost: number;
};

type Year = { readonly pension: number; readonly health: number; readonly additionalPercent: number };
const byRates = ({ pension, health, additionalPercent }: Year): GermanyContributions => ({
  lumpSum: 1_230,
  specialExpenses: 36,
  pension: { percent: 9.3, ceiling: pension },
  health: { percent: 7.3 + additionalPercent / 2, ceiling: health },
  care: { percent: 2.4, ceiling: health },
  unemployment: { percent: 1.3, ceiling: pension },
  sickPayPercent: 4,
  otherMost: 1_900,
});

const ceilings = (year: string): Source => ({
  title: `Sozialversicherungsrechengrößen-Verordnung ${year}, and the Federal Ministry of Health's average additional rate`,
  url: `https://www.gesetze-im-internet.de/svbezgrv_${year}/`,
  place: "sections 2 and 4",
  read: "2026-11-26",
});

export const germanyContributions = dated<GermanyContributions>({
  what: "German social insurance contributions",
  source: ceilings("2026"),
  values: [
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: byRates({ pension: 96_600, health: 66_150, additionalPercent: 2.5 }),
      source: ceilings("2025"),
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: byRates({ pension: 101_400, health: 69_750, additionalPercent: 2.9 }),
    },
  ],
});
