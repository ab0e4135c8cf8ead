import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  percent,
  type Shown,
  step,
  text,
} from "#engine";
import { INSURED_ABOVE, START, startsUsed } from "#facts/homes/starts";
import { levelPayment } from "#math/annuity";
import { Decimal, decimal } from "#math/decimal";
import { QUOTED } from "../shared/loans.ts";

const MONTHLY = 12;

const INSURANCE_BEGINS = "Mortgage insurance, which begins above this price";

const inputs = {
  income: money("Annual income", {
    min: 1000,
    max: 1e9,
    example: 90000,
    help: "Before tax. Include everyone who will sign the loan.",
  }),
  monthly_debts: money("Monthly debt payments", {
    min: 0,
    max: 1e8,
    example: 500,
    help: "Car, credit cards, student loans and other loans.",
  }),
  down_payment_as: choice(
    "Enter down payment as",
    { amount: "An amount", percent: "A percentage of the price" },
    { inside: true, default: "amount" },
  ),
  down_payment: money("Down payment", { min: 0, max: 1e9, example: 40000, when: { down_payment_as: ["amount"] } }),
  down_payment_rate: percent("Down payment", { min: 0, max: 95, example: 10, when: { down_payment_as: ["percent"] } }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 }),
  years: count("Loan term", { unit: "years", min: 1, max: 50, default: 30 }),
  property_tax_rate: percent("Property tax rate", {
    min: 0,
    max: 20,
    example: START.propertyTax,
    help: "Per year, as a percentage of the price. The US average was 0.89% in 2024.",
  }),
  home_insurance_rate: percent("Home insurance rate", {
    min: 0,
    max: 20,
    example: 0.4,
    help: "Per year, as a percentage of the price.",
  }),
  fees: money("Monthly HOA fees", {
    min: 0,
    max: 1e7,
    more: true,
    default: 0,
    help: "Include other fixed housing costs here.",
  }),
  mortgage_insurance_rate: percent("Mortgage insurance rate (PMI)", {
    min: 0,
    max: 10,
    more: true,
    default: 0,
    begins: START.mortgageInsurance,
    help: `Per year, as a percentage of the loan. Charged only if the loan is more than ${INSURED_ABOVE}% of the price.`,
  }),
  front_ratio: percent("Housing limit", {
    min: 1,
    max: 100,
    more: true,
    default: 28,
    help: "Housing costs as a percentage of income before tax. Lenders often use 28%.",
  }),
  back_ratio: percent("Housing and debts limit", {
    min: 1,
    max: 100,
    more: true,
    default: 36,
    help: "Housing costs and debts as a percentage of income before tax. Often 36%.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "house-affordability",
  name: "House affordability calculator",
  category: "finance",
  summary: "The most you can pay for a home on your income and debts, and what limits it.",
  version: "1.2.0",
  inputs,

  outputs: {
    price: money("Most you can pay for a home"),
    limit: text("Limited by"),
    loan: money("Amount borrowed"),
    down_payment_used: money("Down payment"),
    monthly_total: money("Monthly housing costs"),
    principal_and_interest: money("Principal and interest"),
    property_tax: money("Monthly property tax"),
    home_insurance: money("Monthly home insurance"),
    mortgage_insurance: money("Monthly mortgage insurance", { optional: true }),
    housing_ratio: percent("Housing ratio", { digits: 2, help: "Housing costs as a percentage of income before tax." }),
    debt_ratio: percent("Debt-to-income ratio", {
      digits: 2,
      help: "Housing costs and debts as a percentage of income before tax.",
    }),
    loan_to_value: percent("Loan-to-value ratio", { digits: 2 }),
  },
  primary: "price",
  formula: "price = (budget − fees + down payment × k) ÷ (k + t)",
  parts: {
    of: ["principal_and_interest", "property_tax", "home_insurance", "mortgage_insurance", "fees"],
    whole: "monthly_total",
  },

  compute(given) {
    const { income, monthly_debts, fees } = given;
    const month = income.div(MONTHLY);
    const front = month.times(given.front_ratio).div(100);
    const back = month.times(given.back_ratio).div(100).minus(monthly_debts);
    const budget = Decimal.min(front, back);
    if (budget.lte(0))
      return noAnswer(
        "Your debts use up the whole limit, so nothing is left for housing. Enter a higher income or lower debts.",
      );
    if (budget.lte(fees))
      return noAnswer(
        "The fees use up everything you can spend on housing. Enter lower fees, a higher income or lower debts.",
      );

    const { price, loan, isInsured, isHeld } = highest(given, budget.minus(fees));
    const { k, m, t } = perUnit(given);
    const insurance = isInsured ? loan.times(m) : decimal(0);
    const total = loan.times(k).plus(insurance).plus(price.times(t)).plus(fees);
    const ratio = front.lte(back)
      ? `Housing costs at ${given.front_ratio}% of income`
      : `Housing costs and debts at ${given.back_ratio}% of income`;
    return {
      price,
      limit: isHeld ? INSURANCE_BEGINS : ratio,
      loan,
      down_payment_used: price.minus(loan),
      monthly_total: total,
      principal_and_interest: loan.times(k),
      property_tax: price.times(given.property_tax_rate).div(100 * MONTHLY),
      home_insurance: price.times(given.home_insurance_rate).div(100 * MONTHLY),
      mortgage_insurance: insurance.isZero() ? null : insurance,
      housing_ratio: total.times(100).div(month),
      debt_ratio: total.plus(monthly_debts).times(100).div(month),
      loan_to_value: loan.times(100).div(price),
    };
  },

  facts: ({ property_tax_rate, mortgage_insurance_rate }) =>
    startsUsed({ propertyTax: property_tax_rate, mortgageInsurance: mortgage_insurance_rate }),

  sentence: ({ income }, { price, loan, limit }) =>
    `On ${income} a year, you can pay up to ${price} for a home and borrow ${loan}. Your limit: ${limit.charAt(0).toLowerCase()}${limit.slice(1)}.`,

  working(given, { price, limit, loan, down_payment_used, ...costs }, show) {
    const { income, monthly_debts, front_ratio, back_ratio, fees, annual_rate, down_payment_rate } = given;
    const month = show("money", income.value.div(MONTHLY));
    const front = show("money", month.value.times(front_ratio.value).div(100));
    const back = show("money", month.value.times(back_ratio.value).div(100).minus(monthly_debts.value));
    const smaller = front.value.lte(back.value) ? front : back;
    const left = show("money", smaller.value.minus(fees.value));
    const onLoan = costs.principal_and_interest.value.plus(costs.mortgage_insurance?.value ?? 0);
    const onPrice = costs.property_tax.value.plus(costs.home_insurance.value);
    const k = show("number", onLoan.div(Decimal.max(loan.value, 1)), { significant: 6 });
    const t = show("number", onPrice.div(price.value), { significant: 6 });
    const n = MONTHLY * given.years.value;
    const level = annual_rate.value.isZero() ? `1 ÷ ${n}` : `r ÷ (1 - (1 + r)^-${n})`;
    const insured = costs.mortgage_insurance ? ` + ${given.mortgage_insurance_rate} ÷ 12` : "";
    const taxes = `(${given.property_tax_rate} + ${given.home_insurance_rate}) ÷ 12`;
    return [
      step`Monthly income: ${income} ÷ 12 = ${month}`,
      step`Limit on housing costs: ${month} × ${front_ratio} = ${front}`,
      step`Limit on housing costs and debts, minus debts: ${month} × ${back_ratio} - ${monthly_debts} = ${back}`,
      step`Smaller of the two, minus fees: ${smaller} - ${fees} = ${left}`,
      !loan.value.isZero() &&
        step`Monthly payment per 1 borrowed, k, where r is ${annual_rate} ÷ 12: ${level}${insured} = ${k}`,
      step`Monthly tax and insurance per 1 of the price, t: ${taxes} = ${t}`,
      step`Highest price: ${equation(limit, loan.value, left, down_payment_rate, given.down_payment)} = ${price}`,
      step`Amount borrowed: ${price} - ${down_payment_used} = ${loan}`,
    ];
  },

  notes({ mortgage_insurance_rate }, { loan, loan_to_value }) {
    if (loan.value.isZero())
      return [
        "You don't need a loan: your down payment is more than this price. Property tax and insurance set the limit.",
      ];
    if (loan_to_value.value.lte(INSURED_ABOVE) || !mortgage_insurance_rate.value.isZero()) return [];
    return [
      `The loan is ${loan_to_value} of the price. Above ${INSURED_ABOVE}%, lenders usually require mortgage insurance, and none is included here. Enter its rate to see the lower price you can afford.`,
    ];
  },
});

