// A pot that is drawn on: level withdrawals within a year, raised once a year by the same percentage.
//
//   pot ÷ first withdrawal = y ÷ G × (1 + q + … + q^(n − 1)), q = (1 + raise) ÷ G, and y ÷ (G − 1 − raise) for ever,
//   where G is a year's growth and y what a year's withdrawals of 1 are worth at the end of that year
import { accumulated, growth } from "./annuity.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { subtract, sureDigits } from "./round.ts";
import { narrow, Wide } from "./wide.ts";

export type Drawing = {
  /** Of one period, as a plain ratio. */
  readonly rate: Decimal;
  readonly perYear: number;
  readonly raisePercent: Decimal;
  /** Withdrawals come at the beginning of their periods. */
  readonly due: boolean;
};

/** How many times the first withdrawal the pot must hold to last so many years. */
export function potFor(drawing: Drawing, years: number): Decimal {
  const { grown, raised, year } = ofYear(drawing);
  const falling = raised.div(grown).minus(1);
  return narrow(accumulated(falling, years).times(year).div(grown));
}

/** The same for ever; undefined where withdrawals are raised as fast as the pot grows, or faster. */
export function potForever(drawing: Drawing): Decimal | undefined {
  const { grown, raised, year } = ofYear(drawing);
  const gained = subtract(grown, raised);
  return gained.gt(0) ? narrow(year.div(gained)) : undefined;
}

function ofYear({ rate, perYear, raisePercent, due }: Drawing) {
  const year = accumulated(rate, perYear);
  return {
    grown: growth(rate, perYear),
    raised: new Wide(raisePercent).div(100).plus(1),
    year: new Wide(due ? rate.plus(1) : 1).times(year),
  };
}

export type DrawnYear = {
  readonly withdrawn: Decimal;
  readonly interest: Decimal;
  readonly balance: Decimal;
  /** Withdrawals in full, and a last one where less was left. */
  readonly full: number;
  readonly last: Decimal | undefined;
};

/** Year by year, until the pot is empty or `most` years are over. */
export function drawn(drawing: Drawing, pot: Decimal, withdrawal: Decimal, most: number): readonly DrawnYear[] {
  const raised = drawing.raisePercent.div(100).plus(1);
  const years: DrawnYear[] = [];
  const yearly = narrow(growth(drawing.rate, drawing.perYear));
  // A digit that was cut off the pot at first grows as the pot does.
  let [balance, wanted, hair] = [pot, withdrawal, pot.times(`1e-${sureDigits()}`)];
  while (years.length < most && balance.gt(0)) {
    hair = hair.times(yearly);
    const year = drawnYear(drawing, balance, wanted, hair);
    years.push(year);
    balance = year.balance;
    wanted = wanted.times(raised);
  }
  return years;
}

/** A pot that is exactly enough may come out a hair below or above it. */
function drawnYear({ rate, perYear, due }: Drawing, start: Decimal, wanted: Decimal, hair: Decimal): DrawnYear {
  const grown = rate.plus(1);
  let [balance, withdrawn, full] = [start, decimal(0), 0];
  let last: Decimal | undefined;
  for (let period = 0; period < perYear && balance.gt(0); period++) {
    const there = due ? balance : balance.times(grown);
    const isLast = there.lte(wanted.plus(hair));
    const taken = isLast ? there : wanted;
    if (taken.gte(wanted.minus(hair))) full++;
    else last = taken;
    withdrawn = withdrawn.plus(taken);
    balance = isLast ? decimal(0) : there.minus(taken).times(due ? grown : 1);
  }
  return { withdrawn, interest: subtract(balance.plus(withdrawn), start), balance, full, last };
}
