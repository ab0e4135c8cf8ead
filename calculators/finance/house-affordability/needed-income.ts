// The income with which lenders would allow what a home costs by the month.
import { type Line, noAnswer, type Show, type Shown, type ShownValues, step } from "#engine";
import { INSURED_ABOVE } from "#facts/homes/starts";
import type { Decimal } from "#numbers/decimal";
import { levelFormula } from "../../shared/level-payments.ts";
import { added } from "../../shared/taxes.ts";
import type { Given as AnyGiven } from "./house-affordability.ts";
import { incomeFor, limitSentence, ratiosOf } from "./housing-budget.ts";
import { costsOf, type Home, MONTHLY } from "./monthly-costs.ts";

type Given = Extract<AnyGiven, { find: "income" }>;
type Costs =
  | "loan"
  | "down_payment_used"
  | "monthly_total"
  | "principal_and_interest"
  | "property_tax"
  | "home_insurance";
type Found = Readonly<Record<Costs, Shown<Decimal>>> &
  Readonly<Record<"income_needed" | "monthly_income_needed" | "mortgage_insurance", Shown<Decimal> | null>> & {
    readonly limit: string;
  };

function compute(given: Given) {
  const costs = costsOf(given, homeOf(given));
  const { month, limit } = incomeFor(given, costs.monthly_total);
  if (month.isZero())
    return noAnswer("You don't need an income for this home: nothing is borrowed, and there are no monthly costs.");
  return {
    price: null,
    income_needed: month.times(MONTHLY),
    monthly_income_needed: month,
    limit,
    ...costs,
    ...ratiosOf(month, costs.monthly_total, given.monthly_debts),
    range: null,
  };
}

function homeOf(given: Given): Home {
  const price = given.home_price;
  const down = given.down_payment_as === "percent" ? price.times(given.down_payment_rate).div(100) : given.down_payment;
  const loan = price.minus(down);
  return { price, loan, isInsured: loan.times(100).gt(price.times(INSURED_ABOVE)) };
}

const sentence = ({ home_price }: ShownValues<Given>, { income_needed, monthly_income_needed, limit }: Found) =>
  `To buy a home for ${home_price}, you need an income of ${income_needed ?? ""} a year, or ${monthly_income_needed ?? ""} a month. ${limitSentence(limit)}`;

function steps(given: ShownValues<AnyGiven>, found: Found, show: Show, values: Given): readonly Line[] {
  const { home_price, annual_rate, monthly_debts, front_ratio, back_ratio, fees } = given;
  const { loan, monthly_total, principal_and_interest, mortgage_insurance } = found;
  const exact = incomeFor(values, monthly_total.value);
  const [front, back] = [show("money", exact.front), show("money", exact.back)];
  const parts = [principal_and_interest, found.property_tax, found.home_insurance, mortgage_insurance, fees];
  const costs = parts.flatMap((part) => (part && !part.value.isZero() ? [part] : []));
  return [
    step`Amount borrowed: ${home_price ?? ""} - ${found.down_payment_used} = ${loan}`,
    !loan.value.isZero() &&
      step`Monthly payment, where r is ${annual_rate} ÷ 12: ${levelFormula(loan, annual_rate.value, MONTHLY * values.years)} = ${principal_and_interest}`,
    ...yearly("property tax", home_price, given.property_tax_rate, found.property_tax),
    ...yearly("home insurance", home_price, given.home_insurance_rate, found.home_insurance),
    ...(mortgage_insurance
      ? yearly("mortgage insurance", loan, given.mortgage_insurance_rate, mortgage_insurance)
      : []),
    costs.length > 1 && added("Monthly housing costs", costs, monthly_total),
    step`Income for housing costs: ${monthly_total} ÷ ${front_ratio} = ${front}`,
    step`Income for housing costs and debts: (${monthly_total} + ${monthly_debts}) ÷ ${back_ratio} = ${back}`,
    step`Larger of the two, for a year: ${found.monthly_income_needed ?? ""} × 12 = ${found.income_needed ?? ""}`,
  ];
}

const yearly = (
  what: string,
  of: Shown<Decimal> | undefined,
  rate: Shown<Decimal>,
  cost: Shown<Decimal>,
): readonly string[] => (cost.value.isZero() ? [] : [step`Monthly ${what}: ${of ?? ""} × ${rate} ÷ 12 = ${cost}`]);

export const neededIncome = { compute, sentence, steps };
