// The business days that were counted, or the date that was found, in words.
import { formatNumber, formatSpan, type Show, type Shown, type ShownValues } from "#engine";
import type { CivilDate } from "#numbers/civil-date";
import { takenOut } from "../../shared/business-days.ts";
import type { Given } from "./counted-days.ts";
import { dayOf, size } from "./counting-steps.ts";

type Asked = ShownValues<Given>;
type Counted = Readonly<Record<"business_days" | "with_both_dates", Shown<unknown> | null>>;

export function daysSentence(
  { from, to, count_ends, calendar }: Asked,
  { business_days }: Counted,
  { notation }: Show,
): string {
  const amount = Number(business_days?.value);
  const back = amount < 0 ? " back" : "";
  const are = Math.abs(amount) === 1 ? "is" : "are";
  return `From ${dayOf(from)}${back} to ${dayOf(to)}, ${ENDS[count_ends]}, there ${are} ${inDays(amount, notation)}${takenOut(calendar)}.`;
}

export function dateSentence(
  { from, days, start_is_day_one, calendar }: Asked,
  { date }: { readonly date: Shown<CivilDate> | null },
  { notation }: Show,
): string {
  const amount = days.value;
  const found = `${date ? dayOf(date) : ""}${takenOut(calendar)}`;
  const [way, back] = amount < 0 ? ["before", " back"] : ["after", ""];
  if (!start_is_day_one || amount === 0) return `${inDays(amount, notation)} ${way} ${dayOf(from)} is ${found}.`;
  return `Counted${back} from ${dayOf(from)} itself, business day ${formatNumber(Math.abs(amount), {}, notation)} is ${found}.`;
}

/** Two counts where it matters which of the days are counted. */
export function countHeadline(
  { count_ends = "both" }: Asked,
  { business_days, with_both_dates }: Counted,
): [string, string] | null {
  if (!business_days || !with_both_dates || business_days.text === with_both_dates.text) return null;
  return ["Business days", `${size(business_days)}, or ${size(with_both_dates)} with ${LEFT_OUT[count_ends]}`];
}

const ENDS = {
  earlier: "not counting the later date",
  later: "not counting the earlier date",
  both: "counting both dates",
  neither: "counting neither date",
} as const;

const inDays = (amount: number, notation: Show["notation"]): string =>
  formatSpan({ "business days": Math.abs(amount) }, notation);

const LEFT_OUT = {
  earlier: "the last day",
  later: "the first day",
  both: "no other day",
  neither: "the first and last day",
} as const;
