import {
  choice,
  defineCalculator,
  duration,
  formatSpan,
  money,
  number,
  rows,
  type Shown,
  step,
  table,
  text,
} from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import { byDay, overlapping, split, stint } from "#math/shifts";
import { BREAK, BREAK_LIKE, DAY, HOUR, inParts, MINUTE, TIME, TIME_LIKE } from "#math/time-of-day";

// What the words say; also California Labor Code, section 510(a).
const DOUBLE = 2;
/** So many shifts are written out in the working. */
const FEW = 14;
const DAYS_IN_WEEK = 7;
/** A shift of more seconds is more likely an end that was meant for the afternoon. */
const LONG = 16 * HOUR;

// US Department of Labor, 29 CFR 785.48(b): starts and ends to the nearest 5 minutes, tenth or quarter of an hour.
const ROUNDING = {
  none: "Not rounded",
  five: "Rounded to 5 minutes",
  tenth: "Rounded to 6 minutes (tenths of an hour)",
  quarter: "Rounded to 15 minutes (quarters)",
} as const;
const SECONDS = { none: 1, five: 300, tenth: 360, quarter: 900 } as const;

const time = { kind: "text", pattern: TIME, like: TIME_LIKE } as const;

export default defineCalculator({
  slug: "hours-worked",
  name: "Hours worked calculator",
  category: "dates",
  summary: "Add up a time card: hours worked minus breaks, overtime, and pay.",
  version: "1.1.0",

  inputs: {
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
    overtime: choice(
      "Overtime",
      { none: "None", week: "Weekly", day: "Daily", both: "Daily, then weekly (as in California)" },
      { default: "none" },
    ),
    weekly_limit: number("Weekly overtime after", {
      unit: "hours per week",
      min: 0,
      max: 168,
      default: 40,
      when: { overtime: ["week", "both"] },
    }),
    daily_limit: number("Daily overtime after", {
      unit: "hours per day",
      min: 0,
      max: 24,
      default: 8,
      when: { overtime: ["day", "both"] },
    }),
    double_after: number("Double time after", {
      unit: "hours per day",
      min: 0,
      max: 24,
      optional: true,
      when: { overtime: ["day", "both"] },
      help: "Optional. If empty, there is no double time.",
    }),
    overtime_factor: number("Overtime rate multiplier", {
      min: 1,
      max: 5,
      default: 1.5,
      help: "1.5 is time and a half.",
      when: { overtime: ["week", "day", "both"] },
    }),
    hourly_rate: money("Hourly rate", {
      min: 0,
      max: 1e6,
      optional: true,
      help: "Optional. Enter it to see your pay.",
    }),
  },

  outputs: {
    total: duration("Total hours"),
    hours: number("Decimal hours", { upTo: 4, unit: "hours" }),
    regular: duration("Regular hours"),
    overtime_worked: duration("Overtime hours", { optional: true }),
    double_time: duration("Double time", { optional: true }),
    pay: money("Pay", { optional: true }),
    days: table(
      "Hours by day",
      {
        day: text("Day"),
        worked: duration("Worked"),
        hours: number("Decimal hours", { upTo: 4 }),
        regular: duration("Regular hours"),
        overtime: duration("Overtime hours"),
        double_time: duration("Double time"),
      },
      { chart: { kind: "bars", x: "day", y: "hours" } },
    ),
  },
  primary: "total",
  formula: "hours = the sum of end − start − break; pay = (regular + overtime × 1.5 + double time × 2) × hourly rate",

  check({ shifts, rounding, overtime, daily_limit, double_after }) {
    const faults = shifts.flatMap((shift, i) => {
      const { isEmpty, worked } = stint(shift, SECONDS[rounding]);
      const where = `(row ${i + 1}):`;
      if (isEmpty) return `${where} enter an end time different from the start`;
      return worked < 0 ? `${where} enter a break shorter than the shift` : [];
    });
    const days = byDay(shifts, SECONDS[rounding]).length;
    const isWeekly = overtime === "week" || overtime === "both";
    if (faults[0]) return { shifts: faults[0] };
    if (isWeekly && days > DAYS_IN_WEEK) return { shifts: "must cover one week, at most 7 different days" };
    if (!double_after || !daily_limit?.gt(double_after)) return {};
    return { double_after: "must be at least the daily overtime limit" };
  },

  compute(given) {
    const { shifts, rounding, overtime, hourly_rate } = given;
    const days = split(byDay(shifts, SECONDS[rounding]), given);
    const sum = (part: "worked" | "regular" | "overtime" | "double_time") =>
      days.reduce((sum, day) => sum.plus(day[part]), decimal(0));
    const [regular, extra, double] = [sum("regular"), sum("overtime"), sum("double_time")];
    const paid = regular
      .plus(given.overtime === "none" ? 0 : extra.times(given.overtime_factor))
      .plus(double.times(DOUBLE));
    return {
      total: sum("worked"),
      hours: sum("worked").div(HOUR),
      regular,
      overtime_worked: overtime === "none" ? null : extra,
      double_time: given.double_after ? double : null,
      pay: hourly_rate ? paid.times(hourly_rate).div(HOUR) : null,
      days: days.map((day) => ({ ...day, hours: day.worked.div(HOUR) })),
    };
  },

  sentence({ hourly_rate }, { total, hours, regular, overtime_worked, double_time, pay }) {
    const parts = [
      `${regular} regular`,
      ...(overtime_worked ? [`${overtime_worked} overtime`] : []),
      ...(double_time ? [`${double_time} double time`] : []),
    ];
    const divided = parts.length > 1 ? `: ${parts.join(", ")}` : "";
    const paid = pay ? ` At ${hourly_rate} an hour, that is ${pay}.` : "";
    const words = total.value.isZero() ? `${hours}` : formatSpan(inParts(total.value));
    return `You worked ${words}${words === `${hours}` ? "" : `, or ${hours}`}${divided}.${paid}`;
  },

  working({ shifts, rounding, overtime_factor, hourly_rate }, found, show) {
    const { total, hours, regular, overtime_worked, double_time, pay } = found;
    const clock = (seconds: number) => show("duration", decimal(seconds));
    const inHours = ({ value }: Shown<Decimal>) => show("number", value.div(HOUR), { upTo: 4 });
    const stints = shifts.value.map((shift) => ({ day: shift.day, ...stint(shift, SECONDS[rounding]) }));
    const isFew = stints.length <= FEW;
    const sum = isFew ? stints.map(({ worked }) => clock(worked)).join(" + ") : formatSpan({ shifts: stints.length });
    const steps = [
      ...(isFew ? stints : []).map(
        ({ day, start, end, pause, worked }) =>
          step`${day}: ${end > DAY ? `${clock(end - DAY)} + 24:00` : clock(end)} - ${clock(start)} - ${clock(pause)} = ${clock(worked)}`,
      ),
      ...(stints.length > 1 ? [step`Total: ${sum} = ${total}`] : []),
      total.value.mod(MINUTE).isZero()
        ? step`Decimal hours (minutes ÷ 60): ${show("number", total.value.div(MINUTE))} ÷ 60 = ${hours}`
        : step`Decimal hours (seconds ÷ 3,600): ${show("number", total.value)} ÷ 3,600 = ${hours}`,
    ];
    if (!overtime_worked || !overtime_factor) {
      return pay && hourly_rate ? [...steps, step`Pay: ${inHours(total)} × ${hourly_rate} = ${pay}`] : steps;
    }
    const split = step`Regular: ${total} - ${overtime_worked}${double_time ? ` - ${double_time}` : ""} = ${regular}`;
    if (!pay || !hourly_rate) return [...steps, split];
    return [
      ...steps,
      split,
      double_time
        ? step`Pay: (${inHours(regular)} + ${inHours(overtime_worked)} × ${overtime_factor} + ${inHours(double_time)} × ${DOUBLE}) × ${hourly_rate} = ${pay}`
        : step`Pay: (${inHours(regular)} + ${inHours(overtime_worked)} × ${overtime_factor}) × ${hourly_rate} = ${pay}`,
    ];
  },

  notes({ shifts, rounding }) {
    const long = shifts.value.filter((shift) => stint(shift, SECONDS[rounding]).worked > LONG);
    return [
      ...long.map(({ day }) => `${day}: over 16 hours. Write an end in the afternoon as 5:30 pm or 17:30.`),
      ...overlapping(byDay(shifts.value, SECONDS[rounding])).map(
        (day) => `Shifts on ${day} overlap, so some time is counted twice.`,
      ),
    ];
  },
});
