// How a state's income tax on wages is written down. The figures of Maine, Massachusetts, Missouri, North Dakota and Wisconsin for 2026
// are those of the states' own schedules and forms for estimated tax; `us-state-laws.json` names each state's law. Taxes of cities
// and counties are not here.
import { z } from "zod";
import { amount, areWhole, byStatus, COLUMNS, each, percent, RAMP } from "./values.ts";

/** An amount that shrinks as income rises. */
export const SHRINKING = z.strictObject({ amount, less: z.array(RAMP).optional() });
export type Shrinking = z.infer<typeof SHRINKING>;

/** How the benefit of lower rates is taken back from incomes above a figure, step by step while income rises by `width` beyond it. */
const RECAPTURE = z.strictObject({
  above: amount,
  width: amount,
  /** Until the first tier: the tax rises to this percentage of all taxable income. */
  percent,
  /** Once taxable income is over a figure: what is taken back already, and what more is. */
  tiers: z.array(z.strictObject({ over: amount, amount, more: amount })),
  /** Above this income the tax is this percentage of all taxable income. */
  top: z.strictObject({ above: amount, percent }),
});
export type Recapture = z.infer<typeof RECAPTURE>;

const RULES = z.strictObject({
  /** Deductions and exemptions beside the fixed ones. */
  deduction: SHRINKING.optional(),
  /** How much of the federal income tax is deducted: a percentage of it, in most states up to an amount. */
  federalTax: z.strictObject({ percent: SHRINKING, most: SHRINKING.optional() }).optional(),
  /** Social Security and Medicare taxes are deducted up to this. */
  payrollTax: amount.optional(),
  /** Added to the tax once taxable income is above a figure. */
  entry: z.strictObject({ above: amount, amount }).optional(),
  /** Added to the tax as income rises. */
  added: z.array(RAMP).optional(),
  recapture: RECAPTURE.optional(),
  credit: SHRINKING.optional(),
  /** A credit in percent of the tax. */
  creditPercent: SHRINKING.optional(),
});
export type StateRules = z.infer<typeof RULES>;

const TAX = z.strictObject({
  ...COLUMNS,
  /** Standard deduction and personal exemptions without dependents. */
  deduction: each(amount).optional(),
  /** No tax is due up to this income. Above it, all of it is taxed. Zero where the law has no such income. */
  noTaxUpTo: each(amount).optional(),
  /** Above that income, and up to so many times as much, the tax is at most a percentage of what is above it. */
  limitedTax: z.strictObject({ times: amount, percent }).optional(),
  /** Of what federal income tax leaves free, what the state taxes all the same: benefits are those under section 125. */
  taxesPreTax: z
    .strictObject({ plan401k: z.boolean(), otherPlans: z.boolean(), benefits: z.boolean() })
    .partial()
    .optional(),
  /** Whatever else decides the tax. */
  rules: each(RULES).optional(),
  /**
   * What is still from an earlier year, because the state has not printed it for this one, such as "the standard deduction", and the
   * income above which it matters: it never does for a status that is left out.
   */
  older: z
    .strictObject({ year: z.string(), what: z.string(), above: z.union([amount, byStatus(amount).partial()]) })
    .optional(),
});

export const STATE = TAX.extend({
  /** What employers withhold by, where it is not the year's tax: the rest is settled on the return. */
  withheldBy: TAX.optional(),
}).refine(areWhole, "has as many starts as rates, from 0 on and rising");
export type StateTax = z.infer<typeof STATE>;
