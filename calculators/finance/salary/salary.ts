import { choice, defineCalculator, money, number } from "#engine";

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
const A_YEAR = "Pay per year";

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
  groups: {
    "By the hour, day and week": ["hourly", "daily", "weekly", "biweekly", "four_weekly"],
    "By the month and year": ["semimonthly", "monthly", "quarterly", "yearly"],
    Hours: ["paid_hours"],
  },
  between: { weeks: number("Paid weeks", { unit: "weeks" }) },
  primary: asked,
  formula: "converted pay = pay × pay periods a year ÷ new pay periods a year",

  check: ({ hours_per_week, days_per_week, weeks_per_year, unpaid_weeks }) => ({
    hours_per_week: hours_per_week.gt(days_per_week.times(24)) && "must be at most 24 times the days per week",
    unpaid_weeks: unpaid_weeks.gte(weeks_per_year) && "must be less than the weeks per year",
  }),

  // Hours, days and weeks are paid when they are worked; months, quarters and years are not cut short.
  by: {
    weeks: "weeks_per_year - unpaid_weeks",
    paid_hours: "hours_per_week × weeks",
    hourly: "yearly ÷ (hours_per_week × weeks)",
    daily: "yearly ÷ (days_per_week × weeks)",
    weekly: "yearly ÷ weeks",
    biweekly: "yearly ÷ (weeks ÷ 2)",
    four_weekly: "yearly ÷ (weeks ÷ 4)",
    semimonthly: ["Twice a month (24 a year)", "yearly ÷ 24"],
    monthly: "yearly ÷ 12",
    quarterly: "yearly ÷ 4",
  },
  questions: {
    period: {
      hourly: { by: { yearly: [A_YEAR, "amount × hours_per_week × weeks"] } },
      daily: { by: { yearly: [A_YEAR, "amount × days_per_week × weeks"] } },
      weekly: { by: { yearly: [A_YEAR, "amount × weeks"] } },
      biweekly: { by: { yearly: [A_YEAR, "amount × weeks ÷ 2"] } },
      four_weekly: { by: { yearly: [A_YEAR, "amount × weeks ÷ 4"] } },
      semimonthly: { by: { yearly: [A_YEAR, "amount × 24"] } },
      monthly: { by: { yearly: [A_YEAR, "amount × 12"] } },
      quarterly: { by: { yearly: [A_YEAR, "amount × 4"] } },
      yearly: { by: { yearly: "amount" } },
    },
  },

  sentence({ amount, period, to: chosen }, outputs) {
    const to = asked({ period, to: chosen });
    const found = outputs[to];
    return `${amount} ${said(period)} is ${found.exact ? "" : "about "}${found} ${said(to)}.`;
  },

  working({ period, to: chosen, unpaid_weeks }, { yearly }, _, __, stepOf) {
    const to = asked({ period, to: chosen });
    return [
      !unpaid_weeks.value.isZero() && stepOf("weeks"),
      stepOf("yearly") ?? `${A_YEAR}: ${yearly}`,
      to !== "yearly" && stepOf(to),
    ];
  },
});

/** "an hour", "twice a month". */
const said = (period: keyof typeof PERIODS): string => PERIODS[period].replace(/ \(.*/, "").toLowerCase();

type Period = keyof typeof PERIODS;

/** What was entered is no news: a yearly salary converted to a year is shown by the hour, an hourly one by the year. */
function asked({ period, to }: { readonly period: Period; readonly to: Period }): Period {
  if (to !== period) return to;
  return period === "hourly" ? "yearly" : "hourly";
}
