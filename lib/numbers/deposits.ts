// Regular deposits into an account, by the calendar. Every balance is a sum of two: what the money at the start has
// grown to, and what the deposits have; so both are worked out for 1, and a plan can be solved for either.
//
// Deposits and interest need not fall on the same days. Then there are two conventions: interest runs from day to day
// at the equivalent rate, or money that comes between two days of interest earns nothing until the next one.
import { accumulated, growth } from "./annuity.ts";
import { COMPOUNDED, type COMPOUNDING } from "./compounding.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { type Frequency, TIMES_A_YEAR } from "./frequency.ts";
import { type Compounding, growthOver, periodicRate } from "./growth.ts";
import { narrow, Wide } from "./wide.ts";

export type Plan = {
  readonly annualPercent: Decimal;
  readonly compounding: Compounding;
  /** Deposits a year. */
  readonly perYear: number;
  /** Deposits come at the beginning of their periods. */
  readonly due: boolean;
  readonly between: "equivalent" | "none";
  /** By how much deposits rise after each year; those of a year are alike. */
  readonly raisePercent?: Decimal | undefined;
};

type Words = {
  readonly annualPercent: Decimal;
  readonly compounding: keyof typeof COMPOUNDING;
  readonly frequency: Frequency;
  readonly timing: "begin" | "end";
  readonly between?: Plan["between"] | undefined;
  readonly raisePercent?: Decimal | undefined;
};

/** A plan in the words that people choose from. */
export const planOf = ({
  annualPercent,
  compounding,
  frequency,
  timing,
  between = "equivalent",
  raisePercent,
}: Words): Plan => ({
  annualPercent,
  compounding: COMPOUNDED[compounding],
  perYear: TIMES_A_YEAR[frequency],
  due: timing === "begin",
  between,
  raisePercent,
});

export type Grown = {
  readonly months: number;
  /** What 1 at the start is worth now. */
  readonly start: Decimal;
  /** What deposits of 1, and of more after each raise, are worth now. */
  readonly deposits: Decimal;
  /** What they came to when they were paid in. */
  readonly paid: Decimal;
  /** How many of them there were. */
  readonly count: number;
};

/** After each year and after the months that are left, which is the end. Every year is like the first, but for the raises. */
export function yearByYear(plan: Plan, months: number): { readonly rows: readonly Grown[]; readonly end: Grown } {
  const grown =
    plan.between === "none" && plan.compounding !== "continuous" ? onDates(plan, plan.compounding) : daily(plan);
  const year = grown(12);
  const rest = months % 12 === 0 ? [] : [grown(months % 12)];
  const spans = [...Array.from({ length: Math.floor(months / 12) }, () => year), ...rest];
  const raise = (plan.raisePercent ?? decimal(0)).div(100).plus(1);
  const rows: Grown[] = [];
  let [end, each]: [Grown, Decimal] = [NOTHING_YET, decimal(1)];
  for (const span of spans) {
    end = {
      months: end.months + span.months,
      start: end.start.times(span.start),
      deposits: end.deposits.times(span.start).plus(span.deposits.times(each)),
      paid: end.paid.plus(each.times(span.count)),
      count: end.count + span.count,
    };
    each = each.times(raise);
    rows.push(end);
  }
  return { rows, end };
}

const NOTHING_YET: Grown = { months: 0, start: decimal(1), deposits: decimal(0), paid: decimal(0), count: 0 };

/** Within a year, where deposits are alike. */
type Span = Omit<Grown, "paid">;

const countAfter = ({ perYear, due }: Plan, months: number): number =>
  due ? Math.ceil((perYear * months) / 12) : Math.floor((perYear * months) / 12);

function daily(plan: Plan): (months: number) => Span {
  const { annualPercent, compounding, perYear, due } = plan;
  const rate = periodicRate(annualPercent, compounding, perYear);
  return (months) => {
    const count = countAfter(plan, months);
    const sinceLast = decimal(perYear)
      .times(months)
      .div(12)
      .minus(due ? count - 1 : count);
    return {
      months,
      start: narrow(growthOver(annualPercent, compounding, months)),
      deposits: narrow(growth(rate, sinceLast).times(accumulated(rate, count))),
      count,
    };
  };
}

/** Days of interest are numbered through the year, from 0 at its beginning. */
function onDates(plan: Plan, compounding: number): (months: number) => Span {
  const { annualPercent, perYear, due } = plan;
  const period = new Wide(annualPercent).div(100 * compounding).plus(1);
  const earnsFrom = Array.from({ length: perYear }, (_, i) => Math.ceil((compounding * (due ? i : i + 1)) / perYear));
  return (months) => {
    const [today, count] = [Math.floor((compounding * months) / 12), countAfter(plan, months)];
    let [worth, day] = [new Wide(0), 0];
    for (const from of earnsFrom.slice(0, count)) {
      const next = Math.min(from, today);
      worth = worth.times(period.pow(next - day)).plus(1);
      day = next;
    }
    const deposits = narrow(worth.times(period.pow(today - day)));
    return { months, start: narrow(period.pow(today)), deposits, count };
  };
}
