import { choice, date, defineCalculator, number, optionalStep, percent, step, withUnit } from "#engine";
import { factsUsed, newestOf } from "#facts/dated";
import { unitedKingdomHoliday } from "#facts/limits/united-kingdom-holiday";
import { Decimal } from "#numbers/decimal";
import { ceil, round } from "#numbers/round";
import { isWithinYear, workedOf } from "./leave-year.ts";

const { from, value: LAW } = newestOf(unitedKingdomHoliday);
const UNIT = { days: "days", hours: "hours", shifts: "shifts", irregular: "hours" } as const;
const DAYS = { unit: "days", min: 0.5, max: 7, example: 5 } as const;

export default defineCalculator({
  name: "UK holiday entitlement calculator",
  summary:
    "Statutory paid holiday in the UK for full-time, part-time, shift and irregular work, also if you start or leave in the year.",

  inputs: {
    by: choice(
      "How you work",
      {
        days: "The same days each week",
        hours: "The same hours each week",
        shifts: "Shifts in a pattern",
        irregular: "Irregular hours, or part of the year",
      },
      { default: "days" },
    ),
    days_per_week: number("Days worked per week", { ...DAYS, when: { by: ["days", "hours"] } }),
    hours_per_week: number("Hours worked per week", {
      unit: "hours",
      min: 0.5,
      max: 168,
      example: 37.5,
      when: { by: ["hours"] },
    }),
    shifts: number("Shifts in the pattern", { min: 0.5, max: 1000, example: 4, when: { by: ["shifts"] } }),
    pattern_days: number("Days in the pattern", {
      unit: "days",
      min: 1,
      max: 1000,
      example: 8,
      help: "From the first day of one pattern to the first day of the next.",
      when: { by: ["shifts"] },
    }),
    hours_worked: number("Hours worked in the pay period", {
      unit: "hours",
      min: 0,
      max: 1000,
      example: 60,
      when: { by: ["irregular"] },
    }),
    period: choice(
      "Part of the leave year",
      {
        full: "The whole year",
        starting: "You start during the year",
        leaving: "You leave during the year",
        both: "You start and leave during the year",
      },
      { default: "full" },
    ),
    start_date: date("First day of work", {
      example: "2026-06-01",
      when: { period: ["starting", "both"] },
    }),
    leaving_date: date("Last day of work", {
      example: "2026-11-27",
      when: { period: ["leaving", "both"] },
    }),
    leave_year: date("Leave year begins on", {
      example: "2026-01-01",
      help: "Look in your contract. Often January 1 or April 1.",
      when: { period: ["starting", "leaving"] },
    }),
  },

  outputs: {
    entitlement: number("Holiday entitlement", { upTo: 2 }),
    before_rounding: number("Before rounding", { upTo: 4 }),
    weeks: number("Weeks of holiday", { upTo: 2, optional: true }),
    share_of_year: percent("Part of the leave year", { optional: true }),
    days_a_week: number("Days or shifts per week", { upTo: 4, optional: true }),
  },
  primary: "entitlement",
  unit: ({ by }) => UNIT[by],
  formula: "holiday = 5.6 weeks × days per week, 28 days at most",

  check: (given) => {
    if (given.by === "irregular") {
      const other =
        "must be the whole year: irregular hours earn holiday in each pay period, also when you start or leave";
      return { period: given.period !== "full" && other };
    }
    return {
      hours_per_week:
        given.by === "hours" && given.hours_per_week.gt(given.days_per_week.times(24)) && "must be at most 24 a day",
      shifts: given.by === "shifts" && given.shifts.gt(given.pattern_days.times(3)) && "must be at most 3 a day",
      leaving_date:
        given.period === "both" &&
        !isWithinYear(given.leaving_date, given.start_date) &&
        "must be on the first day of work or within a year after it",
    };
  },

  compute(given) {
    if (given.by === "irregular") {
      const before_rounding = given.hours_worked.times(LAW.accruedPercent).div(100);
      return {
        entitlement: round(before_rounding),
        before_rounding,
        weeks: null,
        share_of_year: null,
        days_a_week: null,
      };
    }
    const { worked, of } = workedOf(given);
    const days_a_week = given.by === "shifts" ? given.shifts.times(7).div(given.pattern_days) : given.days_per_week;
    const exact = Decimal.min(days_a_week.times(LAW.weeks), LAW.mostDays).times(worked).div(of);
    const days = given.period === "starting" ? ceil(exact.times(2)).div(2) : exact;
    const before_rounding = given.by === "hours" ? days.times(given.hours_per_week).div(given.days_per_week) : exact;
    const isByDay = given.by === "shifts" && (given.period === "leaving" || given.period === "both");
    return {
      entitlement: ceil(given.by === "hours" ? before_rounding : days, isByDay ? 2 : 1),
      before_rounding,
      weeks: worked.times(LAW.weeks).div(of),
      share_of_year: worked.times(100).div(of),
      days_a_week,
    };
  },

  facts: () => factsUsed(unitedKingdomHoliday, from),

  sentence: (_, { entitlement, weeks }, __, { by }) => {
    const holiday = withUnit(`${entitlement}`, UNIT[by]);
    return weeks
      ? `By law, your paid holiday is at least ${holiday}.`
      : `You have earned ${holiday} of paid holiday in this pay period.`;
  },

  working: ({ hours_worked, days_per_week, hours_per_week, shifts, pattern_days }, found, show, { by }) => {
    const { days_a_week, share_of_year, before_rounding, entitlement } = found;
    const rounded = withUnit(`${entitlement}`, UNIT[by]);
    if (by === "irregular")
      return [
        optionalStep`Earned: ${hours_worked} × ${show("percent", LAW.accruedPercent)} = ${before_rounding}`,
        step`To the nearest hour: ${rounded}`,
      ];
    return [
      by === "shifts" && optionalStep`Shifts per week: ${shifts} × 7 ÷ ${pattern_days} = ${days_a_week}`,
      optionalStep`A full year: the smaller of ${show("number", LAW.weeks)} × ${days_a_week} and ${show("number", LAW.mostDays)}`,
      optionalStep`Part of the leave year: ${share_of_year}`,
      by === "hours" && optionalStep`In hours: days × ${hours_per_week} ÷ ${days_per_week} = ${before_rounding}`,
      step`Rounded up: ${rounded}`,
    ];
  },

  notes: (_, __, ___, { by: kind }) => [
    kind === "irregular"
      ? "The rule of 12.07% applies to leave years that began on or after April 1, 2024."
      : "Bank holidays may be part of this: look in your contract.",
    kind !== "irregular" && "Your employer may round up, never down.",
  ],
});
