import { count, defineCalculator, duration, formatSpan, money, number, table, text } from "#engine";
import { byDay, overlapping, type Shift, split, totalOf } from "#numbers/shifts";
import { inParts } from "#numbers/time-of-day";
import { OVERTIME_RULES, payFor, paySteps, weekSteps } from "./overtime-rules.ts";
import { faultyWeek, hoursSteps, longShifts, ROUNDING_SECONDS, TIME_CARD, weeksOf } from "./time-card.ts";

const PARTS = {
  worked: duration("Total hours"),
  hours: number("Decimal hours", { upTo: 4 }),
  regular: duration("Regular hours"),
  overtime: duration("Overtime hours"),
  double_time: duration("Double time"),
};

export default defineCalculator({
  name: "Hours worked calculator",
  summary: "Add up a time card: total hours after breaks, overtime hours, and pay.",

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
    weeks: table("Hours by week", { week: count("Week"), ...PARTS }, { optional: true }),
    days: table("Hours by day", { day: text("Day"), ...PARTS }, { chart: { kind: "bars", x: "day", y: "hours" } }),
  },
  primary: "total",
  formula: "hours = the sum of end − start − break; pay = (regular + overtime × 1.5 + double time × 2) × hourly rate",

  check(given) {
    const { double_after, daily_limit } = given;
    const [first, second] = weeksOf(given).map((shifts) => faultyWeek(shifts, given));
    if (first || second) return { shifts: first, second_week: second };
    if (!double_after || !daily_limit?.gt(double_after)) return {};
    return { double_after: "must be at least the daily overtime limit" };
  },

  compute(given) {
    const { overtime, hourly_rate, pay_period } = given;
    const weeks = inWeeks(given);
    const days = weeks.flat();
    const total = totalOf(days);
    return {
      total: total.worked,
      hours: total.hours,
      regular: total.regular,
      overtime_worked: overtime === "none" ? null : total.overtime,
      double_time: given.double_after ? total.double_time : null,
      pay: hourly_rate ? payFor(total, hourly_rate, given.overtime_factor) : null,
      weeks: pay_period === "two" ? weeks.map((days, i) => ({ week: i + 1, ...totalOf(days) })) : null,
      days:
        pay_period === "two"
          ? weeks.flatMap((days, i) => days.map((day) => ({ ...day, day: `${day.day}, week ${i + 1}` })))
          : days,
    };
  },

  sentence({ hourly_rate }, { total, hours, regular, overtime_worked, double_time, pay }, show) {
    const parts = [
      `${regular} regular`,
      ...(overtime_worked ? [`${overtime_worked} overtime`] : []),
      ...(double_time ? [`${double_time} double time`] : []),
    ];
    const divided = parts.length > 1 ? `: ${parts.join(", ")}` : "";
    const paid = pay ? ` At ${hourly_rate} an hour, that is ${pay}.` : "";
    const words = total.value.isZero() ? `${hours}` : formatSpan(inParts(total.value), show.notation);
    return `You worked ${words}${words === `${hours}` ? "" : `, or ${hours}`}${divided}.${paid}`;
  },

  working: (given, found, show, values) => [
    ...hoursSteps(given, found, show),
    ...(found.weeks && found.overtime_worked ? weekSteps(inWeeks(values).map(totalOf), show) : []),
    ...paySteps(given, found, show),
  ],

  alerts(given) {
    const seconds = ROUNDING_SECONDS[given.rounding];
    return weeksOf(given).flatMap(({ value }) => [
      ...longShifts(value, seconds).map((day) => `${day}: over 16 hours. Check the am or pm of its start and end.`),
      ...overlapping(byDay(value, seconds)).map((day) => `Shifts on ${day} overlap, so some time is counted twice.`),
    ]);
  },
});

type Given = Parameters<typeof weeksOf<readonly Shift[]>>[0] &
  Parameters<typeof split>[1] & { readonly rounding: keyof typeof ROUNDING_SECONDS };

/** The days of each week. Hours are not averaged over two, so each has overtime of its own: 29 CFR 778.104. */
const inWeeks = (given: Given) =>
  weeksOf(given).map((shifts) => split(byDay(shifts, ROUNDING_SECONDS[given.rounding]), given));
