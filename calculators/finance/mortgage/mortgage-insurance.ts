// Mortgage insurance: when lenders ask for it, what it costs each month, and how long you pay it.
import { type Line, percent, type Show, type Shown } from "#engine";
import { INSURED_ABOVE, START } from "#facts/homes/starts";
import { paymentsUntil } from "#numbers/annuity";
import type { Decimal } from "#numbers/decimal";

const MONTHLY = 12;

// US Homeowners Protection Act of 1998, 12 U.S.C. 4901(18) and 4902(b): mortgage insurance ends when the balance
// is first scheduled to reach 78 % of the original value.
const INSURED_UNTIL = 78;

export const mortgageInsuranceRate = percent("Mortgage insurance rate (PMI)", {
  min: 0,
  max: 10,
  default: 0,
  begins: START.mortgageInsurance,
  beginsIn: { elsewhere: 0 },
  help: "Per year, as a percentage of the loan. Charged only with less than 20% down, until the scheduled balance is 78% of the price.",
});

/** Whether lenders ask for it. */
export const isInsurable = (price: Decimal, loan: Decimal): boolean => loan.times(100).gt(price.times(INSURED_ABOVE));

type Loan = Readonly<Record<"price" | "loan" | "rate" | "payment", Decimal>> & { readonly periods: number };

/** The monthly premium and how many payments include it, where it is charged. */
export function mortgageInsurance(annualPercent: Decimal, { price, loan, rate, payment, periods }: Loan) {
  if (annualPercent.isZero() || !isInsurable(price, loan)) return undefined;
  const payments = paymentsUntil(price.times(INSURED_UNTIL).div(100), loan, rate, payment, periods) ?? periods;
  return { premium: loan.times(annualPercent).div(100 * MONTHLY), payments };
}

type Found = { readonly loan_to_value: Shown<Decimal>; readonly mortgage_insurance: Shown<Decimal> | null };

export function insuranceAlert({ value: rate }: Shown<Decimal>, { loan_to_value }: Found, show: Show): Line {
  const isRisky = rate.isZero() && loan_to_value.value.gt(INSURED_ABOVE);
  return (
    isRisky &&
    `Your loan is ${loan_to_value} of the price. Above ${show("percent", INSURED_ABOVE)}, lenders usually require mortgage insurance. Enter its rate to include it.`
  );
}

export function insuranceNote(
  { value: rate }: Shown<Decimal>,
  { loan_to_value, mortgage_insurance }: Found,
  show: Show,
): Line {
  const isChosen = !rate.isZero() && !rate.eq(START.mortgageInsurance);
  return (
    isChosen &&
    !mortgage_insurance &&
    `No mortgage insurance is charged: the loan is ${loan_to_value} of the price, not more than ${show("percent", INSURED_ABOVE)}.`
  );
}
