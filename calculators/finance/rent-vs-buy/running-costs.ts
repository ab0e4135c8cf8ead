// What a month of owning costs apart from the loan, and a month of renting, as both rise over the years.
import { choice, money, percent } from "#engine";
import { START } from "#facts/homes/starts";
import type { Decimal } from "#numbers/decimal";
import { HOA_FEES, PROPERTY_TAX_RATE, propertyTax } from "../../shared/homes.ts";

const MONTHLY = 12;

export const RUNNING_COSTS = {
  property_tax_as: choice(
    "Enter property tax as",
    { percent: "A percentage of the home value", amount: "An amount a year" },
    { inside: true, default: "percent", beginsIn: { elsewhere: "amount" } },
  ),
  property_tax_rate: percent("Property tax rate", { ...PROPERTY_TAX_RATE, default: START.propertyTax }),
  property_tax: propertyTax,
  maintenance_rate: percent("Maintenance", {
    typical: 0.9,
    min: 0,
    max: 20,
    default: 1,
    help: "Per year, as a percentage of the home value.",
  }),
  home_insurance: money("Annual home insurance", {
    min: 0,
    max: 1e8,
    default: 0,
    begins: START.homeInsurance,
    beginsIn: { elsewhere: 0 },
  }),
  fees: money("Monthly HOA fees", HOA_FEES),
  renters_insurance: money("Monthly renters insurance", { min: 0, max: 1e6, more: true, default: 0 }),
  cost_increase: percent("Rise in insurance and fees", {
    min: 0,
    max: 30,
    more: true,
    default: 3,
    help: "Per year. It also applies to a property tax you enter as an amount.",
  }),
};

export type RunningCosts = Readonly<
  Record<
    | "price"
    | "appreciation"
    | "maintenance_rate"
    | "home_insurance"
    | "fees"
    | "rent"
    | "rent_increase"
    | "renters_insurance"
    | "cost_increase",
    Decimal
  >
> & { readonly property_tax?: Decimal; readonly property_tax_rate?: Decimal };

export const grown = (amount: Decimal, percent: Decimal, years: number): Decimal =>
  amount.times(growthOf(percent, years));

const growthOf = (percent: Decimal, years: number): Decimal => percent.div(100).plus(1).pow(years);

/** In a year, counted from 0. */
export function costsIn(plan: RunningCosts, year: number) {
  const value = grown(plan.price, plan.appreciation, year);
  const rise = growthOf(plan.cost_increase, year);
  const tax = plan.property_tax ? plan.property_tax.times(rise) : value.times(plan.property_tax_rate ?? 0).div(100);
  const upkeep = value.times(plan.maintenance_rate).div(100).plus(plan.home_insurance.times(rise));
  return {
    tax: tax.div(MONTHLY),
    owning: tax.plus(upkeep).div(MONTHLY).plus(plan.fees.times(rise)),
    renting: grown(plan.rent, plan.rent_increase, year).plus(plan.renters_insurance.times(rise)),
  };
}
