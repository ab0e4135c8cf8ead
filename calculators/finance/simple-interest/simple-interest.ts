import {
  choice,
  count,
  date,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  step,
} from "#engine";
import { dayNumber } from "#math/calendar";
import { DAY_COUNTS, type YearPart, yearPart } from "#math/day-count";
import { type Decimal, decimal } from "#math/decimal";

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      interest: "Interest",
      principal: "Principal, if I know the interest",
      present_value: "Principal, if I know the total",
      rate: "Interest rate",
    },
    { default: "interest" },
  ),
  principal: money("Principal", { min: 0.01, max: 1e12, example: 5000, when: { find: ["interest", "rate"] } }),
  interest: money("Interest", { min: 0, max: 1e12, example: 300, when: { find: ["principal", "rate"] } }),
  total: money("Total repaid", { min: 0.01, max: 1e12, example: 10000, when: { find: ["present_value"] } }),
  annual_rate: percent("Interest rate", {
    min: 0,
    max: 1000,
    example: 6,
    when: { find: ["interest", "principal", "present_value"] },
    help: "Per year.",
  }),
  time_as: choice(
    "Enter time as",
    { years: "Years", months: "Months", days: "Days", dates: "Two dates" },
    { default: "years" },
  ),
  years: number("Time", { unit: "years", min: 0, max: 200, example: 1, when: { time_as: ["years"] } }),
  months: number("Time", { unit: "months", min: 0, max: 2400, example: 6, when: { time_as: ["months"] } }),
  days: count("Time", { unit: "days", min: 0, max: 73000, example: 90, when: { time_as: ["days"] } }),
  days_in_year: choice(
    "Days in a year",
    { exact: "365 (exact interest)", ordinary: "360 (ordinary interest)" },
    { default: "exact", when: { time_as: ["days"] } },
  ),
  start: date("Start date", { example: "2026-11-20", when: { time_as: ["dates"] } }),
  end: date("End date", { example: "2027-05-20", when: { time_as: ["dates"] } }),
  day_count: choice("Day count", DAY_COUNTS, {
    default: "actual_365",
    when: { time_as: ["dates"] },
    help: "As in your contract. Not sure? Keep the first.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Simple interest calculator",
  summary: "Interest on a loan or deposit without compounding, by years, months, days or dates.",
  inputs,

  outputs: {
    interest: money("Interest"),
    principal: money("Principal"),
    total: money("Total (principal plus interest)"),
    annual_rate: percent("Interest rate", { upTo: 6 }),
    time: number("Time in years", { upTo: 6 }),
    counted_days: count("Days counted", { optional: true }),
  },
  primary({ find }) {
    if (find === "interest") return "interest";
    return find === "rate" ? "annual_rate" : "principal";
  },
  formula: "interest = principal × rate × time",
  parts: { of: ["principal", "interest"], whole: "total" },

  check: ({ start, end }) =>
    start && dayNumber(end) < dayNumber(start) ? { end: "must not be before the start date" } : {},

  compute(given) {
    const { years, months, days, days_in_year, start } = given;
    const span = start && yearPart(start, given.end, given.day_count);
    const time = timeOf(years, months, days, days_in_year, span);
    const sum = solve(given, time);
    if ("noAnswer" in sum) return sum;
    return {
      ...sum,
      total: sum.principal.plus(sum.interest),
      time: time.part.div(time.of),
      counted_days: span?.days ?? null,
    };
  },

  sentence({ find, years, months, days, start, end }, { interest, principal, total, annual_rate }) {
    const length = start ? `from ${start} to ${end}` : `over ${years ?? months ?? days}`;
    if (find === "rate") return `${interest} in interest on ${principal} ${length} is a rate of ${annual_rate} a year.`;
    if (find === "interest")
      return `${principal} at ${annual_rate} a year ${length} earns ${interest}, for a total of ${total}.`;
    return `At ${annual_rate} a year ${length}, it takes ${principal} to earn ${interest} in interest, for a total of ${total}.`;
  },

  working(given, { interest, principal, total, annual_rate, time, counted_days }) {
    const { find, years, months, days, start } = given;
    const span = start && yearPart(start.value, given.end.value, given.day_count);
    const { part, of } = timeOf(years?.value, months?.value, days?.value, given.days_in_year, span);
    const t = of === 1 ? `${part}` : `${part} ÷ ${of}`;
    const sum = step`Total: ${principal} + ${interest} = ${total}`;
    return [
      start &&
        counted_days &&
        `Days from ${start} to ${given.end}, ${MONTHS_OF_30.test(given.day_count) ? "with months of 30 days" : "by the calendar"}: ${counted_days}`,
      !(of === 1) && step`Time in years: ${t} = ${time}`,
      ...(find === "interest" ? [step`Interest: ${principal} × ${annual_rate} × ${t} = ${interest}`, sum] : []),
      ...(find === "principal" ? [step`Principal: ${interest} ÷ (${annual_rate} × ${t}) = ${principal}`, sum] : []),
      find === "present_value" && step`Principal: ${total} ÷ (1 + ${annual_rate} × ${t}) = ${principal}`,
      find === "rate" && step`Rate: ${interest} ÷ (${principal} × ${t}) × 100% = ${annual_rate}`,
    ];
  },
});

const MONTHS_OF_30 = /^thirty/;

/** `part ÷ of` years. */
type Time = { readonly part: Decimal; readonly of: number };

function timeOf(years?: Decimal, months?: Decimal, days?: number, daysInYear?: string, span?: YearPart): Time {
  if (years) return { part: years, of: 1 };
  if (months) return { part: months, of: 12 };
  if (span) return { part: decimal(span.part), of: span.of };
  return { part: decimal(days ?? 0), of: daysInYear === "ordinary" ? 360 : 365 };
}

function solve(given: Given, { part, of }: Time) {
  const whole = 100 * of;
  if (given.find === "rate") {
    const { principal, interest } = given;
    if (part.isZero()) return noAnswer("Enter a time longer than zero to find the rate.");
    return { principal, interest, annual_rate: interest.times(whole).div(principal.times(part)) };
  }
  const { annual_rate } = given;
  const share = annual_rate.times(part);
  if (given.find === "interest") {
    return { principal: given.principal, interest: given.principal.times(share).div(whole), annual_rate };
  }
  if (given.find === "present_value") {
    const principal = given.total.times(whole).div(share.plus(whole));
    return { principal, interest: given.total.minus(principal), annual_rate };
  }
  if (share.isZero())
    return noAnswer(
      "Enter a rate and a time above zero: otherwise interest is always zero, so the principal can't be found.",
    );
  return { principal: given.interest.times(whole).div(share), interest: given.interest, annual_rate };
}
