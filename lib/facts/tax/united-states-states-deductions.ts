// States whose deductions or credits for each person end or shrink with income, and nothing else does. Read in PolicyEngine's
// parameters and formulas, and in the states' own tables for 2026.
import type { Bands } from "./bands.ts";
import type { ByStatus } from "./united-states.ts";
import {
  alike,
  flat,
  lostAbove,
  type Ramp,
  type StateRules,
  type StateTax,
  statuses,
} from "./united-states-states-shape.ts";

export const credit = (amount: number): StateRules => ({ credit: { amount } });
/** One for each person on the return. */
export const credits = (each: number): ByStatus<StateRules> =>
  statuses(credit(each), credit(each * 2), credit(each), credit(each));

const deduction = (amount: number, ...less: readonly Ramp[]): StateRules => ({ deduction: { amount, less } });

/** From $94,701 on, what the lower brackets save is taken back by $10 for each $100. */
const ARKANSAS_TAKEN_BACK = Array.from({ length: 30 }, (_, step) => {
  const from = 94_701 + step * 100;
  return [from, 3.7, (from * 37 - (3_699 - step * 100) * 100) / 1_000, "or more"] as const;
});
const ARKANSAS_BANDS: Bands = [[0, 0], [5_600, 2], [11_200, 3], [16_000, 3.4], [26_400, 3.7], ...ARKANSAS_TAKEN_BACK];
/**
 * Ark. Code 26-51-201, with the highest rate of Act 1 of the First Extraordinary Session of 2026, and the deduction and the credits of
 * Form AR1000ES for 2026. The brackets are the same for a couple.
 */
export const ARKANSAS_2026: StateTax = {
  bands: alike(ARKANSAS_BANDS),
  deduction: statuses(2_470, 4_940, 2_470, 2_470),
  rules: statuses(credit(29), credit(58), credit(29), credit(58)),
};

const illinois = (people: number, above: number): StateRules =>
  deduction(2_925 * people, lostAbove(above, 2_925 * people));
/** 35 ILCS 5/204, with the exemption of Booklet IL-700-T for 2026. */
export const ILLINOIS_2026: StateTax = {
  ...flat(4.95),
  rules: statuses(illinois(1, 250_000), illinois(2, 500_000), illinois(1, 250_000), illinois(1, 250_000)),
};

const maryland = (standard: number, people: number, [half, quarter, none]: readonly [number, number, number]) =>
  deduction(
    standard + 3_200 * people,
    lostAbove(half, 1_600 * people),
    lostAbove(quarter, 800 * people),
    lostAbove(none, 800 * people),
  );
const MARYLAND_SINGLE = maryland(3_400, 1, [100_000, 125_000, 150_000]);
/** Md. Code, Tax-General 10-211 and 10-217, with the figure of the Employer Withholding Guide for 2026. It has none for couples. */
export const MARYLAND_2026_DEDUCTIONS: Pick<StateTax, "rules" | "older"> = {
  rules: statuses(
    MARYLAND_SINGLE,
    maryland(6_700, 2, [150_000, 175_000, 200_000]),
    MARYLAND_SINGLE,
    maryland(6_700, 1, [150_000, 175_000, 200_000]),
  ),
  older: {
    year: "2025",
    what: "the standard deduction",
    above: statuses(Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0),
  },
};

/** It falls by 3% of the income above the first figure and by 10% above the second, until a fifth is left. */
const minnesota = (amount: number, first = 238_950, second = 330_300): StateRules => {
  const slow = ((second - first) * 3) / 100;
  return deduction(amount, [first, 3, 100, slow], [second, 10, 100, (amount * 4) / 5 - slow]);
};
/** Minn. Stat. 290.0123. */
export const MINNESOTA_2026_DEDUCTION: Pick<StateTax, "rules" | "older"> = {
  rules: statuses(minnesota(15_300), minnesota(30_600), minnesota(15_300, 119_475, 165_150), minnesota(23_000)),
  older: {
    year: "2025",
    what: "the incomes at which the standard deduction shrinks",
    above: statuses(238_950, 238_950, 119_475, 238_950),
  },
};

/** Less 1.3% of the income above a figure. */
const utah = (amount: number, above: number): StateRules => ({
  credit: { amount, less: [[above, 13, 1_000, amount]] },
});
const UTAH_ABOVE = statuses(18_213, 36_426, 18_213, 27_320);
/** Publication 14 of April 2026, schedule 7: its allowance is about half of the return's credit, and heads of household are single. */
const UTAH_WITHHOLDING: StateTax = {
  ...flat(4.45, alike(0)),
  rules: statuses(utah(485, 9_348), utah(970, 18_696), utah(485, 9_348), utah(485, 9_348)),
};
/** Utah Code 59-10-1018, 6% of the federal standard deduction, with the figures of Form TC-40 for 2025. */
export const UTAH_2026: StateTax = {
  ...flat(4.45, alike(0)),
  rules: statuses(utah(966, 18_213), utah(1_932, 36_426), utah(966, 18_213), utah(1_449, 27_320)),
  withheldBy: UTAH_WITHHOLDING,
  older: { year: "2025", what: "the income at which the taxpayer tax credit begins to shrink", above: UTAH_ABOVE },
};
