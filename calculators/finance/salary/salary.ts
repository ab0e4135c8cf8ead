import { choice, defineCalculator, money, number, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const PERIODS = {
  hourly: "Per hour",
  daily: "Per day",
  weekly: "Per week",
  biweekly: "Every two weeks",
  four_weekly: "Every four weeks",
  semimonthly: "Twice a month (24 a year)",
  monthly: "Per month",
  quarterly: "Per quarter",
  yearly: "Per year",
} as const;
type Period = keyof typeof PERIODS;

export default defineCalculator({
  name: "Salary converter",
  summary: "Turn hourly pay into a yearly salary, or convert any pay between hour, day, week, month and year.",

  inputs: {
    amount: money("Pay amount", { min: 0, max: 1e9, example: 20 }),
    period: choice("Pay period", PERIODS, { example: "hourly" }),
    to: choice("Convert to", PERIODS, { default: "yearly" }),
    hours_per_week: number("Hours per week", { min: 1, max: 168, unit: "hours", default: 40 }),
    days_per_week: number("Days per week", { min: 0.5, max: 7, unit: "days", default: 5 }),
    weeks_per_year: number("Weeks per year", {
      min: 1,
      max: 53,
      unit: "weeks",
      more: true,
      default: 52,
      help: "Usually 52. The calendar average is 52.1775, and US federal pay uses 52.175.",
    }),
    unpaid_weeks: number("Unpaid weeks per year", { min: 0, max: 52, unit: "weeks", more: true, default: 0 }),
  },

  outputs: {
    hourly: money("Per hour"),
    daily: money("Per day"),
    weekly: money("Per week"),
    biweekly: money("Every two weeks"),
    four_weekly: money("Every four weeks"),
    semimonthly: money("Twice a month"),
    monthly: money("Per month"),
    quarterly: money("Per quarter"),
    yearly: money("Per year"),
    paid_hours: number("Paid hours per year", { upTo: 2 }),
  },
  primary: ({ to }) => to,
  formula: "converted pay = pay × pay periods a year ÷ new pay periods a year",

  check: ({ hours_per_week, days_per_week, weeks_per_year, unpaid_weeks }) => ({
    hours_per_week: hours_per_week.gt(days_per_week.times(24))
      ? "must be at most 24 times the days per week"
      : undefined,
    unpaid_weeks: unpaid_weeks.gte(weeks_per_year) ? "must be less than the weeks per year" : undefined,
  }),

  compute({ amount, period, hours_per_week, days_per_week, weeks_per_year, unpaid_weeks }) {
    const weeks = weeks_per_year.minus(unpaid_weeks);
    // Hours, days and weeks are paid when they are worked; months, quarters and years are not cut short.
    const times: Readonly<Record<Period, Decimal>> = {
      hourly: weeks.times(hours_per_week),
      daily: weeks.times(days_per_week),
      weekly: weeks,
      biweekly: weeks.div(2),
      four_weekly: weeks.div(4),
      semimonthly: decimal(24),
      monthly: decimal(12),
      quarterly: decimal(4),
      yearly: decimal(1),
    };
    const yearly = amount.times(times[period]);
    return {
      hourly: yearly.div(times.hourly),
      daily: yearly.div(times.daily),
      weekly: yearly.div(times.weekly),
      biweekly: yearly.div(times.biweekly),
      four_weekly: yearly.div(times.four_weekly),
      semimonthly: yearly.div(times.semimonthly),
      monthly: yearly.div(times.monthly),
      quarterly: yearly.div(times.quarterly),
      yearly,
      paid_hours: times.hourly,
    };
  },

  sentence({ amount, period, to }, outputs) {
    const found = outputs[to];
    return `${amount} ${said(period)} is ${found.exact ? "" : "about "}${found} ${said(to)}.`;
  },

  working({ amount, period, to, hours_per_week, days_per_week, weeks_per_year, unpaid_weeks }, outputs, show) {
    const weeks = show("number", weeks_per_year.value.minus(unpaid_weeks.value));
    const times: Readonly<Record<Period, string>> = {
      hourly: `${hours_per_week.value} × ${weeks}`,
      daily: `${days_per_week.value} × ${weeks}`,
      weekly: `${weeks}`,
      biweekly: `${weeks} ÷ 2`,
      four_weekly: `${weeks} ÷ 4`,
      semimonthly: "24",
      monthly: "12",
      quarterly: "4",
      yearly: "1",
    };
    return [
      !unpaid_weeks.value.isZero() && step`Paid weeks: ${weeks_per_year} - ${unpaid_weeks} = ${weeks}`,
      ...toAYear(period, amount, times[period], outputs.yearly),
      !(to === "yearly") && step`${PERIODS[to]}: ${outputs.yearly} ÷ ${within(times[to])} = ${outputs[to]}`,
    ];
  },
});

const toAYear = (period: Period, amount: Shown<Decimal>, times: string, yearly: Shown<Decimal>) =>
  period === "yearly" ? [step`Pay per year: ${yearly}`] : [step`Pay per year: ${amount} × ${times} = ${yearly}`];

const within = (times: string): string => (times.includes(" ") ? `(${times})` : times);

/** "an hour", "twice a month". */
const said = (period: Period): string => PERIODS[period].replace(/ \(.*/, "").toLowerCase();
