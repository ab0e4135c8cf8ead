// Regular deposits into an account, by the calendar. Every balance is a sum of two: what the money at the start has
// grown to, and what the deposits have; so both are worked out for 1, and a plan can be solved for either.
//
// Deposits and interest need not fall on the same days. Then there are two conventions: interest runs from day to day
// at the equivalent rate, or money that comes between two days of interest earns nothing until the next one.
import { accumulated, growth, narrow, Wide } from "./annuity.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { type Compounding, growthOver, periodicRate } from "./growth.ts";

export type Plan = {
  readonly annualPercent: Decimal;
  readonly compounding: Compounding;
  /** Deposits a year. */
  readonly perYear: number;
  /** Deposits come at the beginning of their periods. */
  readonly due: boolean;
  readonly between: "equivalent" | "none";
};

export type Grown = {
  /** What 1 at the start is worth now. */
  readonly start: Decimal;
  /** What deposits of 1 are worth now. */
  readonly deposits: Decimal;
  /** How many of them there were. */
  readonly count: number;
};

/** What has become of 1 at the start, and of deposits of 1, after so many months. */
export function grownBy(plan: Plan): (months: number) => Grown {
  const { compounding } = plan;
  return plan.between === "none" && compounding !== "continuous" ? onDates(plan, compounding) : dayByDay(plan);
}

export type Balance = { readonly months: number; readonly count: number; readonly balance: Decimal };

/** The balance at the end of each year, and at the end of the months that are left: every year is like the first. */
export function yearByYear(plan: Plan, start: Decimal, deposit: Decimal, months: number): readonly Balance[] {
  const grown = grownBy(plan);
  const year = { ...grown(12), months: 12 };
  const rest = { ...grown(months % 12), months: months % 12 };
  const spans = [...Array.from({ length: Math.floor(months / 12) }, () => year), ...(rest.months > 0 ? [rest] : [])];
  const balances: Balance[] = [];
  let now: Balance = { months: 0, count: 0, balance: start };
  for (const span of spans) {
    const balance = now.balance.times(span.start).plus(deposit.times(span.deposits));
    now = { months: now.months + span.months, count: now.count + span.count, balance };
    balances.push(now);
  }
  return balances;
}

const countAfter = ({ perYear, due }: Plan, months: number): number =>
  due ? Math.ceil((perYear * months) / 12) : Math.floor((perYear * months) / 12);

function dayByDay(plan: Plan): (months: number) => Grown {
  const { annualPercent, compounding, perYear, due } = plan;
  const rate = periodicRate(annualPercent, compounding, perYear);
  return (months) => {
    const count = countAfter(plan, months);
    const sinceLast = decimal(perYear)
      .times(months)
      .div(12)
      .minus(due ? count - 1 : count);
    return {
      start: growthOver(annualPercent, compounding, months),
      deposits: narrow(growth(rate, sinceLast).times(accumulated(rate, count))),
      count,
    };
  };
}

function onDates(plan: Plan, compounding: number): (months: number) => Grown {
  const { annualPercent, perYear, due } = plan;
  const period = new Wide(annualPercent).div(100 * compounding).plus(1);
  // Of each deposit of a year, the number of the day of interest from which it earns.
  const earnsFrom = Array.from({ length: perYear }, (_, i) => Math.ceil((compounding * (due ? i : i + 1)) / perYear));
  const worthAt = (date: number, deposits: number) =>
    earnsFrom.slice(0, deposits).reduce((sum, from) => sum.plus(period.pow(Math.max(0, date - from))), new Wide(0));
  const yearOfDeposits = worthAt(compounding, perYear);
  const yearlyRate = period.pow(compounding).minus(1);
  return (months) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const date = Math.floor((compounding * rest) / 12);
    const before = yearOfDeposits.times(accumulated(yearlyRate, years)).times(period.pow(date));
    return {
      start: period.pow(years * compounding + date),
      deposits: narrow(before.plus(worthAt(date, countAfter(plan, rest)))),
      count: countAfter(plan, months),
    };
  };
}
