// Cash flows as people list them: by the number of a period, or by date.
import { dayNumber } from "./calendar.ts";
import { inOrder } from "./cash-flows.ts";
import { readDate } from "./civil-date.ts";
import type { Decimal } from "./decimal.ts";
import type { Flow } from "./present-values.ts";

export const TIMINGS = {
  yearly: "Every year",
  quarterly: "Every quarter",
  monthly: "Every month",
  dates: "On certain dates",
} as const;
export type Timing = keyof typeof TIMINGS;

/** Dates are a day apart, and a year has 365 of them, as XNPV and XIRR count. */
export const STEPS_A_YEAR = { yearly: 1, quarterly: 4, monthly: 12, dates: 365 } as const;

/** "Year 3" */
export const PERIOD_NAMES = { yearly: "Year", quarterly: "Quarter", monthly: "Month" } as const;

export const PERIOD_CELL = { pattern: "\\d{1,3}", like: "a whole number from 0 to 999", maxLength: 3 } as const;
export const DATE_CELL = {
  reads: "day",
  pattern: "(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])",
  like: "a date from 1900 on, such as 2026-03-31",
  maxLength: 10,
} as const;

type ByPeriod = { readonly period: string; readonly amount: Decimal };
type ByDate = { readonly date: string; readonly amount: Decimal };

const byPeriod = (rows: readonly ByPeriod[]): readonly Flow[] =>
  inOrder(rows.map(({ period, amount }) => ({ at: Number(period), amount })));

type Listed =
  | { readonly timing: "dates"; readonly dated_flows: readonly ByDate[] }
  | { readonly timing: Exclude<Timing, "dates">; readonly flows: readonly ByPeriod[] };

export const flowsOf = (given: Listed): readonly Flow[] =>
  given.timing === "dates" ? byDate(given.dated_flows) : byPeriod(given.flows);

/** From the earliest date on, which may have an amount of zero. */
function byDate(rows: readonly ByDate[]): readonly Flow[] {
  const start = firstDay(rows);
  return inOrder(rows.map(({ date, amount }) => ({ at: dayOf(date) - start, amount })));
}

export const firstDay = (rows: readonly ByDate[]): number => Math.min(...rows.map(({ date }) => dayOf(date)));

/** Over a longer time rates take long to find, and mean nothing. */
const MOST_YEARS = 100;

type Given = {
  readonly timing: Timing;
  readonly flows?: readonly ByPeriod[] | undefined;
  readonly dated_flows?: readonly ByDate[] | undefined;
};

/** What is wrong with a list as a whole. */
export function faultsOf({ timing, flows, dated_flows }: Given): Readonly<Record<string, string>> {
  const wrong = dated_flows && wrongDate(dated_flows);
  if (wrong) return { dated_flows: `has ${wrong}, which is no day in the calendar` };
  const name = dated_flows ? "dated_flows" : "flows";
  const ends = dated_flows
    ? dated_flows.map(({ date }) => dayOf(date) - firstDay(dated_flows))
    : (flows ?? []).map(({ period }) => Number(period));
  const years = Math.floor(Math.max(...ends) / STEPS_A_YEAR[timing]);
  return years > MOST_YEARS ? { [name]: `must not span more than ${MOST_YEARS} years` } : {};
}

/** The first row whose date is in no calendar, such as 30 February. */
const wrongDate = (rows: readonly ByDate[]): string | undefined => rows.find(({ date }) => !readDate(date))?.date;

function dayOf(text: string): number {
  const date = readDate(text);
  return date ? dayNumber(date) : 0;
}
