// What a buyer brings to the closing: the down payment and the costs of the loan and the sale.
import { type Line, money, optionalStep, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";

export const CLOSING_COSTS = {
  closing_costs: money("Closing costs", {
    min: 0,
    max: 1e8,
    more: true,
    default: 0,
    help: "Your lender lists them in the Loan Estimate.",
  }),
};

type Given = Readonly<Record<"price" | "closing_costs", Decimal>>;

export const cashNeeded = ({ price, closing_costs }: Given, loan: Decimal): Decimal | null =>
  closing_costs.isZero() ? null : price.minus(loan).plus(closing_costs);

type Printed = Readonly<Record<"price" | "closing_costs", Shown<Decimal>>>;
type Found = { readonly loan: Shown<Decimal>; readonly cash_to_close: Shown<Decimal> | null };

export const cashStep = ({ price, closing_costs }: Printed, { loan, cash_to_close }: Found): Line =>
  optionalStep`Cash needed at closing: ${price} - ${loan} + ${closing_costs} = ${cash_to_close}`;
