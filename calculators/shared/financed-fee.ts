// US home loans backed by the government: a fee on the loan is paid once, and most borrowers add it to the loan.
import { choice, count, money, percent, type Show, type Shown, step } from "#engine";
import { levelLoan } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { DOWN_AS_AMOUNT, DOWN_AS_PERCENT, DOWN_PAYMENT_AS, HOA_FEES } from "./homes.ts";
import { levelFormula, QUOTED } from "./level-payments.ts";

const MONTHLY = 12;

/** `down` is the percentage that the form begins with. */
export const homeLoan = <const D extends number>(down: D) => ({
  price: money("Home price", { min: 1000, max: 1e9, example: 400000 }),
  down_payment_as: choice("Enter down payment as", DOWN_PAYMENT_AS, {
    inside: true,
    default: "percent",
  }),
  down_payment: money("Down payment", { ...DOWN_AS_AMOUNT, default: 0 }),
  down_payment_rate: percent("Down payment", {
    ...DOWN_AS_PERCENT,
    max: 99.9,
    default: down,
    typical: down === 0 ? 5 : down,
  }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 40, default: 30, usual: [15, 20, 30] }),
  property_tax: money("Annual property tax", { min: 0, max: 1e8, default: 0 }),
  home_insurance: money("Annual home insurance", { min: 0, max: 1e8, default: 0 }),
  fees: money("Monthly HOA fees", HOA_FEES),
});

export const PAID_AS = { financed: "Add it to the loan", cash: "Pay it at closing" } as const;

type Given = Readonly<Record<"price" | "annual_rate" | "property_tax" | "home_insurance" | "fees", Decimal>> & {
  readonly down_payment?: Decimal;
  readonly down_payment_rate?: Decimal;
  readonly years: number;
};

export const notLess = ({ price, down_payment }: Given) => ({
  down_payment: down_payment?.gte(price) && "must be less than the home price",
});

export const baseOf = ({ price, down_payment, down_payment_rate }: Given): Decimal =>
  price.minus(down_payment ?? price.times(down_payment_rate ?? 0).div(100));

export const sharePaid = (given: Given): Decimal => decimal(100).minus(baseOf(given).times(100).div(given.price));

/** The loan with a fee of so many percent, and what it costs each month. */
export function financed(given: Given, feePercent: Decimal, isFinanced: boolean) {
  const base = baseOf(given);
  const fee = base.times(feePercent).div(100);
  const loan = isFinanced ? base.plus(fee) : base;
  const { payment, interest } = levelLoan(loan, rateOf(given), given.years * MONTHLY);
  const [tax, insurance] = [given.property_tax.div(MONTHLY), given.home_insurance.div(MONTHLY)];
  const costs = {
    monthly_property_tax: orNone(tax),
    monthly_home_insurance: orNone(insurance),
    monthly_fees: orNone(given.fees),
  };
  const onTop = tax.plus(insurance).plus(given.fees);
  const cash = given.price.minus(base).plus(isFinanced ? 0 : fee);
  return { base, fee, loan, payment, interest, costs, onTop, cash };
}

export const rateOf = ({ annual_rate }: Given): Decimal => annual_rate.div(100 * MONTHLY);
const orNone = (cost: Decimal) => (cost.isZero() ? null : cost);

export const COSTS = {
  monthly_property_tax: money("Monthly property tax", { optional: true }),
  monthly_home_insurance: money("Monthly home insurance", { optional: true }),
  monthly_fees: money("Monthly HOA fees", { optional: true }),
};

type Printed = Readonly<Record<"base_loan" | "loan" | "principal_and_interest", Shown<Decimal>>>;

/** From the price to the payment; `fee` and its rate are in print. */
export function financedSteps(
  { price, annual_rate }: Readonly<Record<"price" | "annual_rate", Shown<Decimal>>>,
  { base_loan, loan, principal_and_interest }: Printed,
  [label, rate, fee]: readonly [label: string, rate: Shown<Decimal>, fee: Shown<Decimal>],
  show: Show,
  years: number,
) {
  const down = show("money", price.value.minus(base_loan.value));
  return [
    step`Base loan: ${price} - ${down} = ${base_loan}`,
    step`${label}: ${base_loan} × ${rate} = ${fee}`,
    loan.value.eq(base_loan.value) ? undefined : step`Loan: ${base_loan} + ${fee} = ${loan}`,
    step`Principal and interest, where r is ${annual_rate} ÷ 12: ${levelFormula(loan, annual_rate.value, years * MONTHLY)} = ${principal_and_interest}`,
  ];
}
