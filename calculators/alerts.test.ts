// A result that should worry someone says so before anything else, and only from its limit on.
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, present, USD } from "#engine";

async function alertsOf(slug: string, inputs: Readonly<Record<string, string | number>>) {
  const calculator = (await calculators[slug]?.())?.default;
  const answer = calculator && calculate(calculator, inputs);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} has no answer to ${JSON.stringify(inputs)}`);
  return present(calculator, answer, USD).alerts;
}

describe("BMI", () => {
  it.each([
    [11, ["A BMI of 11.0 is dangerously low: please see a doctor today."]],
    [15.99, ["A BMI of 16.0 is dangerously low: please see a doctor today."]],
    [16, ["A BMI of 16.0 is very low: please see a doctor soon."]],
    [17, []],
    [39.99, []],
    [
      40,
      [
        "We used 40 kg. If you meant pounds, set the unit to lb.",
        "A BMI of 40.0 can seriously harm your health. Please talk with a doctor: treatment helps.",
      ],
    ],
  ])("of %s", async (weight, alerts) => {
    expect(await alertsOf("bmi", { height: 100, weight })).toEqual(alerts);
    expect(await alertsOf("bmi", { height: 100, weight, bands: "asian" })).toEqual(alerts);
  });
});

const THIN = "A weight of 40 kg at this height is a BMI of 14.7, dangerously low: please see a doctor today.";
const thin = { sex: "female", age: 35, height: 165, weight: 40 };

describe("A weight that is dangerously low is named wherever height and weight are asked for", () => {
  const girths = { neck: 28, waist: 62, hip: 84 };
  it.each([
    ["bmr", thin],
    ["ideal-weight", { sex: "female", height: 165, weight: 40 }],
    ["body-fat", { sex: "female", height: 165, weight: 40, ...girths }],
    ["calories", { ...thin, activity: "very_active" }],
  ])("%s", async (slug, inputs) => {
    expect(await alertsOf(slug, inputs)).toEqual([THIN]);
    expect(await alertsOf(slug, { ...inputs, weight: 60 })).toEqual([]);
  });
});

it("less than essential fat is dangerous", async () => {
  const lean = { sex: "male", height: 178, weight: 80, neck: 45, waist: 75 };
  expect(await alertsOf("body-fat", { ...lean, waist: 85 })).toEqual([]);
  expect(await alertsOf("body-fat", lean)).toEqual([
    "Less than 2% fat is dangerous: your body needs that much to work. Please measure again, and see a doctor if the figure is right.",
  ]);
});

describe("Eating very little", () => {
  const resting = { sex: "female", formula: "katch_mcardle", weight: 50, body_fat: 25, activity: "own" };
  const losing = (weekly_change: number) =>
    alertsOf("calories", { ...resting, activity_factor: 1.2, goal: "lose", weekly_change });

  it("needs a doctor's advice below the usual floor, and care below 800 kcal", async () => {
    expect(await losing(0.1)).toEqual([]);
    expect(await losing(0.3)).toEqual([
      "This is less than 1,200 kcal a day. Please don't eat so little without a doctor's advice.",
    ]);
    expect(await losing(1)).toEqual([
      "A diet of 800 kcal a day or less can harm you: please see a doctor before you start it.",
    ]);
  });

  it("at a low weight is not for losing more", async () => {
    const inputs = { ...thin, weight: 48, activity: "very_active", goal: "lose", weekly_change: 0.1 };
    expect(await alertsOf("calories", inputs)).toEqual([
      "Your weight is already low for your height. Please don't lose more without a doctor's advice.",
    ]);
  });

  it("to reach a weight in time is too fast above 2 pounds a week, and no aim below a healthy weight", async () => {
    const tall = { sex: "male", age: 30, height: 190, weight: 150, activity: "very_active", goal: "target" };
    const to = (target_weight: number, weeks: number) => alertsOf("calories", { ...tall, target_weight, weeks });
    expect(await to(149.1, 1)).toEqual([]);
    expect(await to(149, 1)).toEqual([
      "That is more than 2 pounds (0.9 kg) a week. Please take more weeks, or ask a doctor: faster losses can harm you.",
    ]);
    expect(await to(66, 104)).toEqual(["66 kg is low for your height. Please ask a doctor before you aim for it."]);
  });
});

it("a pregnancy of 42 weeks needs a midwife or doctor", async () => {
  const on = (day: string) => alertsOf("due-date", { last_period: "2026-01-01", day });
  expect(await on("2026-10-21")).toEqual([]);
  expect(await on("2026-10-22")).toEqual([
    "This is 42 weeks or more, past the usual end of a pregnancy. If your baby isn't born yet, please call your midwife or doctor today.",
  ]);
});

describe("Retirement contributions over a US limit", () => {
  const plan = {
    age: 35,
    retirement_age: 65,
    savings: 0,
    contribution_frequency: "yearly",
    account: "plan",
    limit_year: "2026",
  };
  const rates = { return_before: 6, return_after: 4, inflation_rate: 2.5, income: 0 };
  it.each([
    ["24500.00", []],
    [
      "24500.01",
      [
        "Contributions of $24,500.01 a year are $0.01 over the limit for 2026: $24,500.00 at age 35. If your employer pays part of them, only your own part counts.",
      ],
    ],
  ])("%s", async (contribution, alerts) => {
    expect(await alertsOf("retirement-savings", { ...plan, ...rates, contribution })).toEqual(alerts);
  });
});

it("an income for a year is not taken for one of a month without a word", async () => {
  const rates = { return_before: 6, return_after: 4, inflation_rate: 2.5 };
  const saving = { ...rates, age: 35, retirement_age: 65, savings: 100_000, contribution: 500 };
  expect(await alertsOf("retirement-savings", { ...saving, income: 60_000 })).toEqual([
    "We used an income of $60,000.00 a month. If that is for a year, set the income frequency to every year.",
  ]);
  expect(await alertsOf("retirement-savings", { ...saving, income: 40_000 })).toHaveLength(1);
  expect(await alertsOf("retirement-savings", { ...saving, income: 5000 })).toEqual([]);
  expect(await alertsOf("retirement-savings", { ...saving, income: 60_000, income_frequency: "yearly" })).toEqual([]);
});
