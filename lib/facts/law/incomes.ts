// Income tax and what goes with it, country by country.
import { z } from "zod";
import { PERSONAL_AMOUNT } from "./provinces.ts";
import { amount, byStatus, percent, SCHEDULE, SCHEDULES } from "./values.ts";

const ceiling = z.strictObject({ percent, ceiling: amount });

export const FEDERAL = z.strictObject({
  brackets: SCHEDULES,
  standardDeduction: byStatus(amount),
  /** Added to the standard deduction for each person aged 65 or over, and again for each who is blind. */
  additionalForAge: z.strictObject({ unmarried: amount, married: amount }),
});

/** The employee's half. The employer pays the same again, without the additional Medicare tax. */
export const PAYROLL = z.strictObject({
  socialSecurity: z.strictObject({ percent, wageBase: amount }),
  medicare: z.strictObject({
    percent,
    /** Employers withhold it above a figure that is the same for every filing status. */
    additional: z.strictObject({ percent, withheldAbove: amount, owedAbove: byStatus(amount) }),
  }),
});

/** Bands are of the adjusted annual wage, and begin with one that is free of tax. */
export const WITHHOLDING = z.strictObject({
  /** Form W-4 without a mark in Step 2: line 1g is deducted, and these bands apply. */
  standard: SCHEDULES,
  line1g: z.strictObject({ single_or_separate: amount, married_joint: amount, head_of_household: amount }),
  /** Form W-4 with the box in Step 2 checked: nothing is deducted on line 1g. Starts are half of those for one job, rounded. */
  stepTwo: SCHEDULES,
});

/** Bands count from the end of the personal allowance, which shrinks by 1 for every 2 above an income. */
export const UNITED_KINGDOM = z.strictObject({
  personalAllowance: z.strictObject({ amount, reducedAbove: amount }),
  bands: z.strictObject({ rest: SCHEDULE, scotland: SCHEDULE }),
  nationalInsurance: SCHEDULE,
});

const ofProvinces = <T extends z.ZodType>(value: T) => z.record(z.string().regex(/^[A-Z]{2}$/), value);

export const CANADA = z.strictObject({
  brackets: SCHEDULE,
  basicPersonalAmount: PERSONAL_AMOUNT,
  /** Off the tax after credits, for the programs that a province pays for itself. */
  abatementPercent: ofProvinces(percent),
});

/** Of pay from the exemption up to the ceiling, and from there up to the second one. */
const PENSION = z.strictObject({
  basePercent: percent,
  firstEnhancementPercent: percent,
  exemption: amount,
  ceiling: amount,
  secondEnhancementPercent: percent,
  secondCeiling: amount,
});

export const CANADA_CONTRIBUTIONS = z.strictObject({
  pension: PENSION,
  employmentInsurance: ceiling,
  employmentAmount: amount,
  /** In place of those, where a province has a pension plan and parental insurance of its own. */
  ofProvinces: ofProvinces(
    z.strictObject({ pension: PENSION, employmentInsurance: ceiling, parentalInsurance: ceiling }),
  ),
});

export const AUSTRALIA = z.strictObject({
  brackets: SCHEDULE,
  /** On the whole taxable income; less or none for low incomes, whose thresholds change each year. */
  medicareLevyPercent: percent,
  /** `lost` is in percent of taxable income, and its last band ends where nothing is left. It never pays the Medicare levy. */
  lowIncomeOffset: z.strictObject({ most: amount, lost: SCHEDULE }),
});

/** The last line has no end. `c` is the tax at the start of a curve. */
export const GERMANY = z.strictObject({
  basicAllowance: amount,
  curves: z.array(z.strictObject({ to: amount, a: z.number(), b: z.number(), c: z.number() })),
  lines: z.array(z.strictObject({ to: amount.optional(), percent, deduction: amount })),
});

export const GERMANY_CONTRIBUTIONS = z.strictObject({
  lumpSum: amount,
  /** For each of the people on a return. */
  specialExpenses: amount,
  pension: ceiling,
  /** Half of 14.6% and of the average additional rate. */
  health: ceiling,
  /** Of people without children. */
  care: ceiling,
  unemployment: ceiling,
  /** Health contributions also pay for sick pay, which is not free of tax. */
  sickPayPercent: percent,
  /** Of health, care and unemployment together, where health and care alone are not more. */
  otherMost: amount,
});
