// Income tax of an employee in countries where one law has all of it.
import { z } from "zod";
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
