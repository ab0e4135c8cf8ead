import {
  choice,
  count,
  defineCalculator,
  group,
  type InputValues,
  type Line,
  noAnswer,
  number,
  optionalStep,
  percent,
  quantity,
  type Shown,
  step,
  table,
} from "#engine";
import { bodyMassIndex, HEALTHY_BMI } from "#math/body-mass";
import { type Decimal, decimal } from "#math/decimal";
import { LEAN_MASS, leanMass, restingEnergy, restingEnergyOfLeanMass } from "#math/resting-energy";
import { LENGTH, MASS } from "#math/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, restingSteps, SEXES, thinness } from "../shared/body.ts";

// The multipliers in general use, handed down by textbooks and calculators. Those of FAO, WHO and UNU, Human energy
// requirements (2004), table 5.3, are higher: 1.40 to 1.69 sedentary, 1.70 to 1.99 active, 2.00 to 2.40 vigorous.
const ACTIVITIES = { sedentary: "1.2", light: "1.375", moderate: "1.55", active: "1.725", very_active: "1.9" } as const;

// Energy in a kilogram of body weight, in kcal. By the pound: Wishnofsky, American Journal of Clinical Nutrition 6
// (1958), pages 542 to 546. By the kilogram: the same, as it is rounded in metric countries.
const ENERGY_OF_WEIGHT = { kilogram: decimal(7700), pound: decimal(3500).div(MASS.lb.factor) } as const;

// Harvard Health Publishing, Calorie counting made easy (2020): no less than this without a doctor, in kcal a day.
const FLOOR = { female: 1200, male: 1500 } as const;

// UK National Institute for Health and Care Excellence, Obesity, clinical guideline 189 (2014), section 6: a diet of 800 kcal
// a day or less is only for people under clinical care, for at most 12 weeks.
const CLINICAL = 800;

// US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight, Key Recommendations: 1 to 2 pounds a week.
const FASTEST_LOSS = decimal(2).times(MASS.lb.factor);

const DAYS = 7;
/** In kilograms a week. */
const GOALS = ["-1", "-0.75", "-0.5", "-0.25", "0", "0.25", "0.5"];
const SIZED = ["mifflin_st_jeor", "harris_benedict"] as const;