type Printed = Shown<Decimal> | undefined;

function equation(limit: string, loan: Decimal, left: Printed, downRate: Printed, down: Printed): string {
  if (limit === INSURANCE_BEGINS) return `${down} ÷ (100% - ${INSURED_ABOVE}%)`;
  if (downRate) return `${left} ÷ ((100% - ${downRate}) × k + t)`;
  return loan.isZero() ? `${left} ÷ t` : `(${left} + ${down} × k) ÷ (k + t)`;
}

/** By the month: the payment on each 1 borrowed, the mortgage insurance on it, and tax and insurance on each 1 of price. */
function perUnit({ annual_rate, years, mortgage_insurance_rate, property_tax_rate, home_insurance_rate }: Given) {
  const k = levelPayment(decimal(1), annual_rate.div(100 * MONTHLY), MONTHLY * years);
  const m = mortgage_insurance_rate.div(100 * MONTHLY);
  return { k, m, t: property_tax_rate.plus(home_insurance_rate).div(100 * MONTHLY) };
}

/** Costs rise with the price, at one rate below the price where mortgage insurance begins and at another above it. */
function highest(given: Given, left: Decimal) {
  const { k, m, t } = perUnit(given);
  if (given.down_payment_as === "percent") {
    const share = decimal(100).minus(given.down_payment_rate);
    const isInsured = share.gt(INSURED_ABOVE);
    const price = left.div(
      share
        .times(isInsured ? k.plus(m) : k)
        .div(100)
        .plus(t),
    );
    return { price, loan: price.times(share).div(100), isInsured, isHeld: false };
  }
  const down = given.down_payment;
  const found = (price: Decimal, isInsured: boolean, isHeld = false) => {
    return { price, loan: Decimal.max(0, price.minus(down)), isInsured, isHeld };
  };
  const begins = down.times(100).div(100 - INSURED_ABOVE);
  const insured = left.plus(down.times(k.plus(m))).div(k.plus(m).plus(t));
  if (insured.gt(begins)) return found(insured, true);
  const uninsured = left.plus(down.times(k)).div(k.plus(t));
  if (uninsured.gt(begins)) return found(begins, false, true);
  return found(uninsured.lt(down) ? left.div(t) : uninsured, false);
}
