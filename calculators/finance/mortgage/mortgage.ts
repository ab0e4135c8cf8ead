import { choice, count, date, defineCalculator, formatMonths, money, percent, type Shown, step } from "#engine";
import { startsUsed } from "#facts/homes/starts";
import { clearing, equivalentRate, levelPayment } from "#numbers/annuity";
import { addMonths } from "#numbers/calendar";
import { Decimal } from "#numbers/decimal";
import { billed } from "#numbers/schedule";
import { BUYING_IN, DOWN_AS_AMOUNT, DOWN_AS_PERCENT, DOWN_PAYMENT_AS } from "../../shared/homes.ts";
import { levelFormula, QUOTED, unrounded } from "../../shared/level-payments.ts";
import { asBilledByMonth, BILLED_BY_MONTH, EMI_A_MONTH, misdated } from "../../shared/loans.ts";
import { CLOSING_COSTS, cashNeeded, cashStep } from "./closing-costs.ts";
import {
  insuranceAlert,
  insuranceNote,
  isInsurable,
  mortgageInsurance,
  mortgageInsuranceRate,
} from "./mortgage-insurance.ts";
import { costSteps, missingCosts, monthlyCosts, TAXES_AND_FEES } from "./taxes-and-fees.ts";

const MONTHLY = 12;
const MOST_YEARS = 50;
const EACH_MONTH = [
  "principal_and_interest",
  "monthly_property_tax",
  "monthly_home_insurance",
  "mortgage_insurance",
  "monthly_fees",
] as const;

