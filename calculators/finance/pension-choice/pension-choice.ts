import { choice, count, defineCalculator, type InputValues, money, percent, type Show, step, table } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { againstLumpSum, jointOrSingle, nowOrLater } from "./three-choices.ts";

const AMOUNT = { min: 0.01, max: 1e10 } as const;
const AGE = { min: 18, max: 110 } as const;
const LAST = { min: 19, max: 120, help: "How old you expect to get." } as const;

const inputs = {
  find: choice(
    "Compare",
    {
      lump: "A lump sum or an income",
      joint: "Single life or joint with a survivor",
      later: "Start now or work longer",
    },
    { default: "lump" },
  ),
  lump_sum: money("Lump sum", { ...AMOUNT, example: 250000 }),
  income: money("Pension payment", { ...AMOUNT, example: 1500 }),
  single: money("Payment for your life only", { ...AMOUNT, example: 3000 }),
  joint: money("Joint payment", { ...AMOUNT, example: 2600, help: "For as long as you live." }),
  survivor_rate: percent("Share for the survivor", { min: 0, max: 100, default: 50, usual: [50, 75, 100] }),
  later_income: money("Payment if you start later", { ...AMOUNT, example: 1900 }),
  wait: count("Years you would wait", { unit: "years", min: 1, max: 30, example: 3 }),
  frequency: choice("How often", { monthly: FREQUENCY.monthly, yearly: FREQUENCY.yearly }, { default: "monthly" }),
  age: count("Your age now", { ...AGE, example: 65 }),
  last_age: count("You live until age", { ...LAST, default: 85 }),
  partner_age: count("Your partner's age now", { ...AGE, example: 62 }),
  partner_last_age: count("Your partner lives until age", { min: 19, max: 120, default: 90 }),
  annual_return: percent("Return on your own money", { min: 0, max: 20, default: 5, help: "Per year." }),
  raise: percent("Yearly raise of the pension", { min: 0, max: 15, typical: 2, default: 0, help: "Cost of living." }),
  timing: choice("Payment timing", TIMING, { more: true, default: "end" }),
  compounding: choice(
    "The return is compounded",
    { yearly: FREQUENCY.yearly, monthly: FREQUENCY.monthly },
    { more: true, default: "yearly" },
  ),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Pension choice calculator",
  summary: "Pension as a lump sum or an income, single life or joint, and now or later, by what each is worth.",
  inputs,

  outputs: {
    income_worth: money("The income, worth today", { optional: true }),
    single_worth: money("Single life, worth today", { optional: true }),
    now_worth: money("Starting now, worth today", { optional: true }),
    joint_worth: money("Joint, worth today", { optional: true }),
    later_worth: money("Starting later, worth today", { optional: true }),
    advantage: money("Advantage", { help: "Below zero, the other choice is worth more." }),
    break_even: count("Ahead from age", { optional: true, help: "The age at which the order changes." }),
    lump_pays: money("What the lump sum could pay", { optional: true, help: "Each time, with the same raises." }),
    rate_needed: percent("Return you would need", { optional: true, help: "For the lump sum to pay as much." }),
    difference: money("Difference each time", { optional: true }),
    lump_left: table(
      "If the lump sum paid the pension",
      { age: count("Age"), paid: money("Paid so far"), left: money("Left") },
      { optional: true, chart: { kind: "lines", x: "age", y: ["left"] } },
    ),
    by_death: table(
      "By the age you live to",
      { age: count("Age"), single: money("Single life"), joint: money("Joint") },
      { optional: true, chart: { kind: "lines", x: "age", y: ["single", "joint"] } },
    ),
    by_age: table(
      "Worth of what you get until an age",
      { age: count("Age"), now: money("Start now"), later: money("Start later") },
      { optional: true, chart: { kind: "lines", x: "age", y: ["now", "later"] } },
    ),
  },
  groups: {
    "Worth today": ["income_worth", "single_worth", "joint_worth", "now_worth", "later_worth", "advantage"],
    "What decides": ["break_even", "lump_pays", "rate_needed", "difference"],
  },
  formula: "worth = Σ payment ÷ (1 + return)^t, over all payments until the last age",

  questions: {
    find: {
      lump: {
        asks: ["lump_sum", "income"],
        primary: "income_worth",
        check: ({ age, last_age }) => ({ last_age: last_age <= age && "must be above your age now" }),
        compute: againstLumpSum,
        sentence: ({ last_age, lump_sum }, { income_worth, advantage, break_even }, show) =>
          `If you live to ${last_age.value}, the income is worth ${income_worth ?? ""} today, and the lump sum ${lump_sum}. ${better("lump", advantage.value, show)}${break_even ? ` The income is ahead from age ${break_even}.` : ""}`,
        working: ({ lump_sum, income }, { income_worth, advantage, lump_pays }) => [
          `Worth of ${income} each time until your last age: ${income_worth ?? ""}`,
          step`Advantage of the income: ${income_worth ?? ""} - ${lump_sum} = ${advantage}`,
          step`What the lump sum could pay: ${lump_sum} × ${income} ÷ ${income_worth ?? ""} = ${lump_pays ?? ""}`,
        ],
      },
      joint: {
        asks: ["single", "joint", "survivor_rate", "partner_age", "partner_last_age"],
        primary: "joint_worth",
        check: ({ age, last_age, partner_age, partner_last_age }) => ({
          last_age: last_age <= age && "must be above your age now",
          partner_last_age: partner_last_age <= partner_age && "must be above your partner's age now",
        }),
        compute: jointOrSingle,
        sentence: ({ last_age }, { single_worth, joint_worth, advantage, break_even }, show) =>
          `If you live to ${last_age.value}, single life is worth ${single_worth ?? ""} today, and joint ${joint_worth ?? ""}. ${better("joint", advantage.value, show)}${break_even ? ` Single life is ahead if you live to ${break_even} or longer.` : ""}`,
        working: ({ single, joint, survivor_rate }, { single_worth, joint_worth, advantage, difference }) => [
          `Worth of ${single} each time for your life: ${single_worth ?? ""}`,
          `Worth of ${joint} for your life and ${survivor_rate} of it for your partner after that: ${joint_worth ?? ""}`,
          step`Advantage of joint: ${joint_worth ?? ""} - ${single_worth ?? ""} = ${advantage}`,
          step`Difference each time: ${single} - ${joint} = ${difference ?? ""}`,
        ],
      },
      later: {
        asks: ["income", "later_income", "wait"],
        primary: "later_worth",
        check: ({ age, last_age, wait }) => ({ last_age: last_age <= age + wait && "must be above the later age" }),
        compute: nowOrLater,
        sentence: ({ last_age }, { now_worth, later_worth, advantage, break_even }, show) =>
          `If you live to ${last_age.value}, starting now is worth ${now_worth ?? ""} today, and later ${later_worth ?? ""}. ${better("later", advantage.value, show)}${break_even ? ` Later is ahead from age ${break_even}.` : ""}`,
        working: ({ income, later_income, wait }, { now_worth, later_worth, advantage, difference }) => [
          `Worth of ${income} each time from now on: ${now_worth ?? ""}`,
          `Worth of ${later_income} each time, ${wait} from now: ${later_worth ?? ""}`,
          step`Advantage of later: ${later_worth ?? ""} - ${now_worth ?? ""} = ${advantage}`,
          step`Difference each time: ${later_income} - ${income} = ${difference ?? ""}`,
        ],
      },
    },
  },

  headline: ({ find, last_age }, { advantage }, show) => [
    `If you live to ${last_age.value}`,
    better(find, advantage.value, show).replace(/\.$/, ""),
  ],

  notes: ({ find }) => [
    find === "later" && "Your pay while you work longer isn't counted. Nor are contributions you still make.",
  ],
});

const CHOICES = {
  lump: ["The income", "The lump sum"],
  joint: ["Joint", "Single life"],
  later: ["Starting later", "Starting now"],
} as const;

function better(find: keyof typeof CHOICES, advantage: Decimal, show: Show): string {
  if (advantage.isZero()) return "Both are worth the same.";
  return `${CHOICES[find][advantage.isNegative() ? 1 : 0]} is worth ${show("money", advantage.abs())} more.`;
}
