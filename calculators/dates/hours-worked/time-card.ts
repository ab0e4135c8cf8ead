// The time card: the shifts, how clock times are rounded, and the steps to the hours worked.
import {
  choice,
  formatSpan,
  type InputValues,
  type Line,
  rows,
  type Show,
  type Shown,
  type ShownValues,
  step,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { byDay, type Shift, stint } from "#numbers/shifts";
import { BREAK, BREAK_LIKE, HOUR, MINUTE, TIME, TIME_LIKE, writeTime } from "#numbers/time-of-day";

/** The working writes out every shift, up to this many. */
const FEW = 14;
/** A shift of more seconds is more likely an end that was meant for the afternoon. */
const LONG = 16 * HOUR;

// US Department of Labor, 29 CFR 785.48(b): starts and ends to the nearest 5 minutes, tenth or quarter of an hour.
const ROUNDING = {
  none: "Not rounded",
  five: "To 5 minutes",
  tenth: "To 6 minutes (tenths of an hour)",
  quarter: "To 15 minutes (quarter hours)",
} as const;
export const ROUNDING_SECONDS = { none: 1, five: 300, tenth: 360, quarter: 900 } as const;

const time = { kind: "text", reads: "time", pattern: TIME, like: TIME_LIKE } as const;

const CELLS = {
  day: { kind: "text", label: "Day" },
  start: { label: "Start", ...time },
  end: { label: "End", ...time },
  pause: { kind: "text", reads: "span", label: "Break", blank: "0:00", pattern: BREAK, like: BREAK_LIKE },
} as const;
const A_WEEK = { between: ",", least: 1, most: 50 } as const;

export const TIME_CARD = {
  shifts: rows("Shifts", CELLS, {
    ...A_WEEK,
    example:
      "Mon, 9:00 am, 5:30 pm, 0:30; Tue, 9:00 am, 6:15 pm, 0:30; Wed, 9:00 am, 5:30 pm, 0:30; Thu, 9:00 am, 7:00 pm, 0:45; Fri, 9:00 am, 5:00 pm, 0:30",
    help: "Each shift with its unpaid break, such as Mon, 9:00 am, 5:30 pm, 0:30; Tue, 22:00, 6:00, 0:00.",
  }),
  pay_period: choice("Pay period", { one: "One week", two: "Two weeks" }, { default: "one" }),
  second_week: rows("Shifts in the second week", CELLS, {
    ...A_WEEK,
    most: 14, // two lists of fifty shifts are more than a request may hold
    example:
      "Mon, 9:00 am, 5:00 pm, 0:30; Tue, 9:00 am, 5:00 pm, 0:30; Wed, 9:00 am, 5:00 pm, 0:30; Thu, 9:00 am, 5:00 pm, 0:30; Fri, 9:00 am, 3:00 pm, 0:30",
    when: { pay_period: ["two"] },
  }),
  rounding: choice("Round clock times", ROUNDING, { default: "none" }),
};
type Given = InputValues<typeof TIME_CARD>;
type Ruled = Pick<Given, "rounding"> & { readonly overtime: string };

const DAYS_IN_WEEK = 7;

/** What is wrong with a week: the first shift that can't be counted, or that it is longer than one. */
export function faultyWeek(shifts: readonly Shift[], { rounding, overtime }: Ruled): Line {
  const seconds = ROUNDING_SECONDS[rounding];
  const isWeekly = overtime === "week" || overtime === "both";
  const fault = faultyShift(shifts, seconds);
  if (fault || !isWeekly || byDay(shifts, seconds).length <= DAYS_IN_WEEK) return fault;
  return "must cover one week, at most 7 different days";
}

function faultyShift(shifts: readonly Shift[], seconds: number): Line {
  const faults = shifts.map((shift, i) => {
    const { isEmpty, worked } = stint(shift, seconds);
    if (isEmpty) return `(row ${i + 1}): enter an end time different from the start`;
    return worked < 0 && `(row ${i + 1}): enter a break shorter than the shift`;
  });
  return faults.find(Boolean);
}

/** The day of each shift that is suspiciously long. */
export const longShifts = (shifts: readonly Shift[], seconds: number): readonly string[] =>
  shifts.filter((shift) => stint(shift, seconds).worked > LONG).map(({ day }) => day);

type Weeks<W> = { readonly shifts: W; readonly second_week?: W | undefined };

/** Each week of the pay period. */
export const weeksOf = <W>({ shifts, second_week }: Weeks<W>): readonly W[] =>
  second_week === undefined ? [shifts] : [shifts, second_week];

type Found = Readonly<Record<"total" | "hours", Shown<Decimal>>>;

export function hoursSteps(given: ShownValues<Given>, { total, hours }: Found, show: Show): readonly Line[] {
  const clock = (seconds: number) => show("duration", decimal(seconds));
  const stints = weeksOf(given)
    .flatMap(({ value }) => value)
    .map((shift) => ({ day: shift.day, ...stint(shift, ROUNDING_SECONDS[given.rounding]) }));
  const isFew = stints.length <= FEW;
  const time = (seconds: number) => writeTime(seconds, show.notation?.hours);
  const sum = isFew
    ? stints.map(({ worked }) => clock(worked)).join(" + ")
    : formatSpan({ shifts: stints.length }, show.notation);
  return [
    ...(isFew ? stints : []).map(
      ({ day, start, end, pause, worked }) =>
        step`${day}, ${time(start)} to ${time(end)}: ${clock(end - start)} - ${clock(pause)} = ${clock(worked)}`,
    ),
    stints.length > 1 && step`Total: ${sum} = ${total}`,
    total.value.mod(MINUTE).isZero()
      ? step`Decimal hours (minutes ÷ 60): ${show("number", total.value.div(MINUTE))} ÷ 60 = ${hours}`
      : step`Decimal hours (seconds ÷ ${show("number", HOUR)}): ${show("number", total.value)} ÷ ${show("number", HOUR)} = ${hours}`,
  ];
}
