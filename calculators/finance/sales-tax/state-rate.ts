// The rate of a state with what cities and counties add, or one's own, and the tax at that rate.
import { type SALES_TAX_STATES, salesTaxRate } from "#facts/tax/sales-rates";
import { type Decimal, decimal } from "#numbers/decimal";
import { taxOfMany } from "../../shared/price-tax.ts";

type State = keyof typeof SALES_TAX_STATES;

export const isChosen = (state: State | undefined): state is Exclude<State, "none"> =>
  state !== undefined && state !== "none";

type Rated = { readonly state: State; readonly local_rate: Decimal; readonly tax_rate: Decimal | undefined };

/** `taxAt` gives the tax on one item at a rate. */
export function withTax(
  given: Rated & Parameters<typeof taxOfMany>[1],
  taxAt: (rate: Decimal) => Decimal,
  digits: number,
) {
  const rates = ratesOf(given);
  return "noAnswer" in rates ? rates : { ...rates, ...taxOfMany(taxAt(rates.rate), given, digits) };
}

/** Without a state `check` has asked for a rate. */
function ratesOf({ state, tax_rate, local_rate }: Rated) {
  if (tax_rate || state === "none") return { state_rate: null, rate: decimal(tax_rate ?? 0) };
  const rate = salesTaxRate(state);
  if (typeof rate !== "number") return rate;
  return { state_rate: decimal(rate), rate: local_rate.plus(rate) };
}
