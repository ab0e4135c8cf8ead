// How often interest is added to a balance, as people say it, and how many times a year that is.
import type { Compounding } from "./growth.ts";

export const COMPOUNDING = {
  yearly: "Every year",
  semiannual: "Twice a year",
  quarterly: "Every quarter",
  monthly: "Every month",
  weekly: "Every week",
  daily: "Every day",
  continuous: "Continuously",
} as const;

export const COMPOUNDED: Readonly<Record<keyof typeof COMPOUNDING, Compounding>> = {
  yearly: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
  continuous: "continuous",
};

// The same in the letters of a working, from a rate as it is printed.

const ofPeriod = (rate: string, times: number): string => (times === 1 ? rate : `${rate} ÷ ${times}`);
const grown = (rate: string): string => (rate.startsWith("-") ? `(1 - ${rate.slice(1)})` : `(1 + ${rate})`);

/** What 1 grows to: "(1 + 5% ÷ 12)^(12 × 10)". */
export function growthFormula(rate: string, compounding: Compounding, years: string): string {
  if (compounding === "continuous") return `e^(${rate} × ${years})`;
  return `${grown(ofPeriod(rate, compounding))}^${compounding === 1 ? years : `(${compounding} × ${years})`}`;
}

/** The rate of one of so many periods a year: "5% ÷ 12", "(1 + 5%)^(1 ÷ 12) - 1". */
export function rateFormula(rate: string, compounding: Compounding, perYear: number): string {
  if (compounding === perYear) return `${rate} ÷ ${perYear}`;
  if (compounding === "continuous") return `e^(${rate} ÷ ${perYear}) - 1`;
  return `${grown(ofPeriod(rate, compounding))}^(${compounding} ÷ ${perYear}) - 1`;
}
