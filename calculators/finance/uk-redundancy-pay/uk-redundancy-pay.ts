import { choice, count, defineCalculator, findCurrency, money, number, step, table, text, withUnit } from "#engine";
import { factsUsed, heldOn, newestOf, spanInWords } from "#facts/dated";
import { unitedKingdomRedundancy } from "#facts/limits/united-kingdom-redundancy";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { LEAST_AGE, MOST_YEARS, yearsByAge } from "./years-by-age.ts";

const LEAST_YEARS = 2;
const startOf = (taxYear: string): string => `${taxYear}-04-06`;
/** By the year in which they begin. */
const TAX_YEARS: Readonly<Record<string, string>> = Object.fromEntries(
  unitedKingdomRedundancy.periods.map(({ from, to }) => [from.slice(0, 4), spanInWords(from, to)]),
);
const NEWEST = newestOf(unitedKingdomRedundancy).from.slice(0, 4);

export default defineCalculator({
  name: "UK redundancy pay calculator",
  summary:
    "Statutory redundancy pay in Great Britain and Northern Ireland, from your age, full years of service and weekly pay.",

  inputs: {
    place: choice("Where you work", { gb: "England, Scotland or Wales", ni: "Northern Ireland" }, { default: "gb" }),
    tax_year: choice("When your job ends", TAX_YEARS, { default: NEWEST }),
    age: count("Age on that day", { unit: "years", min: LEAST_AGE, max: 100, example: 45 }),
    years: number("Years of service", {
      unit: "years",
      min: LEAST_YEARS,
      max: 60,
      example: 12,
      help: "With this employer, without a break. Only full years count, and you need at least 2.",
    }),
    weekly_pay: money("Weekly pay before tax", { min: 0, max: 1e6, example: 600 }),
  },

  outputs: {
    redundancy_pay: money("Statutory redundancy pay"),
    weeks: number("Weeks of pay", { upTo: 1 }),
    weekly_pay_used: money("Weekly pay that counts"),
    limit: money("Limit on a week's pay"),
    younger: count("Full years below age 22", { help: "Half a week's pay for each." }),
    middle: count("Full years from age 22 to 40", { help: "A week's pay for each." }),
    older: count("Full years from age 41", { help: "A week and a half's pay for each." }),
    by_age: table(
      "By age",
      {
        ages: text("Your age"),
        years: count("Full years"),
        weeks: number("Weeks of pay", { upTo: 1 }),
        pay: money("Redundancy pay"),
      },
      { chart: { kind: "bars", x: "ages", y: "pay" } },
    ),
  },
  primary: "redundancy_pay",
  formula: "redundancy pay = weekly pay up to the limit × weeks for full years",
  currency: { by: "place", of: { gb: findCurrency("GBP"), ni: findCurrency("GBP") } },

  check: ({ age, years }) => ({
    years: years.gt(age - LEAST_AGE + 1) && `must be ${age - LEAST_AGE + 1} or fewer at age ${age}`,
  }),

  compute({ place, tax_year, age, years, weekly_pay }) {
    const limit = decimal(heldOn(unitedKingdomRedundancy, startOf(tax_year))[place]);
    const weekly_pay_used = Decimal.min(weekly_pay, limit);
    const found = yearsByAge(age, years);
    const weeks = sum(found.map((band) => band.weeks));
    const [older, middle, younger] = found.map((band) => band.years);
    return {
      redundancy_pay: weekly_pay_used.times(weeks),
      weeks,
      weekly_pay_used,
      limit,
      younger: younger ?? 0,
      middle: middle ?? 0,
      older: older ?? 0,
      by_age: found.map((band) => ({ ...band, pay: weekly_pay_used.times(band.weeks) })),
    };
  },

  facts: ({ tax_year }) => factsUsed(unitedKingdomRedundancy, startOf(tax_year), startOf(tax_year)),

  sentence: (_, { redundancy_pay, weeks, weekly_pay_used }) =>
    `Your statutory redundancy pay is ${withUnit(`${weeks}`, "weeks")} of ${weekly_pay_used}, which is ${redundancy_pay}.`,

  working: ({ weekly_pay }, { weekly_pay_used, limit, weeks, redundancy_pay, younger, middle, older }) => [
    step`Weekly pay that counts: the smaller of ${weekly_pay} and ${limit} = ${weekly_pay_used}`,
    step`Weeks of pay: ${younger} ÷ 2 + ${middle} + ${older} × 3 ÷ 2 = ${weeks}`,
    step`Redundancy pay: ${weekly_pay_used} × ${weeks} = ${redundancy_pay}`,
  ],

  notes: (_, { limit, weekly_pay_used }, show, { years, weekly_pay }) => [
    weekly_pay.gt(weekly_pay_used.value) && `Weekly pay above ${limit} doesn't count.`,
    years.gt(MOST_YEARS) && `Only your last ${MOST_YEARS} years count.`,
    `Redundancy pay of up to ${show("money", 30000)} is free of tax. Pay for notice and holiday comes on top and is taxed.`,
  ],
});
