// What calculators of loans share: the lender's rate, the schedule as it is billed, and the level payment in print.
import { count, formatAnyMoney, money, noAnswer, phrase, type Show, type Shown, table } from "#engine";
import type { CivilDate } from "#math/civil-date";
import type { Decimal } from "#math/decimal";
import { type Bill, fromCents, inGroups, inMoney, together } from "#math/schedule";

/** `percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 })` */
export const QUOTED = { min: 0, help: "Per year, as the lender quotes it." } as const;

const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];

/** What is wrong with the date of a first payment. */
export const misdated = ({ year }: CivilDate) =>
  (year < FIRST_YEAR || year > LAST_YEAR) && `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`;

/** Of a mortgage that is being paid, where `known` says that the visitor knows its payment. */
export const currentPayment = money("Current monthly payment", {
  min: 1,
  max: 1e8,
  example: 1800,
  when: { known: ["payment"] },
  help: "Principal and interest, without taxes and insurance.",
});

/** The columns of one payment, or of a year of them. */
export const BILL = {
  paid: money("Paid"),
  interest: money("Interest"),
  principal: money("Principal"),
  balance: money("Balance"),
};
export const YEARS_CHART = { chart: { kind: "areas", x: "year", y: ["principal", "interest"] } } as const;

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

/** Where a payment clears a debt too late or not at all. `first` is the interest in the first period. */
export function neverPaidOff(payment: Decimal, first: Decimal, mostYears: number, period: "month" | "period") {
  if (payment.gt(first))
    return noAnswer(`That would take more than ${mostYears} years to pay off. Enter a larger payment.`);
  return noAnswer(
    `Enter a payment above ${formatAnyMoney(first)}: that much is interest each ${period}, so a smaller one never pays off the loan.`,
  );
}

/** In print, where r is the rate of one period and n the number of payments. */
export const levelFormula = (principal: Shown<Decimal>, annualPercent: Decimal, n: number | string): Shown<string> =>
  annualPercent.isZero() ? phrase`${principal} ÷ ${n}` : phrase`${principal} × r ÷ (1 - (1 + r)^-${n})`;

/** In print, for a total of many: the cents of the shown payment alone would not add up to it. */
export const unrounded = (payment: Shown<Decimal>, show: Show): Shown<Decimal> =>
  payment.exact ? payment : show("money", payment.value, { upTo: 6 });
