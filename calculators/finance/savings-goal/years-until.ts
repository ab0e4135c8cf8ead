// A goal that deposits reach year by year: those of a year are alike, and each year's are raised over the one before.
import { growth } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { futureValue, periodsUntil, type Stream } from "#numbers/growth";
import { ceil, snap } from "#numbers/round";
import { narrow } from "#numbers/wide";

type Saved = Readonly<Record<"year" | "deposited" | "balance", Decimal>>;

/** `begun` is the savings when the last year begins, and `periods` how many deposit periods of that year it takes. */
export type Reached = { readonly years: readonly Saved[]; readonly begun: Stream; readonly periods: Decimal };

type Plan = { readonly perYear: number; readonly raise: Decimal; readonly mostYears: number };

/** Undefined where the years are too few. The deposits of `stream` are those of the first year. */
export function yearsUntil(goal: Decimal, stream: Stream, { perYear, raise, mostYears }: Plan): Reached | undefined {
  const grown = narrow(growth(stream.rate, perYear));
  const added = futureValue({ ...stream, start: decimal(0), payment: decimal(1) }, perYear);
  const years: Saved[] = [];
  let [begun, deposited] = [stream, stream.start];
  for (let year = 1; year <= mostYears; year++) {
    const balance = begun.start.times(grown).plus(begun.payment.times(added));
    const saved = begun.payment.times(perYear).plus(deposited);
    if (snap(balance).gte(snap(goal))) return reached(goal, begun, { years, deposited, perYear });
    years.push({ year: decimal(year), deposited: saved, balance });
    deposited = saved;
    begun = { ...begun, start: balance, payment: begun.payment.times(raise) };
  }
  return undefined;
}

type Before = { readonly years: readonly Saved[]; readonly deposited: Decimal; readonly perYear: number };

function reached(goal: Decimal, begun: Stream, { years, deposited, perYear }: Before): Reached | undefined {
  const periods = periodsUntil(goal, begun);
  if (!periods) return undefined;
  const whole = ceil(periods);
  const last = {
    year: whole.div(perYear).plus(years.length),
    deposited: begun.payment.times(whole).plus(deposited),
    balance: futureValue(begun, whole),
  };
  return { years: [...years, last], begun, periods };
}
