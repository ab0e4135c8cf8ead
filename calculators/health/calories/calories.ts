import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  noAnswer,
  number,
  optionalStep,
  percent,
  quantity,
  step,
  table,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LEAN_MASS, leanMass, restingEnergy, restingEnergyOfLeanMass } from "#numbers/resting-energy";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, restingSteps, SEXES } from "../../shared/body.ts";
import { ACTIVITY, ACTIVITY_FACTORS } from "./activity-levels.ts";
import { isTooLittle, tooFast, tooLight, tooLittle } from "./safe-diet.ts";
import { ZIGZAG_WEEK, zigzagSteps, zigzagWeek } from "./zigzag-week.ts";

// Energy in a kilogram of body weight, in kcal. By the pound: Wishnofsky, American Journal of Clinical Nutrition 6
// (1958), pages 542 to 546. By the kilogram: the same, as it is rounded in metric countries.
const ENERGY_OF_WEIGHT = { kilogram: decimal(7700), pound: decimal(3500).div(MASS.lb.factor) } as const;
const DAYS = 7;
const KILOGRAMS_A_WEEK = ["-1", "-0.75", "-0.5", "-0.25", "0", "0.25", "0.5"].map((kilograms) => decimal(kilograms));
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
  height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 165, when: { formula: SIZED } }),
  weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 65 }),
  body_fat: percent("Body fat percentage", { min: 2, max: 75, example: 25, when: { formula: ["katch_mcardle"] } }),
  activity: ACTIVITY,
  activity_factor: number("Activity factor", {
    min: 1,
    max: 3,
    example: 1.6,
    when: { activity: ["own"] },
    help: "Daily calories as a multiple of calories at rest. FAO and WHO give 1.4 to 2.4.",
  }),
  goal: choice(
    "Goal",
    { keep: "Maintain weight", lose: "Lose weight", gain: "Gain weight", target: "Reach a target weight" },
    { default: "keep" },
  ),
  target_weight: quantity("Target weight", MASS, { ...ADULT_WEIGHT, example: 60, when: { goal: ["target"] } }),
  weeks: count("Weeks to reach the target weight", {
    unit: "weeks",
    min: 1,
    max: 520,
    example: 18,
    when: { goal: ["target"] },
  }),
  weekly_change: quantity("Change per week", MASS, {
    unit: "kg",
    units: { kg: [0.05, 1], lb: [0.1, 2.2] },
    default: 0.5,
    when: { goal: ["lose", "gain"] },
  }),
  energy_of_weight: choice(
    "Calories for a change in weight",
    { kilogram: "7,700 kcal per kilogram", pound: "3,500 kcal per pound" },
    { more: true, default: "kilogram" },
  ),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Calorie calculator",
  summary: "The calories you burn in a day, and how many to eat to maintain, lose or gain weight.",
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
    week: ZIGZAG_WEEK,
  },
  primary: "target",
  formula: "calories = calories at rest × activity factor ± weekly change in kg × 7,700 ÷ 7",

  compute(given) {
    const bmr =
      given.formula === "katch_mcardle"
        ? restingEnergyOfLeanMass(leanMass(given.weight, given.body_fat))
        : restingEnergy(given.formula, given);
    const maintenance = bmr.times(given.activity === "own" ? given.activity_factor : ACTIVITY_FACTORS[given.activity]);
    const perDay = (kilograms: Decimal) => kilograms.times(ENERGY_OF_WEIGHT[given.energy_of_weight]).div(DAYS);
    const weekly = weeklyChange(given);
    const eaten = (kilograms: Decimal) => maintenance.plus(perDay(kilograms));
    const target = weekly ? eaten(weekly) : maintenance;
    if (target.lte(0)) return noAnswer("Choose a slower loss: this one would take more calories than your body burns.");
    const weekly_rate = given.goal === "target" ? weekly : null;
    const goals = KILOGRAMS_A_WEEK.map((weekly_change) => ({ weekly_change, target: eaten(weekly_change) }));
    const isFit = (row: (typeof goals)[number]) => row.weekly_change.gte(0) || !isTooLittle(row.target, given.sex);
    const difference = weekly && perDay(weekly.abs());
    const week = zigzagWeek({ target, maintenance }, given.sex);
    return { target, maintenance, bmr, difference, weekly_rate, goals: goals.filter(isFit), week };
  },

  sentence({ sex, goal, weekly_change, target_weight, weeks }, { target, maintenance }) {
    const keep = `To maintain your weight, eat ${maintenance}.`;
    if (target_weight && weeks) return `To reach ${target_weight} in ${weeks}, eat about ${target} a day. ${keep}`;
    if (goal === "keep") return `Eat about ${target} a day to maintain your weight.`;
    if (goal === "lose" && isTooLittle(target.value, sex))
      return `Losing about ${weekly_change} a week would leave you ${target} a day, too little without a doctor. ${keep}`;
    return `To ${goal} about ${weekly_change} a week, eat about ${target} a day. ${keep}`;
  },

  working(given, { bmr, maintenance, target, difference, weekly_rate, week }, show) {
    const kilograms = show("number", given.weight.value);
    const factor = given.activity === "own" ? given.activity_factor : ACTIVITY_FACTORS[given.activity];
    const change = weekly_rate ?? given.weekly_change;
    const perKilogram = show("number", ENERGY_OF_WEIGHT[given.energy_of_weight]);
    const { constant, weight } = LEAN_MASS;
    return [
      given.weight.text !== `${kilograms} kg` && step`Weight in kilograms: ${given.weight} = ${kilograms} kg`,
      ...(given.formula === "katch_mcardle"
        ? [step`Calories at rest: ${constant} + ${weight} × ${kilograms} × (100% - ${given.body_fat}) = ${bmr}`]
        : restingSteps(given, bmr, show)),
      step`Calories to maintain weight: ${bmr} × ${factor} = ${maintenance}`,
      optionalStep`Daily difference: ${change && show("number", change.value.abs())} × ${perKilogram} ÷ ${DAYS} = ${difference}`,
      difference &&
        step`Calories per day: ${maintenance} ${target.value.lte(maintenance.value) ? "-" : "+"} ${difference} = ${target}`,
      ...(week ? zigzagSteps({ target: target.value, maintenance: maintenance.value }, show) : []),
    ];
  },

  alerts(given, { target, weekly_rate }, show) {
    const { sex, height, weight, target_weight: end = weight } = given;
    const isLosing = given.goal === "lose" || end.value.lt(weight.value);
    return [
      height && tooLight({ height, weight, end, isLosing }, show),
      weekly_rate && tooFast(weekly_rate.value),
      tooLittle(target.value, sex),
    ];
  },

  notes: ({ sex }, { target, bmr }) => [
    target.value.lt(bmr.value) &&
      !isTooLittle(target.value, sex) &&
      "This is less than your body burns at rest. A slower loss is easier to keep up.",
    "For adults. Not meant for children, pregnancy or breastfeeding.",
  ],
});

/** In kilograms, below 0 for a loss. */
function weeklyChange(given: Given): Decimal | null {
  if (given.goal === "keep") return null;
  if (given.goal !== "target") return given.goal === "lose" ? given.weekly_change.neg() : given.weekly_change;
  return given.target_weight.minus(given.weight).div(given.weeks);
}
