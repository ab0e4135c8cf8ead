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
import { type Decimal, decimal } from "#math/decimal";
import { type Shift, stint } from "#math/shifts";
import { BREAK, BREAK_LIKE, DAY, HOUR, MINUTE, TIME, TIME_LIKE } from "#math/time-of-day";

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

const time = { kind: "text", pattern: TIME, like: TIME_LIKE } as const;

export const TIME_CARD = {
  shifts: rows(
    "Shifts",
    {
      day: { kind: "text", label: "Day" },
      start: { label: "Start", ...time },
      end: { label: "End", ...time },
      pause: { kind: "text", label: "Break", blank: "0:00", pattern: BREAK, like: BREAK_LIKE },
    },
    {
      between: ",",
      least: 1,
      most: 50,
      example:
        "Mon, 9:00, 17:30, 0:30; Tue, 9:00, 18:15, 0:30; Wed, 9:00, 17:30, 0:30; Thu, 9:00, 19:00, 0:45; Fri, 9:00, 17:00, 0:30",
      help: "Day, start, end and unpaid break for each shift, such as Mon, 9:00, 17:30, 0:30; Tue, 10 pm, 6 am, 0:00.",
    },
  ),
  rounding: choice("Round clock times", ROUNDING, { default: "none" }),
};
type Given = InputValues<typeof TIME_CARD>;

/** What is wrong with the first shift that can't be counted. */
export function faultyShift(shifts: readonly Shift[], seconds: number): Line {
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

type Found = Readonly<Record<"total" | "hours", Shown<Decimal>>>;

export function hoursSteps(
  { shifts, rounding }: ShownValues<Given>,
  { total, hours }: Found,
  show: Show,
): readonly Line[] {
  const clock = (seconds: number) => show("duration", decimal(seconds));
  const stints = shifts.value.map((shift) => ({ day: shift.day, ...stint(shift, ROUNDING_SECONDS[rounding]) }));
  const isFew = stints.length <= FEW;
  const sum = isFew ? stints.map(({ worked }) => clock(worked)).join(" + ") : formatSpan({ shifts: stints.length });
  return [
    ...(isFew ? stints : []).map(
      ({ day, start, end, pause, worked }) =>
        step`${day}: ${end > DAY ? `${clock(end - DAY)} + 24:00` : clock(end)} - ${clock(start)} - ${clock(pause)} = ${clock(worked)}`,
    ),
    stints.length > 1 && step`Total: ${sum} = ${total}`,
    total.value.mod(MINUTE).isZero()
      ? step`Decimal hours (minutes ÷ 60): ${show("number", total.value.div(MINUTE))} ÷ 60 = ${hours}`
      : step`Decimal hours (seconds ÷ 3,600): ${show("number", total.value)} ÷ 3,600 = ${hours}`,
  ];
}