export default defineCalculator({
  name: "Mortgage calculator",
  summary: "Monthly payment, total interest and payoff schedule for a fixed-rate home loan.",

  inputs: {
    price: money("Home price", { min: 1000, max: 1e9, example: 400000 }),
    down_payment_as: choice("Enter down payment as", DOWN_PAYMENT_AS, {
      inside: true,
      default: "amount",
      begins: "percent",
    }),
    down_payment: money("Down payment", { ...DOWN_AS_AMOUNT, default: 0 }),
    down_payment_rate: percent("Down payment", { ...DOWN_AS_PERCENT, max: 99.9, default: 20 }),
    annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
    years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: MOST_YEARS, default: 30, usual: [15, 20, 30] }),
    compounding: choice(
      "Compounding",
      { monthly: "Monthly", semiannual: "Twice a year, as in Canada" },
      { more: true, default: "monthly", beginsIn: { "en-CA": "semiannual" } },
    ),
    extra_payment: money("Extra monthly payment", { min: 0, max: 1e8, more: true, default: 0 }),
    ...TAXES_AND_FEES,
    mortgage_insurance_rate: mortgageInsuranceRate,
    ...CLOSING_COSTS,
    first_payment: date("First payment date", {
      more: true,
      optional: true,
      help: "Optional. Enter it to see your payoff date.",
    }),
  },

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
    cash_to_close: money("Cash needed at closing", { optional: true, help: "Down payment and closing costs." }),
    payoff_date: date("Payoff date", { optional: true }),
    payments: count("Number of payments", { unit: "payments" }),
    interest_saved: money("Interest saved by extra payments", { optional: true }),
    payments_saved: count("Payments saved by extra payments", { unit: "payments", optional: true }),
    insured_payments: count("Payments with mortgage insurance", { unit: "payments", optional: true }),
    ...BILLED_BY_MONTH,
  },
  primary: ({ extra_payment }) => (extra_payment.gt(0) ? "interest_saved" : "monthly_total"),
  groups: {
    "What the extra payments do": ["interest_saved", "payments_saved"],
    "What you pay each month": ["monthly_total", ...EACH_MONTH],
    "What you pay in total": ["total_interest", "total_paid", "cash_to_close"],
    "The loan": ["loan", "loan_to_value", "payments", "payoff_date", "insured_payments", "last_payment"],
  },
  wordsIn: {
    ...BUYING_IN,
    "en-IN": { ...BUYING_IN["en-IN"], ...EMI_A_MONTH, "principal and interest": "EMI without taxes and fees" },
  },
  formula: "payment = loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months",
  parts: [
    { of: EACH_MONTH, whole: "monthly_total" },
    { of: ["loan", "total_interest"], whole: "total_paid" },
  ],

  check: ({ price, down_payment, first_payment }) => ({
    down_payment: down_payment?.gte(price) && "must be less than the home price",
    first_payment: first_payment && misdated(first_payment),
  }),

  compute(given) {
    const { price, annual_rate, years, compounding, extra_payment } = given;
    const loan = borrowed(price, given);
    const rate = equivalentRate(annual_rate, compounding === "semiannual" ? 2 : MONTHLY, MONTHLY);
    const periods = years * MONTHLY;
    const payment = levelPayment(loan, rate, periods);
    const planned = { payments: periods, interest: rate.isZero() ? rate : payment.times(periods).minus(loan) };
    const hasExtra = extra_payment.gt(0);
    const actual = (hasExtra && clearing(loan, rate, payment.plus(extra_payment), periods)) || planned;

    const insurance = mortgageInsurance(given.mortgage_insurance_rate, { price, loan, rate, payment, periods });
    const costs = monthlyCosts(given);
    const onTop = [...Object.values(costs), insurance?.premium].map((cost) => cost ?? 0);
    const bills = billed({ principal: loan, rate, periods, payment, extra: extra_payment });
    return {
      monthly_total: Decimal.sum(payment, ...onTop),
      principal_and_interest: payment,
      ...costs,
      loan,
      loan_to_value: loan.times(100).div(price),
      total_interest: actual.interest,
      total_paid: loan.plus(actual.interest),
      cash_to_close: cashNeeded(given, loan),
      payoff_date: given.first_payment ? addMonths(given.first_payment, actual.payments - 1) : null,
      payments: actual.payments,
      interest_saved: hasExtra ? planned.interest.minus(actual.interest) : null,
      payments_saved: hasExtra ? planned.payments - actual.payments : null,
      mortgage_insurance: insurance?.premium ?? null,
      insured_payments: insurance ? Math.min(insurance.payments, actual.payments) : null,
      ...asBilledByMonth(bills),
    };
  },

  facts: (given) =>
    startsUsed({
      propertyTax: given.property_tax_rate,
      homeInsurance: given.home_insurance,
      mortgageInsurance: isInsurable(given.price, borrowed(given.price, given))
        ? given.mortgage_insurance_rate
        : undefined,
    }),

  sentence({ years, extra_payment }, { loan, total_interest, payments, payoff_date, ...found }) {
    const saved = found.interest_saved && savedBy(extra_payment, found.interest_saved, found.payments_saved);
    const time = payments.value === years.value * MONTHLY ? years : formatMonths(Number(payments.value));
    const until = payoff_date ? `, until ${payoff_date},` : ",";
    return `${saved ?? ""}You borrow ${loan} and repay it over ${time}${until} with ${total_interest} in interest.`;
  },

  working(given, found, show, values) {
    const { price, annual_rate, compounding, extra_payment } = given;
    const { loan, principal_and_interest: payment, total_interest, payments } = found;
    const perYear = compounding === "semiannual" ? 2 : MONTHLY;
    const rate = show("percent", equivalentRate(annual_rate.value, perYear, MONTHLY).times(100), { upTo: 6 });
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
      ...costSteps(given, found, show),
      extra_payment.value.isZero()
        ? step`Total interest, payment not rounded: ${unrounded(payment, show)} × n - ${loan} = ${total_interest}`
        : step`Total interest: ${payments} of ${raised} (the last one smaller) minus ${loan} = ${total_interest}`,
      cashStep(given, found),
    ];
  },

  alerts({ mortgage_insurance_rate, extra_payment }, found, show) {
    const { principal_and_interest, last_payment } = found;
    const isUneven = extra_payment.value.isZero() && last_payment.value.gt(principal_and_interest.value.times(2));
    return [
      missingCosts(found),
      insuranceAlert(mortgage_insurance_rate, found, show),
      isUneven &&
        `Each billed payment is rounded and falls slightly short. Over this term that adds up, so the final payment is ${last_payment}.`,
    ];
  },

  notes: ({ mortgage_insurance_rate }, found, show) => [insuranceNote(mortgage_insurance_rate, found, show)],
});

function savedBy(extra: Shown<Decimal>, interest: Shown<Decimal>, payments: Shown<unknown> | null): string {
  const months = Number(payments?.value ?? 0);
  const saves = [
    interest.value.gt(0) && `saves ${interest} in interest`,
    months > 0 && `ends the loan ${formatMonths(months)} sooner`,
  ].filter(Boolean);
  return saves.length > 0 ? `Paying ${extra} more each month ${saves.join(" and ")}. ` : "";
}

type DownPayment = { readonly down_payment?: Decimal; readonly down_payment_rate?: Decimal };

const borrowed = (price: Decimal, { down_payment, down_payment_rate }: DownPayment): Decimal =>
  price.minus(down_payment ?? price.times(down_payment_rate ?? 0).div(100));
