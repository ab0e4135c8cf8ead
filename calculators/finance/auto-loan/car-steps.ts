// The steps from the price of a car to its payment and its total cost.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { levelFormula, unrounded } from "../../shared/level-payments.ts";
import type { Given } from "./auto-loan.ts";

const MONTHLY = 12;

type Found = Readonly<Record<"payment" | "amount_financed" | "sales_tax" | "total_interest", Shown<Decimal>>>;
type StepOf = (name: "total_cost") => Line;

export function carSteps(
  given: ShownValues<Given>,
  found: Found,
  show: Show,
  _: Given,
  stepOf: StepOf,
): readonly Line[] {
  const { payment, amount_financed, sales_tax, total_interest } = found;
  const { price, rebate, down_payment, trade_in, trade_in_owed, fees, annual_rate, months } = given;
  const untaxed = [
    ...(given.taxed === "after_trade_in" && !trade_in.value.isZero() ? [trade_in] : []),
    ...(given.rebate_lowers_tax && !rebate.value.isZero() ? [rebate] : []),
  ];
  const base = [price, ...untaxed].join(" - ");
  const isNothing = untaxed.reduce((left, { value }) => left.minus(value), price.value).isNegative();
  const withFees = fees.value.isZero() ? "" : ` + ${fees}`;
  const others = [rebate, down_payment, trade_in].filter(({ value }) => !value.isZero()).map((less) => ` - ${less}`);
  const rest = others.join("") + (trade_in_owed.value.isZero() ? "" : ` + ${trade_in_owed}`);
  const r = show("percent", annual_rate.value.div(MONTHLY), { upTo: 6 });
  return [
    isNothing
      ? `Sales tax: none, because ${untaxed.join(" + ")} is more than the price`
      : step`Sales tax: ${untaxed.length > 0 ? `(${base})` : base} × ${given.sales_tax_rate} = ${sales_tax}`,
    given.tax_and_fees === "financed"
      ? step`Loan amount: ${price} + ${sales_tax}${withFees}${rest} = ${amount_financed}`
      : step`Loan amount: ${price}${rest} = ${amount_financed}`,
    step`Monthly rate r: ${annual_rate} ÷ ${MONTHLY} = ${r}`,
    step`Payment: ${levelFormula(amount_financed, annual_rate.value, months.value)} = ${payment}`,
    step`Total interest, payment not rounded: ${unrounded(payment, show)} × ${months.value} - ${amount_financed} = ${total_interest}`,
    stepOf("total_cost"),
  ];
}