const inputs = {
  sex: choice("Sex", SEXES, { example: "female" }),
  formula: choice(
    "Formula",
    {
      mifflin_st_jeor: "Mifflin–St Jeor (1990)",
      harris_benedict: "Harris–Benedict, revised (1984)",
      katch_mcardle: "Katch–McArdle, from body fat",
    },
    { default: "mifflin_st_jeor" },
  ),
  age: count("Age", { unit: "years", min: 18, max: 110, example: 35, when: { formula: SIZED } }),
  height: quantity("Height", LENGTH, {
    ...ADULT_HEIGHT,
    example: 165,
    when: { formula: SIZED },
  }),
  weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 65 }),
  body_fat: percent("Body fat percentage", { min: 2, max: 75, example: 25, when: { formula: ["katch_mcardle"] } }),
  activity: choice(
    "Activity level",
    {
      sedentary: "Little or no exercise (1.2)",
      light: "Light exercise 1 to 3 days a week (1.375)",
      moderate: "Moderate exercise 3 to 5 days a week (1.55)",
      active: "Hard exercise 6 or 7 days a week (1.725)",
      very_active: "Hard training and physical work (1.9)",
      own: "Enter my own factor",
    },
    { example: "light" },
  ),
  activity_factor: number("Activity factor", {
    min: 1,
    max: 3,
    example: 1.6,
    when: { activity: ["own"] },
    help: "Daily calories as a multiple of calories at rest. FAO and WHO give 1.4 to 2.4.",
  }),
  goal: choice(
    "Goal",
    { keep: "Maintain weight", lose: "Lose weight", gain: "Gain weight", target: "Reach a weight in time" },
    { default: "keep" },
  ),
  target_weight: quantity("Target weight", MASS, {
    ...ADULT_WEIGHT,
    example: 60,
    when: { goal: ["target"] },
  }),
  weeks: count("Weeks to get there", { unit: "weeks", min: 1, max: 520, example: 18, when: { goal: ["target"] } }),
  weekly_change: quantity("Change per week", MASS, {
    unit: "kg",
    units: { kg: [0.05, 1], lb: [0.1, 2.2] },
    default: 0.5,
    when: { goal: ["lose", "gain"] },
  }),
  energy_of_weight: choice(
    "Calories in body weight",
    { kilogram: "7,700 kcal per kilogram", pound: "3,500 kcal per pound" },
    { more: true, default: "kilogram" },
  ),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "calories",
  name: "Calorie calculator",
  category: "health",
  summary: "The calories you burn in a day, and how many to eat to maintain, lose or gain weight.",
  version: "1.2.0",
  inputs,

  outputs: {
    target: number("Calories per day", { unit: "kcal", digits: 0 }),
    maintenance: number("Calories to maintain weight", { unit: "kcal", digits: 0 }),
    bmr: number("Calories at rest (BMR)", { unit: "kcal", digits: 0 }),
    difference: number("Daily difference", { unit: "kcal", digits: 0, optional: true }),
    weekly_rate: quantity("Weight change per week", MASS, { as: "weight", upTo: 2, optional: true }),
    goals: table(
      "Calories by weekly change",
      {
        weekly_change: quantity("Change per week", MASS, { as: "weight", upTo: 2 }),
        target: number("Calories per day", { unit: "kcal", digits: 0 }),
      },
      { chart: { kind: "bars", x: "weekly_change", y: "target" } },
    ),
  },
  primary: "target",
  formula: "calories = energy at rest × activity factor ± weekly change in kg × 7,700 ÷ 7",

  compute(given) {
    const bmr =
      given.formula === "katch_mcardle"
        ? restingEnergyOfLeanMass(leanMass(given.weight, given.body_fat))
        : restingEnergy(given.formula, given);
    const maintenance = bmr.times(given.activity === "own" ? given.activity_factor : ACTIVITIES[given.activity]);
    const perDay = (kilograms: Decimal) => kilograms.times(ENERGY_OF_WEIGHT[given.energy_of_weight]).div(DAYS);
    const weekly = weeklyChange(given);
    const difference = weekly && perDay(weekly.abs());
    const target = maintenance.plus(weekly ? perDay(weekly) : 0);
    if (target.lte(0)) return noAnswer("Choose a slower loss: this one would take more calories than your body burns.");
    const isFit = (row: { weekly_change: Decimal; target: Decimal }) =>
      row.weekly_change.gte(0) || row.target.gte(FLOOR[given.sex]);
    const goals = GOALS.map((kilograms) => ({
      weekly_change: decimal(kilograms),
      target: maintenance.plus(perDay(decimal(kilograms))),
    }));
    const weekly_rate = given.goal === "target" ? weekly : null;
    return { target, maintenance, bmr, difference, weekly_rate, goals: goals.filter(isFit) };
  },

  sentence({ sex, goal, weekly_change, target_weight, weeks }, { target, maintenance }) {
    if (target_weight && weeks)
      return `To reach ${target_weight} in ${weeks}, eat about ${target} a day. To maintain your weight, eat ${maintenance}.`;
    if (goal === "keep") return `Eat about ${target} a day to maintain your weight.`;
    if (goal === "lose" && target.value.lt(FLOOR[sex]))
      return `Losing about ${weekly_change} a week would leave you ${target} a day, too little without a doctor. To maintain your weight, eat ${maintenance}.`;
    return `To ${goal} about ${weekly_change} a week, eat about ${target} a day. To maintain your weight, eat ${maintenance}.`;
  },

  working(given, { bmr, maintenance, target, difference, weekly_rate }, show) {
    const kilograms = show("number", given.weight.value);
    const factor = given.activity === "own" ? given.activity_factor : ACTIVITIES[given.activity];
    const change = weekly_rate ?? given.weekly_change;
    const perKilogram = show("number", ENERGY_OF_WEIGHT[given.energy_of_weight]);
    const isLess = target.value.lte(maintenance.value);
    return [
      step`Weight in kilograms: ${given.weight} = ${kilograms} kg`,
      ...(given.formula === "katch_mcardle"
        ? [
            step`Calories at rest: ${LEAN_MASS.constant} + ${LEAN_MASS.weight} × ${kilograms} × (100% - ${given.body_fat}) = ${bmr}`,
          ]
        : restingSteps(given, bmr, show)),
      step`Calories to maintain weight: ${bmr} × ${factor} = ${maintenance}`,
      optionalStep`Daily difference: ${change && show("number", change.value.abs())} × ${perKilogram} ÷ ${DAYS} = ${difference}`,
      difference && step`Calories per day: ${maintenance} ${isLess ? "-" : "+"} ${difference} = ${target}`,
    ];
  },

  alerts(given, { target, weekly_rate }, show) {
    const { formula, weight, height, sex } = given;
    const end = given.target_weight ?? weight;
    const isLosing = given.goal === "lose" || end.value.lt(weight.value);
    const isLow = (of: Shown<Decimal>) =>
      formula !== "katch_mcardle" && bodyMassIndex(of.value, height.value).lt(HEALTHY_BMI.from);
    const thin = formula !== "katch_mcardle" && thinness(weight, height, show);
    return [
      thin,
      isLosing && isLow(weight) && !thin && LIGHT_ALREADY,
      isLosing &&
        isLow(end) &&
        !isLow(weight) &&
        `${end} is low for your height. Please ask a doctor before you aim for it.`,
      weekly_rate?.value.lt(FASTEST_LOSS.neg()) && TOO_FAST,
      tooLittle(target.value, FLOOR[sex]),
    ];
  },

  notes({ sex }, { target, maintenance, bmr }) {
    const isLosing = target.value.lt(maintenance.value);
    const isSlowable = isLosing && target.value.gte(FLOOR[sex]) && target.value.lt(bmr.value);
    return [isSlowable && BELOW_REST, "For adults. Not meant for children, pregnancy or breastfeeding."];
  },
});

const BELOW_REST = "This is less than your body burns at rest. A slower loss is easier to keep up.";
const TOO_FAST =
  "That is more than 2 pounds (0.9 kg) a week. Please take more weeks, or ask a doctor: faster losses can harm you.";
const LIGHT_ALREADY = "Your weight is already low for your height. Please don't lose more without a doctor's advice.";

/** In kilograms, below 0 for a loss. */
function weeklyChange(given: Given): Decimal | null {
  if (given.goal === "keep") return null;
  if (given.goal !== "target") return given.goal === "lose" ? given.weekly_change.neg() : given.weekly_change;
  return given.target_weight.minus(given.weight).div(given.weeks);
}

function tooLittle(target: Decimal, least: number): Line {
  if (target.gte(least)) return undefined;
  if (target.gt(CLINICAL))
    return `This is less than ${group(String(least))} kcal a day. Please don't eat so little without a doctor's advice.`;
  return `A diet of ${CLINICAL} kcal a day or less can harm you: please see a doctor before you start it.`;
}
