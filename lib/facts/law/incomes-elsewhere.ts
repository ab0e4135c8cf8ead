// Income tax of an employee in countries where one law has all of it.
import { z } from "zod";
import { SHRINKING } from "./states.ts";
import { amount, byStatus, percent, SCHEDULE } from "./values.ts";

/** On employees' pay; the levy is for the accident compensation scheme. */
export const NEW_ZEALAND = z.strictObject({
  brackets: SCHEDULE,
  earnersLevy: z.strictObject({ percent, ceiling: amount }),
});

export const IRELAND = z.strictObject({
  standardPercent: percent,
  higherPercent: percent,
  /** Where the standard rate ends. Of a couple with one income. */
  standardBand: byStatus(amount),
  /** With the single person child carer credit for heads of household. */
  personalCredit: byStatus(amount),
  employeeCredit: amount,
  socialCharge: z.strictObject({ noneUpTo: amount, bands: SCHEDULE }),
  /** Of class A1. Up to `creditPerWeek` is taken off just above the pay that is free; it shrinks by a sixth of what is above that. */
  socialInsurance: z.strictObject({
    percent,
    fromOctober: percent,
    noneUpToPerWeek: amount,
    creditPerWeek: amount,
  }),
});

const REGIME = z.strictObject({
  brackets: SCHEDULE,
  standardDeduction: amount,
  /** Up to an income. With relief, the tax just above it is at most what is above it. */
  rebate: z.strictObject({ most: amount, upTo: amount, relief: z.boolean() }),
  /** In percent of the tax, once all income is above a start. It takes no more than what is above that. */
  surcharge: SCHEDULE,
});
export const INDIA = z.strictObject({ new: REGIME, old: REGIME, cessPercent: percent });
export type IndianRegime = z.infer<typeof REGIME>;

/** Rates with national insurance, below the age of the state pension. */
export const NETHERLANDS = z.strictObject({
  brackets: SCHEDULE,
  generalCredit: SHRINKING,
  /** From a pay on: the credit at that pay, and the percentage of what is above it. */
  laborCredit: z.array(z.strictObject({ from: amount, credit: amount, percent: z.number().min(-100).max(100) })),
});

export const FRANCE = z.strictObject({
  /** For each of the adults on a return. */
  brackets: SCHEDULE,
  workExpenses: z.strictObject({ percent, least: amount, most: amount }),
  /** Off small taxes: an amount, less a percentage of the tax. */
  discount: z.strictObject({ single: amount, couple: amount, lessPercentOfTax: percent }),
  notCollectedBelow: amount,
});

/** Of employees in the private sector who are no executives. */
export const FRANCE_CONTRIBUTIONS = z.strictObject({
  ceiling: amount,
  pension: z.strictObject({ cappedPercent: percent, percent }),
  /** Agirc-Arrco with the general balance contribution; each rate begins at so many ceilings of pay. */
  supplementary: z.strictObject({ rates: z.array(percent), ceilings: z.array(z.number()) }),
  /** On all pay, once that is above the ceiling. */
  balancePercent: percent,
  /** CSG and CRDS, on pay less an allowance that ends at so many ceilings. */
  generalCharge: z.strictObject({
    deductedPercent: percent,
    otherPercent: percent,
    allowancePercent: percent,
    allowanceCeilings: z.number(),
  }),
});
