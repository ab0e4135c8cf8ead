import { defineCalculator, duration, formatSpan, money, number, table, text } from "#engine";
import { decimal } from "#math/decimal";
import { byDay, overlapping, split } from "#math/shifts";
import { HOUR, inParts } from "#math/time-of-day";
import { OVERTIME_RULES, payFor, paySteps } from "./overtime-rules.ts";
import { faultyShift, hoursSteps, longShifts, ROUNDING_SECONDS, TIME_CARD } from "./time-card.ts";

const DAYS_IN_WEEK = 7;

export default defineCalculator({
  slug: "hours-worked",
  name: "Hours worked calculator",
  category: "dates",
  summary: "Add up a time card: hours worked minus breaks, overtime, and pay.",
  version: "1.1.0",

  inputs: {
    ...TIME_CARD,
    ...OVERTIME_RULES,
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
    const fault = faultyShift(shifts, ROUNDING_SECONDS[rounding]);
    const days = byDay(shifts, ROUNDING_SECONDS[rounding]).length;
    const isWeekly = overtime === "week" || overtime === "both";
    if (fault) return { shifts: fault };
    if (isWeekly && days > DAYS_IN_WEEK) return { shifts: "must cover one week, at most 7 different days" };
    if (!double_after || !daily_limit?.gt(double_after)) return {};
    return { double_after: "must be at least the daily overtime limit" };
  },

  compute(given) {
    const { shifts, rounding, overtime, hourly_rate } = given;
    const days = split(byDay(shifts, ROUNDING_SECONDS[rounding]), given);
    const sum = (part: "worked" | "regular" | "overtime" | "double_time") =>
      days.reduce((sum, day) => sum.plus(day[part]), decimal(0));
    const hours = { regular: sum("regular"), overtime: sum("overtime"), double_time: sum("double_time") };
    return {
      total: sum("worked"),
      hours: sum("worked").div(HOUR),
      regular: hours.regular,
      overtime_worked: overtime === "none" ? null : hours.overtime,
      double_time: given.double_after ? hours.double_time : null,
      pay: hourly_rate ? payFor(hours, hourly_rate, given.overtime_factor) : null,
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

  working: (given, found, show) => [...hoursSteps(given, found, show), ...paySteps(given, found, show)],

  notes({ shifts, rounding }) {
    const seconds = ROUNDING_SECONDS[rounding];
    return [
      ...longShifts(shifts.value, seconds).map(
        (day) => `${day}: over 16 hours. Write an end in the afternoon as 5:30 pm or 17:30.`,
      ),
      ...overlapping(byDay(shifts.value, seconds)).map(
        (day) => `Shifts on ${day} overlap, so some time is counted twice.`,
      ),
    ];
  },
});
