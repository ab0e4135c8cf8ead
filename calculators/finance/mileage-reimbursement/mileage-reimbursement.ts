import { choice, defineCalculator, money, number, step } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { CURRENCIES, mileageFacts, ratesOf } from "./mileage-rates.ts";

const DISTANCE = { min: 0, max: 1e6 } as const;
const RULED = [
  "us_business",
  "us_medical",
  "us_charity",
  "uk_car",
  "uk_motorcycle",
  "canada_provinces",
  "canada_territories",
] as const;
const YEARS: Readonly<Record<string, string>> = {
  2026: "2026",
  2025: "2025",
  2024: "2024",
  2023: "2023",
  2022: "2022",
};

export default defineCalculator({
  name: "Mileage reimbursement calculator",
  summary: "What you can be paid or deduct for driving your own car, at IRS, UK or Canadian rates or your own rate.",

  inputs: {
    by: choice(
      "Rate",
      {
        us_business: "US (IRS), business",
        us_medical: "US (IRS), medical or military moving",
        us_charity: "US (IRS), charity",
        uk_car: "UK, car or van",
        uk_motorcycle: "UK, motorcycle",
        canada_provinces: "Canada, provinces",
        canada_territories: "Canada, territories",
        own: "Your own rate",
      },
      { default: "us_business", beginsIn: { "en-GB": "uk_car", "en-CA": "canada_provinces" } },
    ),
    year: choice("Year", YEARS, {
      default: "2026",
      help: "In the UK, the tax year that begins in April.",
      when: { by: RULED },
    }),
    own_rate: money("Rate per mile or kilometer", { min: 0, max: 100, example: 0.7, when: { by: ["own"] } }),
    distance: number("Distance", {
      ...DISTANCE,
      example: 1200,
      help: "Miles in the US and the UK, kilometers in Canada.",
    }),
    earlier: number("Driven earlier in the year", {
      ...DISTANCE,
      default: 0,
      more: true,
      help: "In the UK and Canada, the rate is lower after a distance in the year.",
    }),
    paid: money("Already paid to you", {
      min: 0,
      max: 1e7,
      default: 0,
      more: true,
      help: "By your employer, for this distance.",
    }),
  },

  outputs: {
    reimbursement: money("Mileage reimbursement"),
    rate: money("Rate", { upTo: 4 }),
    at_first: number("Distance at this rate", { upTo: 2 }),
    lower_rate: money("Rate beyond the limit", { upTo: 4, optional: true }),
    at_lower: number("Distance beyond the limit", { upTo: 2, optional: true }),
    still_due: money("Still due to you", { optional: true }),
    above_rate: money("Paid above the rate", { optional: true }),
  },
  primary: "reimbursement",
  formula: "reimbursement = distance × rate",
  currency: { by: "by", of: CURRENCIES },

  compute(given) {
    const rates = ratesOf(given);
    if ("noAnswer" in rates) return rates;
    const { distance, earlier, paid } = given;
    const left = Decimal.max(0, decimal(rates.upTo).minus(earlier));
    const at_first = Decimal.min(distance, left);
    const at_lower = distance.minus(at_first);
    const reimbursement = at_first.times(rates.first).plus(at_lower.times(rates.beyond));
    const due = reimbursement.minus(paid);
    const isSplit = !at_lower.isZero();
    return {
      reimbursement,
      rate: decimal(rates.first),
      at_first,
      lower_rate: isSplit ? decimal(rates.beyond) : null,
      at_lower: isSplit ? at_lower : null,
      still_due: paid.isZero() || due.isNegative() ? null : due,
      above_rate: due.isNegative() ? due.negated() : null,
    };
  },

  facts: mileageFacts,

  sentence: ({ distance }, { reimbursement, rate, lower_rate }) =>
    `For a distance of ${distance}, the reimbursement is ${reimbursement} at ${rate}${lower_rate ? ` and then ${lower_rate}` : ""} each.`,

  working: ({ paid }, { reimbursement, rate, at_first, lower_rate, at_lower, still_due, above_rate }) => [
    at_lower && lower_rate
      ? step`Reimbursement: ${at_first} × ${rate} + ${at_lower} × ${lower_rate} = ${reimbursement}`
      : step`Reimbursement: ${at_first} × ${rate} = ${reimbursement}`,
    still_due && step`Still due: ${reimbursement} - ${paid} = ${still_due}`,
    above_rate && step`Above the rate: ${paid} - ${reimbursement} = ${above_rate}`,
  ],

  notes: (_, { above_rate }, __, { by }) => [
    above_rate && by !== "own" && "What is paid above the rate is usually taxed as pay.",
    by === "us_business" && "Employees can't deduct business miles on a federal return. The self-employed can.",
  ],
});
