import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  optionalStep,
  percent,
  step,
} from "#engine";
import { INSURED_ABOVE, START, startsUsed } from "#facts/homes/starts";
import { clearing, equivalentRate, levelPayment, paymentsUntil } from "#math/annuity";
import { Decimal, decimal } from "#math/decimal";
import { billed } from "#math/schedule";
import { asBilledByMonth, BILLED_BY_MONTH, levelFormula, QUOTED } from "../shared/loans.ts";

const MONTHLY = 12;
const MOST_YEARS = 50;

// US Homeowners Protection Act of 1998, 12 U.S.C. 4901(18) and 4902(b): mortgage insurance ends when the balance
// is first scheduled to reach 78 % of the original value.
const INSURED_UNTIL = 78;

const inputs = {
  price: money("Home price", { min: 1000, max: 1e9, example: 400000 }),
  down_payment_as: choice(
    "Enter down payment as",
    { amount: "An amount", percent: "A percentage of the price" },
    { inside: true, default: "amount", begins: "percent" },
  ),
  down_payment: money("Down payment", { min: 0, max: 1e9, default: 0, when: { down_payment_as: ["amount"] } }),
  down_payment_rate: percent("Down payment", {
    min: 0,
    max: 99.9,
    default: 20,
    when: { down_payment_as: ["percent"] },
  }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
  years: count("Loan term", { unit: "years", min: 1, max: MOST_YEARS, default: 30, usual: [15, 20, 30] }),
  compounding: choice(
    "Compounding",
    { monthly: "Monthly", semiannual: "Twice a year, as in Canada" },
    { more: true, default: "monthly" },
  ),
  extra_payment: money("Extra monthly payment", { min: 0, max: 1e8, more: true, default: 0 }),
  property_tax_as: choice(
    "Enter property tax as",
    { amount: "An amount a year", percent: "A percentage of the price" },
    { inside: true, default: "amount", begins: "percent" },
  ),
  property_tax: money("Annual property tax", { min: 0, max: 1e8, default: 0, when: { property_tax_as: ["amount"] } }),
  property_tax_rate: percent("Property tax rate", {
    min: 0,
    max: 20,
    example: START.propertyTax,
    when: { property_tax_as: ["percent"] },
    help: "Per year. The US average was 0.89% in 2024.",
  }),
  home_insurance: money("Annual home insurance", {
    min: 0,
    max: 1e8,
    default: 0,
    begins: START.homeInsurance,
    help: "The US average was $1,569 in 2022.",
  }),
  fees: money("Monthly HOA fees", { min: 0, max: 1e7, more: true, default: 0 }),
  mortgage_insurance_rate: percent("Mortgage insurance rate (PMI)", {
    min: 0,
    max: 10,
    default: 0,
    begins: START.mortgageInsurance,
    help: "Per year, as a percentage of the loan. Charged only with less than 20% down, until the loan falls to 78% of the price.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "mortgage",
  name: "Mortgage calculator",
  category: "finance",
  summary: "Monthly payment, total interest and payoff schedule for a fixed-rate home loan.",
  version: "1.2.0",

  inputs,

  outputs: {
    monthly_total: money("Monthly payment", {
      help: "Principal, interest, taxes, insurance and fees in the first month.",
    }),
    principal_and_interest: money("Principal and interest"),
    monthly_property_tax: money("Monthly property tax", { optional: true }),
    monthly_home_insurance: money("Monthly home insurance", { optional: true }),
    mortgage_insurance: money("Monthly mortgage insurance", { optional: true }),
    monthly_fees: money("Monthly HOA fees", { optional: true }),
    loan: money("Amount borrowed"),
    loan_to_value: percent("Loan-to-value ratio"),
    total_interest: money("Total interest"),
    total_paid: money("Total loan payments"),
    payments: count("Number of payments", { unit: "payments" }),
    interest_saved: money("Interest saved by extra payments", { optional: true }),
    payments_saved: count("Payments saved by extra payments", { unit: "payments", optional: true }),
    insured_payments: count("Payments with mortgage insurance", { unit: "payments", optional: true }),
    ...BILLED_BY_MONTH,
  },
  primary: "monthly_total",
  formula: "payment = loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months",
  parts: [
    {
      of: [
        "principal_and_interest",
        "monthly_property_tax",
        "monthly_home_insurance",
        "mortgage_insurance",
        "monthly_fees",
      ],
      whole: "monthly_total",
    },
    { of: ["loan", "total_interest"], whole: "total_paid" },
  ],

  check: ({ price, down_payment }) => ({
    down_payment: down_payment?.gte(price) && "must be less than the home price",
  }),

  compute(given) {
    const { price, annual_rate, years, compounding, extra_payment } = given;
    const loan = price.minus(downPayment(given));
    const rate = equivalentRate(annual_rate, compounding === "semiannual" ? 2 : MONTHLY, MONTHLY);
    const periods = years * MONTHLY;
    const payment = levelPayment(loan, rate, periods);
    const planned = { payments: periods, interest: rate.isZero() ? rate : payment.times(periods).minus(loan) };
    const hasExtra = extra_payment.gt(0);
    const actual = (hasExtra && clearing(loan, rate, payment.plus(extra_payment), periods)) || planned;

    const isInsured = given.mortgage_insurance_rate.gt(0) && isInsurable(given);
    const insuredUntil = () => paymentsUntil(price.times(INSURED_UNTIL).div(100), loan, rate, payment, periods);
    const insured = isInsured ? (insuredUntil() ?? periods) : 0;
    const insurance = isInsured ? loan.times(given.mortgage_insurance_rate).div(100 * MONTHLY) : null;
    const tax = propertyTax(given).div(MONTHLY);
    const home = given.home_insurance.div(MONTHLY);
    const bills = billed({ principal: loan, rate, periods, payment, extra: extra_payment });
    return {
      monthly_total: Decimal.sum(payment, tax, home, given.fees, insurance ?? 0),
      principal_and_interest: payment,
      monthly_property_tax: unlessZero(tax),
      monthly_home_insurance: unlessZero(home),
      monthly_fees: unlessZero(given.fees),
      loan,
      loan_to_value: loan.times(100).div(price),
      total_interest: actual.interest,
      total_paid: loan.plus(actual.interest),
      payments: actual.payments,
      interest_saved: hasExtra ? planned.interest.minus(actual.interest) : null,
      payments_saved: hasExtra ? planned.payments - actual.payments : null,
      mortgage_insurance: insurance,
      insured_payments: isInsured ? Math.min(insured, actual.payments) : null,
      ...asBilledByMonth(bills),
    };
  },

  facts: (given) =>
    startsUsed({
      propertyTax: given.property_tax_rate,
      homeInsurance: given.home_insurance,
      mortgageInsurance: isInsurable(given) ? given.mortgage_insurance_rate : undefined,
    }),

  sentence({ years }, { loan, total_interest, payments }) {
    const time = payments.value === years.value * MONTHLY ? years : formatMonths(Number(payments.value));
    return `You borrow ${loan} and repay it over ${time}, with ${total_interest} in interest.`;
  },

  working(given, found, show, values) {
    const { price, annual_rate, compounding, extra_payment } = given;
    const { loan, principal_and_interest: payment, monthly_total, total_interest, payments } = found;
    const insurance = found.mortgage_insurance ?? show("money", decimal(0));
    const perYear = compounding === "semiannual" ? 2 : MONTHLY;
    const rate = show("percent", equivalentRate(annual_rate.value, perYear, MONTHLY).times(100), { upTo: 6 });
    const hasCosts = !monthly_total.value.eq(payment.value);
    const taxAndInsurance = given.property_tax
      ? `(${given.property_tax} + ${given.home_insurance}) ÷ 12`
      : `${found.monthly_property_tax ?? 0} + ${given.home_insurance} ÷ 12`;
    const raised = show("money", payment.value.plus(values.extra_payment));
    return [
      given.down_payment_as === "percent"
        ? step`Amount borrowed: ${price} - ${price} × ${given.down_payment_rate} = ${loan}`
        : step`Amount borrowed: ${price} - ${given.down_payment} = ${loan}`,
      compounding === "semiannual"
        ? step`Monthly rate r: (1 + ${annual_rate} ÷ 2)^(1/6) - 1 = ${rate}`
        : step`Monthly rate r: ${annual_rate} ÷ 12 = ${rate}`,
      step`Number of payments n: ${values.years} × 12 = ${values.years * MONTHLY}`,
      step`Principal and interest: ${levelFormula(loan, annual_rate.value, "n")} = ${payment}`,
      hasCosts &&
        given.property_tax_rate &&
        optionalStep`Property tax a month: ${price} × ${given.property_tax_rate} ÷ 12 = ${found.monthly_property_tax}`,
      hasCosts &&
        step`Monthly payment: ${payment} + ${taxAndInsurance} + ${given.fees} + ${insurance} = ${monthly_total}`,
      extra_payment.value.isZero()
        ? step`Total interest: ${payment} × n - ${loan} = ${total_interest}`
        : step`Total interest: ${payments} of ${raised} (the last one smaller) minus ${loan} = ${total_interest}`,
    ];
  },

  notes({ mortgage_insurance_rate, extra_payment }, found) {
    const { mortgage_insurance, loan_to_value, principal_and_interest, last_payment } = found;
    const unpaid = missingCosts(!found.monthly_property_tax, !found.monthly_home_insurance);
    const rate = mortgage_insurance_rate.value;
    const isRisky = rate.isZero() && loan_to_value.value.gt(INSURED_ABOVE);
    const isUninsured = !rate.isZero() && !rate.eq(START.mortgageInsurance) && !mortgage_insurance;
    const isUneven = extra_payment.value.isZero() && last_payment.value.gt(principal_and_interest.value.times(2));
    return [
      unpaid && `This payment does not include ${unpaid}. Enter yours to see the full monthly cost.`,
      isRisky &&
        `Your loan is ${loan_to_value} of the price. Above ${INSURED_ABOVE}%, lenders usually require mortgage insurance. Enter its rate to include it.`,
      isUninsured &&
        `No mortgage insurance is charged: the loan is ${loan_to_value} of the price, not more than ${INSURED_ABOVE}%.`,
      isUneven &&
        `Each billed payment is rounded to the cent and falls slightly short. Over this term that adds up, so the final payment is ${last_payment}.`,
    ];
  },
});

function missingCosts(hasNoTax: boolean, hasNoInsurance: boolean): string {
  if (hasNoTax && hasNoInsurance) return "property tax or home insurance";
  if (hasNoTax) return "property tax";
  return hasNoInsurance ? "home insurance" : "";
}

const unlessZero = (amount: Decimal): Decimal | null => (amount.isZero() ? null : amount);

const downPayment = ({ price, down_payment, down_payment_rate }: Given): Decimal =>
  down_payment ?? price.times(down_payment_rate ?? 0).div(100);

/** Whether lenders ask for mortgage insurance: of the price, so much is borrowed. */
const isInsurable = (given: Given): boolean =>
  given.price.minus(downPayment(given)).times(100).gt(given.price.times(INSURED_ABOVE));

/** Per year. */
const propertyTax = ({ price, property_tax, property_tax_rate }: Given): Decimal =>
  property_tax ?? price.times(property_tax_rate ?? 0).div(100);
