// What calculators of loans with a schedule share: the date of its first payment, and the schedule as it is billed.
import { count, money, table } from "#engine";
import type { CivilDate } from "#numbers/civil-date";
import { type Bill, fromCents, inGroups, inMoney, together } from "#numbers/schedule";

const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];

/** What is wrong with the date of a first payment. */
export const misdated = ({ year }: CivilDate) =>
  (year < FIRST_YEAR || year > LAST_YEAR) && `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`;

/** The columns of one payment, or of a year of them. */
export const BILL = {
  paid: money("Paid"),
  interest: money("Interest"),
  principal: money("Principal"),
  balance: money("Balance"),
};
export const YEARS_CHART = { chart: { kind: "areas", x: "year", y: ["principal", "interest"] } } as const;

/** What India calls a payment on a loan: an equated monthly installment. `EMI_A_MONTH` is for where there are other payments. */
export const EMI_A_MONTH = {
  ...{ "monthly payment": "EMI", "monthly payments": "EMIs" },
  ...{ "extra monthly payment": "extra monthly payment", "extra payments": "extra payments" },
};
export const EMI = {
  ...{ ...EMI_A_MONTH, payment: "EMI", payments: "EMIs" },
  ...{ "balloon payment": "balloon payment", "payment frequency": "payment frequency" },
};

/** Outputs of a schedule in cents. Its totals differ a little from those of the exact payment. */
export const BILLED_TOTALS = {
  last_payment: money("Final payment in the schedule"),
  billed_interest: money("Total interest in the schedule", { help: "With payments in whole cents." }),
};
export const BILLED = {
  ...BILLED_TOTALS,
  schedule: table("Year by year, as billed", { year: count("Year"), ...BILL }, YEARS_CHART),
};
export const BILLED_BY_MONTH = {
  ...BILLED,
  monthly_schedule: table("Month by month, as billed", { month: count("Month"), ...BILL }, { page: true }),
};

export const billedTotals = (bills: readonly Bill[]) => ({
  last_payment: fromCents(bills.at(-1)?.paid ?? 0n),
  billed_interest: fromCents(together(bills).interest),
});

export const byYear = (bills: readonly Bill[], perYear: number) =>
  inGroups(bills, perYear).map((bill, i) => ({ year: i + 1, ...inMoney(bill) }));

export const byMonth = (bills: readonly Bill[]) => bills.map((bill, i) => ({ month: i + 1, ...inMoney(bill) }));

export const asBilled = (bills: readonly Bill[], perYear: number) => ({
  ...billedTotals(bills),
  schedule: byYear(bills, perYear),
});

export const asBilledByMonth = (bills: readonly Bill[]) => ({
  ...asBilled(bills, 12),
  monthly_schedule: () => byMonth(bills),
});
