import { choice, count, defineCalculator, money, noAnswer, percent, text } from "#engine";
import { decimal } from "#numbers/decimal";
import {
  averageMonthly,
  creditsIfTooFew,
  EARLIEST_AGE,
  fullBenefit,
  LATEST_AGE,
  monthsOf,
  NEWEST_RULES,
  paymentAt,
  RULE_YEARS,
  rulesOf,
  rulesUsed,
  shareAt,
} from "./benefit-formula.ts";
import { benefitSteps } from "./benefit-steps.ts";
import { BY_AGE, breakEven, byAge } from "./starting-ages.ts";

export default defineCalculator({
  name: "Social Security calculator",
  summary: "Your monthly US Social Security retirement benefit at each age from 62 to 70.",

  inputs: {
    earnings: money("Average yearly earnings", {
      min: 0,
      max: 1e8,
      example: 60000,
      help: "Before tax. For past years, use what the same job pays today. Average your best 35 years. With fewer years of earnings, average only those.",
    }),
    years: count("Years with earnings", {
      unit: "years",
      min: 1,
      max: 60,
      default: 35,
      help: "By the time payments start. With fewer than 35, the payment is lower.",
    }),
    start_age: count("Age when payments start", {
      min: EARLIEST_AGE,
      max: LATEST_AGE,
      default: 67,
      usual: [62, 67, 70],
    }),
    start_months: count("Months past the starting age", {
      unit: "months",
      min: 0,
      max: 11,
      more: true,
      default: 0,
      help: "For a start between two birthdays: 6 means half a year later.",
    }),
    year: choice("Rules of", RULE_YEARS, {
      more: true,
      default: NEWEST_RULES,
      today: true,
      help: "For people who turn 62 in this year.",
    }),
  },

  outputs: {
    monthly_payment: money("Monthly payment", { help: "In today's dollars, before tax and Medicare premiums." }),
    yearly_payment: money("Yearly payment"),
    full_benefit: money("Full monthly benefit at age 67 (PIA)"),
    share_of_full: percent("Share of the full benefit"),
    average_earnings: money("Average indexed monthly earnings (AIME)"),
    replaced: percent("Share of your earnings replaced", {
      help: "The yearly payment ÷ your average yearly earnings.",
    }),
    break_even: text("Break-even age, compared with age 62", {
      optional: true,
      help: "By this age, your payments add up to as much as if they had started at 62.",
    }),
    ages: BY_AGE,
  },
  primary: "monthly_payment",
  formula: "monthly payment = (0.9 × a + 0.32 × b + 0.15 × c) × share, with a, b and c the three parts of AIME",

  by: { yearly_payment: "monthly_payment × 12", replaced: "yearly_payment ÷ earnings" },

  check: ({ start_age, start_months }) => ({
    start_months:
      start_age === LATEST_AGE && start_months > 0 && "must be 0 at age 70, because waiting longer adds nothing",
  }),

  compute(given) {
    const { earnings, years } = given;
    const rules = rulesOf(given.year);
    const tooFew = creditsIfTooFew(rules, earnings, years);
    if (tooFew !== undefined)
      return noAnswer(
        `Enter more years or higher earnings: a retirement benefit takes 40 credits, and this comes to about ${tooFew}.`,
      );
    const average = averageMonthly(rules, earnings, years);
    const full = fullBenefit(rules, average);
    const start = startOf(given);
    const payment = paymentAt(full, start);
    return {
      monthly_payment: payment,
      full_benefit: full,
      share_of_full: shareAt(start),
      average_earnings: average,
      break_even: breakEven(full, start),
      ages: byAge(full),
    };
  },

  facts: rulesUsed,

  sentence({ earnings, years, start_age, start_months }, { monthly_payment, replaced, break_even }) {
    const age = start_months.value === 0 ? `${start_age}` : `${start_age} and ${start_months}`;
    const share = `That replaces ${replaced.exact ? "" : "about "}${replaced} of your earnings.`;
    const waiting = break_even ? ` If you live past ${break_even}, you get more in total than with a start at 62.` : "";
    return `With ${earnings} a year for ${years}, you get ${monthly_payment} a month from age ${age}, in today's money. ${share}${waiting}`;
  },

  working: (_given, found, show, values, stepOf) => [
    ...benefitSteps(values, startOf(values), found, show),
    stepOf("yearly_payment"),
  ],

  notes: ({ earnings }, _found, show, values) => [
    `This uses the rules of ${values.year} for people born in 1964 or later. If you were born earlier, use the estimate on your Social Security statement.`,
    earnings.value.gt(rulesOf(values.year).wageBase) &&
      `Only the first ${show("money", decimal(rulesOf(values.year).wageBase))} of a year's earnings counts.`,
    startOf(values) === monthsOf(EARLIEST_AGE) &&
      "You have to be 62 for the whole month, so most people can't start before 62 and 1 month.",
  ],
});

const startOf = (given: { readonly start_age: number; readonly start_months: number }): number =>
  monthsOf(given.start_age, given.start_months);
