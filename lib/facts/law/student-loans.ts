// Student loans: what repayment plans charge, by law.
import { z } from "zod";
import { amount, percent } from "./values.ts";

const years = z.number().int().positive();

const INCOME_BASED = z.strictObject({
  years,
  /** Of the income above so much of the poverty guideline. */
  percent,
  povertyPercent: amount,
});

export const US_STUDENT_LOANS = z.strictObject({
  graduated: z.strictObject({ years, /** The last payment is at most so many times the first. */ mostToLeast: amount }),
  extended: z.strictObject({ years, above: amount }),
  /** Of the standard plan for loans made from July 2026 on: a balance from here on has so many years. */
  tiers: z.array(z.strictObject({ from: amount, years })),
  rap: z.strictObject({
    years,
    /** A month, for whoever earns one step or less. */
    least: amount,
    /** Each further step of income, and each part of one, adds a percent of the whole income. */
    step: amount,
    mostPercent: percent,
    perDependent: amount,
    /** A payment that takes less than this off the principal is made up to it, but never by more than it is. */
    match: amount,
  }),
  ibr: INCOME_BASED,
  ibr_new: INCOME_BASED,
  /** No income-based payment is more than the standard one over so many years. */
  cappedAtYears: years,
});

const AREA = z.strictObject({ first: amount, additional: amount });
export const US_POVERTY = z.strictObject({ contiguous: AREA, alaska: AREA, hawaii: AREA });

/** Repaid with `rate` percent of the income above a threshold, for so many years at most. */
const BY_INCOME = z.strictObject({ above: amount, rate: percent, years });
export const UK_STUDENT_LOANS = z.partialRecord(
  z.enum(["plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"]),
  BY_INCOME,
);
