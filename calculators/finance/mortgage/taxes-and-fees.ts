// What a home costs besides the loan and its insurance: property tax, home insurance and HOA fees.
import {
  choice,
  type Line,
  money,
  optionalStep,
  percent,
  phrase,
  type Show,
  type Shown,
  type ShownValues,
  step,
} from "#engine";
import { AVERAGE_HOME_INSURANCE, START } from "#facts/homes/starts";
import type { Decimal } from "#numbers/decimal";
import { HOA_FEES, PROPERTY_TAX_RATE, propertyTax } from "../../shared/homes.ts";
import { unrounded } from "../../shared/level-payments.ts";

const MONTHLY = 12;

export const TAXES_AND_FEES = {
  property_tax_as: choice(
    "Enter property tax as",
    { amount: "An amount a year", percent: "A percentage of the price" },
    { inside: true, default: "amount", begins: "percent", beginsIn: { elsewhere: "amount" } },
  ),
  property_tax: propertyTax,
  property_tax_rate: percent("Property tax rate", { ...PROPERTY_TAX_RATE, example: START.propertyTax }),
  home_insurance: money("Annual home insurance", {
    min: 0,
    max: 1e8,
    default: 0,
    begins: START.homeInsurance,
    beginsIn: { elsewhere: 0 },
    help: AVERAGE_HOME_INSURANCE,
  }),
  fees: money("Monthly HOA fees", HOA_FEES),
};

type Given = Readonly<Record<"price" | "home_insurance" | "fees", Decimal>> & {
  readonly property_tax?: Decimal;
  readonly property_tax_rate?: Decimal;
};

export function monthlyCosts({ price, property_tax, property_tax_rate, home_insurance, fees }: Given) {
  const tax = property_tax ?? price.times(property_tax_rate ?? 0).div(100);
  return {
    monthly_property_tax: unlessZero(tax.div(MONTHLY)),
    monthly_home_insurance: unlessZero(home_insurance.div(MONTHLY)),
    monthly_fees: unlessZero(fees),
  };
}

const unlessZero = (amount: Decimal): Decimal | null => (amount.isZero() ? null : amount);

type Found = Readonly<Record<"monthly_total" | "principal_and_interest", Shown<Decimal>>> &
  Readonly<Record<"monthly_property_tax" | "monthly_home_insurance" | "mortgage_insurance", Shown<Decimal> | null>>;

/** From the loan's payment to the whole one. */
export function costSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { price, property_tax, property_tax_rate, home_insurance, fees } = given;
  const { principal_and_interest, monthly_property_tax, monthly_total } = found;
  if (monthly_total.value.eq(principal_and_interest.value)) return [];
  const exactly = (cost: Shown<Decimal> | null) => cost && unrounded(cost, show);
  const tax = property_tax ? perMonth(property_tax) : exactly(monthly_property_tax);
  const others = [tax, perMonth(home_insurance), unlessFree(fees), exactly(found.mortgage_insurance)];
  const sum = others.reduce<Shown<unknown>>(
    (sum, cost) => (cost ? phrase`${sum} + ${cost}` : sum),
    unrounded(principal_and_interest, show),
  );
  return [
    property_tax_rate &&
      optionalStep`Monthly property tax: ${price} × ${property_tax_rate} ÷ 12 = ${monthly_property_tax}`,
    step`Monthly payment: ${sum} = ${monthly_total}`,
  ];
}

const unlessFree = (cost: Shown<Decimal>) => (cost.value.isZero() ? null : cost);
const perMonth = (cost: Shown<Decimal>) => (cost.value.isZero() ? null : phrase`${cost} ÷ 12`);

export function missingCosts({ monthly_property_tax, monthly_home_insurance }: Found): Line {
  const missing = [!monthly_property_tax && "property tax", !monthly_home_insurance && "home insurance"].filter(
    Boolean,
  );
  return (
    missing.length > 0 &&
    `This payment does not include ${missing.join(" or ")}. Enter yours to see the full monthly cost.`
  );
}
