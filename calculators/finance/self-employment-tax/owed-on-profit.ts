// Contributions on the profit of a year: Schedule SE with Form 8959 in the US, Class 4 in the UK.
import { factsUsed, heldOn } from "#facts/dated";
import { bandsOf, inDecimals } from "#facts/tax/bands";
import { unitedKingdomClass4 } from "#facts/tax/united-kingdom-class-4";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { partsIn } from "#numbers/bands";
import { Decimal, decimal } from "#numbers/decimal";
import type { Given } from "./self-employment-tax.ts";

/** Net earnings, 26 U.S.C. 1402(b)(2). */
const LEAST_EARNINGS = 400;
/** In dollars and in pounds: a smaller one needs no installments. */
export const LEAST_BILL = 1000;

const dayOf = ({ country, year }: Given): string => `${year}-${country === "us" ? "01-01" : "04-06"}`;
const factOf = ({ country }: Given) => (country === "us" ? unitedStatesPayrollTax : unitedKingdomClass4);

export const profitFacts = (given: Given) => factsUsed(factOf(given), dayOf(given), dayOf(given));

export const owedBySelfEmployed = (given: Given) => (given.country === "us" ? inUs(given) : inUk(given));

/** Employees' rates are charged twice, for the employer's half too. That half is first taken off the profit. */
function inUs(given: Given) {
  const { profit, wages = decimal(0), filing_status = "single" } = given;
  const { socialSecurity, medicare } = heldOn(unitedStatesPayrollTax, dayOf(given));
  const half = decimal(socialSecurity.percent).plus(medicare.percent);
  const net = profit.times(decimal(100).minus(half)).div(100);
  const { percent, owedAbove } = medicare.additional;
  const taxed = net.lt(LEAST_EARNINGS) ? decimal(0) : net;
  const beyond = taxed.minus(leftOf(owedAbove[filing_status], wages));
  return {
    net,
    shares: [
      share("Social Security", 2 * socialSecurity.percent, Decimal.min(taxed, leftOf(socialSecurity.wageBase, wages))),
      share("Medicare", 2 * medicare.percent, taxed),
    ],
    additional: beyond.gt(0) ? beyond.times(percent).div(100) : null,
  };
}

const leftOf = (limit: number, used: Decimal): Decimal => Decimal.max(0, decimal(limit).minus(used));

function inUk(given: Given): ReturnType<typeof inUs> | ({ readonly net: null } & Omit<ReturnType<typeof inUs>, "net">) {
  const [, main, above] = partsIn(inDecimals(bandsOf(heldOn(unitedKingdomClass4, dayOf(given)))), given.profit);
  const shares = [main, above].flatMap((band, i) =>
    band ? [share(i === 0 ? "Main rate" : "Above the upper limit", band.rate, band.part)] : [],
  );
  return { net: null, shares, additional: null };
}

const share = (levy: string, rate: Decimal | number, part: Decimal) => ({
  levy,
  rate: decimal(rate),
  part,
  tax: part.times(rate).div(100),
});
