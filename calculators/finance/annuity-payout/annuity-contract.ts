// An amount that earns interest, perhaps for some years first, and is then paid out in level payouts.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { growth } from "#numbers/annuity";
import { COMPOUNDED, rateFormula } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { FREQUENCY, TIMES_A_YEAR } from "#numbers/frequency";
import { periodicRate, worthYearByYear } from "#numbers/growth";
import { subtract } from "#numbers/round";
import type { Given } from "./annuity-payout.ts";

export const MOST_YEARS = 100;
/** The years of payouts in the table where they last forever. */
export const SHOWN_FOREVER = 30;
const ZERO = decimal(0);

/** The outputs, as far as a question has no answer to them. */
export const NOTHING = {
  payout: null,
  lasts: null,
  payouts: null,
  last_payout: null,
  total_paid: null,
  total_interest: null,
};

/** What every question asks for. */
type Terms = Omit<Given, "years" | "payment">;

export type Contract = ReturnType<typeof contractOf>;

export function contractOf({ amount, annual_rate, frequency, timing, compounding, deferral }: Terms) {
  const perYear = TIMES_A_YEAR[frequency];
  const rate = periodicRate(annual_rate, COMPOUNDED[compounding], perYear);
  const due = timing === "begin";
  /** What the amount has grown to when payouts begin. */
  const ready = amount.times(growth(rate, deferral * perYear));
  /** What the payouts are worth one period before the first of them. */
  const start = due ? ready.div(rate.plus(1)) : ready;
  return { amount, rate, perYear, due, deferral, ready, start };
}

/** From the years before payouts on. Where there is a total, nothing is left after the last year. */
export function yearByYear(contract: Contract, payout: Decimal, years: number, total?: Decimal) {
  const { amount, rate, perYear, due, deferral, ready } = contract;
  const after = (start: Decimal, payment: Decimal, time: number) =>
    worthYearByYear({ start, payment, rate, due }, decimal(time * perYear), perYear).map(({ balance }) => balance);
  const balances = [...after(amount, ZERO, deferral), ...after(ready, payout.neg(), years)];
  if (total) balances[balances.length - 1] = ZERO;
  const full = payout.times(perYear);
  return balances.map((balance, i) => {
    const isLast = i === balances.length - 1;
    const paying = total && isLast ? total.minus(full.times(years - 1)) : full;
    const paid = i < deferral ? ZERO : paying;
    return { year: i + 1, paid, interest: subtract(balance.plus(paid), balances[i - 1] ?? amount), balance };
  });
}

type Starting = Pick<Given, "amount" | "annual_rate" | "deferral" | "frequency">;

/** What there is when payouts begin. */
export const readyAmount = (given: ShownValues<Starting>, { ready }: Contract, show: Show): Shown<Decimal> =>
  given.deferral.value === 0 ? given.amount : show("money", ready);

/** The rate, and the years in which the amount only grows. */
export function beforePayouts(given: ShownValues<Terms>, contract: Contract, show: Show): readonly Line[] {
  const { amount, annual_rate, compounding, deferral } = given;
  const i = show("percent", contract.rate.times(100), { upTo: 8 });
  const formula = rateFormula(`${annual_rate}`, COMPOUNDED[compounding], contract.perYear);
  const waited = deferral.value * contract.perYear;
  return [
    step`Rate i for one period: ${formula} = ${i}`,
    waited > 0 &&
      step`Amount when payouts begin: ${amount} × (1 + i)^${waited} = ${readyAmount(given, contract, show)}`,
  ];
}

/** "$500,000 at 5%, left for 10 years," */
export const startingWith = ({ amount, annual_rate, deferral }: ShownValues<Starting>): string =>
  `${amount} at ${annual_rate}${deferral.value === 0 ? "" : `, left for ${deferral},`}`;

export const everyTime = ({ frequency }: Pick<Given, "frequency">): string => FREQUENCY[frequency].toLowerCase();
