// What a home costs by the month: the payment on its loan, property tax, insurance and fees.
import { levelPayment } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";

export const MONTHLY = 12;

type Rates = Readonly<
  Record<"annual_rate" | "mortgage_insurance_rate" | "property_tax_rate" | "home_insurance_rate", Decimal>
> & { readonly years: number };
type Costs = Rates & Readonly<Record<"fees" | "closing_rate", Decimal>>;

export type Home = { readonly price: Decimal; readonly loan: Decimal; readonly isInsured: boolean };

/** On each 1 borrowed the payment and the mortgage insurance, on each 1 of the price tax and home insurance. */
export function perUnit(rates: Rates) {
  const k = levelPayment(decimal(1), rates.annual_rate.div(100 * MONTHLY), MONTHLY * rates.years);
  const m = rates.mortgage_insurance_rate.div(100 * MONTHLY);
  return { k, m, t: rates.property_tax_rate.plus(rates.home_insurance_rate).div(100 * MONTHLY) };
}

export function costsOf(given: Costs, { price, loan, isInsured }: Home) {
  const { k, m, t } = perUnit(given);
  const insurance = isInsured ? loan.times(m) : decimal(0);
  const closing = price.times(given.closing_rate).div(100);
  const down = price.minus(loan);
  return {
    loan,
    down_payment_used: down,
    closing_costs: closing.isZero() ? null : closing,
    cash_needed: closing.isZero() ? null : down.plus(closing),
    monthly_total: loan.times(k).plus(insurance).plus(price.times(t)).plus(given.fees),
    principal_and_interest: loan.times(k),
    property_tax: price.times(given.property_tax_rate).div(100 * MONTHLY),
    home_insurance: price.times(given.home_insurance_rate).div(100 * MONTHLY),
    mortgage_insurance: insurance.isZero() ? null : insurance,
    loan_to_value: loan.times(100).div(price),
  };
}
