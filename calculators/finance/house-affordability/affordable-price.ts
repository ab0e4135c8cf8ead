// The most that an income can pay for a home.
import { type Line, noAnswer, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { rangeOf } from "./comfortable-range.ts";
import { highestPrice, INSURANCE_BEGINS, priceFormula } from "./highest-price.ts";
import type { Given as AnyGiven } from "./house-affordability.ts";
import { budgetOf, limitSentence, ratiosOf } from "./housing-budget.ts";
import { costsOf, MONTHLY, perUnit } from "./monthly-costs.ts";

type Given = Extract<AnyGiven, { find: "price" }>;
type Found = Readonly<Record<"loan" | "down_payment_used", Shown<Decimal>>> & {
  readonly price: Shown<Decimal> | null;
  readonly mortgage_insurance: Shown<Decimal> | null;
  readonly limit: string;
};

function compute(given: Given) {
  const { monthly_debts, fees } = given;
  const { month, budget, limit } = budgetOf(given);
  if (budget.lte(0))
    return noAnswer(
      "Your debts use up the whole limit, so nothing is left for housing. Enter a higher income or lower debts.",
    );
  if (budget.lte(fees))
    return noAnswer(
      "The fees use up everything you can spend on housing. Enter lower fees, a higher income or lower debts.",
    );
  const home = highestPrice(given, budget.minus(fees));
  const costs = costsOf(given, home);
  return {
    price: home.price,
    income_needed: null,
    monthly_income_needed: null,
    limit: home.isHeld ? INSURANCE_BEGINS : limit,
    ...costs,
    ...ratiosOf(month, costs.monthly_total, monthly_debts),
    range: rangeOf(given),
  };
}

const sentence = ({ income }: ShownValues<Given>, { price, loan, limit }: Found) =>
  `On ${income} a year, you can pay up to ${price ?? ""} for a home and borrow ${loan}. ${limitSentence(limit)}`;

function steps(given: ShownValues<AnyGiven>, found: Found, show: Show, values: Given): readonly Line[] {
  const { income, monthly_debts, front_ratio, back_ratio, fees, annual_rate, down_payment, down_payment_rate } = given;
  const { price, limit, loan, down_payment_used, mortgage_insurance } = found;
  const budget = budgetOf(values);
  const [month, front, back] = [show("money", budget.month), show("money", budget.front), show("money", budget.back)];
  const left = show("money", budget.budget.minus(values.fees));
  const unit = perUnit(values);
  const k = show("number", mortgage_insurance ? unit.k.plus(unit.m) : unit.k, { significant: 6 });
  const t = show("number", unit.t, { significant: 6 });
  const n = MONTHLY * values.years;
  const level = annual_rate.value.isZero() ? `1 ÷ ${n}` : `r ÷ (1 - (1 + r)^-${n})`;
  const insured = mortgage_insurance ? ` + ${given.mortgage_insurance_rate} ÷ 12` : "";
  const taxes = `(${given.property_tax_rate} + ${given.home_insurance_rate}) ÷ 12`;
  return [
    step`Monthly income: ${income ?? ""} ÷ 12 = ${month}`,
    step`Limit on housing costs: ${month} × ${front_ratio} = ${front}`,
    step`Limit on housing costs and debts, minus debts: ${month} × ${back_ratio} - ${monthly_debts} = ${back}`,
    step`Smaller of the two, minus HOA fees: ${show("money", budget.budget)} - ${fees} = ${left}`,
    !loan.value.isZero() &&
      step`Monthly payment ÷ amount borrowed (k), where r is ${annual_rate} ÷ 12: ${level}${insured} = ${k}`,
    step`Monthly tax and insurance ÷ price (t): ${taxes} = ${t}`,
    step`Highest price: ${priceFormula(limit, loan.value, { left, downRate: down_payment_rate, down: down_payment }, show)} = ${price ?? ""}`,
    step`Amount borrowed: ${price ?? ""} - ${down_payment_used} = ${loan}`,
  ];
}

export const affordablePrice = { compute, sentence, steps };
