// The keys of a financial calculator as a start, payments and a rate: what goes out by the signs of its keys comes in here.
import { type Decimal, decimal } from "#numbers/decimal";
import { periodicRate, quotedRate, type Stream } from "#numbers/growth";

export type Setting = {
  readonly payments_per_year: number;
  readonly compounds_per_year?: number | undefined;
  readonly timing: "begin" | "end";
};
export type Amounts = { readonly present_value: Decimal; readonly payment: Decimal };

export const compoundsOf = ({ compounds_per_year, payments_per_year }: Setting): number =>
  compounds_per_year ?? payments_per_year;

/** The rate of one payment period, as a plain ratio. */
export const rateOf = (given: Setting & { readonly annual_rate: Decimal }): Decimal =>
  periodicRate(given.annual_rate, compoundsOf(given), given.payments_per_year);

/** The rate of a year, in percent, that is so much in one payment period. */
export const annualOf = (rate: Decimal, given: Setting): Decimal =>
  compoundsOf(given) === given.payments_per_year
    ? rate.times(100 * given.payments_per_year)
    : quotedRate(rate, compoundsOf(given), given.payments_per_year);

export const streamOf = (given: Setting & Amounts & { readonly annual_rate?: Decimal | undefined }): Stream => ({
  start: given.present_value.neg(),
  payment: given.payment.neg(),
  rate: given.annual_rate ? rateOf({ ...given, annual_rate: given.annual_rate }) : decimal(0),
  due: given.timing === "begin",
});
