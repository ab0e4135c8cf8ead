// How a Canadian province's or territory's income tax of an employee is written down. Credits are at the lowest rate, as federal ones.
import { z } from "zod";
import { SHRINKING } from "./states.ts";
import { amount, percent, RAMP, SCHEDULE } from "./values.ts";

/** From the most to the least, in a straight line, as net income passes between the two thresholds. */
export const PERSONAL_AMOUNT = z.strictObject({
  most: amount,
  least: amount,
  reducedAbove: amount,
  leastFrom: amount,
});

export const PROVINCE = z.strictObject({
  brackets: SCHEDULE,
  personalAmount: z.union([amount, PERSONAL_AMOUNT]),
  employmentAmount: amount.optional(),
  /** A percentage of pay up to an amount, off income before it is taxed. */
  workersDeduction: z.strictObject({ percent, most: amount }).optional(),
  /** The personal amount takes the place of the credit for pension and insurance contributions. */
  noCreditForContributions: z.boolean().optional(),
  /** On the tax after credits, and added to it. */
  surtax: SCHEDULE.optional(),
  /** Taken off the tax and surtax: twice this less that tax. */
  twiceLessTax: amount.optional(),
  /** Taken off the tax: less of it as income rises. */
  reduction: SHRINKING.optional(),
  /** Added as income rises; no credit lowers it. */
  healthPremium: z.array(RAMP).optional(),
  /** The province lowers the tax of low family incomes too, by figures that are not here. */
  leavesOutLowIncomeReduction: z.boolean().optional(),
});
export type Province = z.infer<typeof PROVINCE>;
