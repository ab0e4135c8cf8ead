import {
  choice,
  count,
  defineCalculator,
  noAnswer,
  number,
  optionalStep,
  percent,
  quantity,
  type Shown,
  step,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LEAN_MASS, leanMass, restingEnergy, restingEnergyOfLeanMass } from "#numbers/resting-energy";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, restingSteps, SEXES } from "../../shared/body.ts";
import { ACTIVITY, ACTIVITY_FACTORS } from "./activity-levels.ts";
import { isTooLittle, tooFast, tooLight, tooLittle } from "./safe-diet.ts";
import { ENERGY_OF_WEIGHT, GOAL, KCAL, WEEKLY_GOALS, weeklyGoals } from "./weekly-goals.ts";
import { ZIGZAG_WEEK, zigzagSteps, zigzagWeek } from "./zigzag-week.ts";

const SIZED = ["mifflin_st_jeor", "harris_benedict"] as const;

export default defineCalculator({
  name: "Calorie calculator",
  summary: "The calories you burn in a day, and how many to eat to maintain, lose or gain weight.",

  inputs: {
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
    ...GOAL,
  },

  outputs: {
    target: number("Calories per day", KCAL),
    maintenance: number("Calories to maintain weight", KCAL),
    bmr: number("Calories at rest (BMR)", KCAL),
    difference: number("Daily difference", { ...KCAL, optional: true }),
    weekly_rate: quantity("Weight change per week", MASS, { as: "weight", upTo: 2, optional: true }),
    goals: WEEKLY_GOALS,
    week: ZIGZAG_WEEK,
  },
  primary: "target",
  formula: "calories = calories at rest × activity factor ± weekly change in kg × 7,700 ÷ 7",

  between: {
    factor: number("Activity factor"),
    energy: number("Calories in a kilogram of weight", { significant: 15, inFull: true }),
    weekly: quantity("Change per week", MASS, { as: "weight", optional: true }),
  },
  by: {
    maintenance: "bmr × factor",
    weekly_rate: "(target_weight - weight) ÷ weeks",
    weekly: "weekly_rate",
    difference: "abs(weekly) × energy ÷ 7",
    target: "maintenance + weekly × energy ÷ 7",
  },

  compute: (given) => ({
    bmr:
      given.formula === "katch_mcardle"
        ? restingEnergyOfLeanMass(leanMass(given.weight, given.body_fat))
        : restingEnergy(given.formula, given),
    factor: given.activity === "own" ? given.activity_factor : decimal(ACTIVITY_FACTORS[given.activity]),
    energy: ENERGY_OF_WEIGHT[given.energy_of_weight],
  }),
  after({ target, maintenance, energy }, { sex }) {
    if (target.lte(0)) return noAnswer("Choose a slower loss: this one would take more calories than your body burns.");
    return { goals: weeklyGoals(maintenance, energy, sex), week: zigzagWeek({ target, maintenance }, sex) };
  },

  questions: {
    goal: {
      keep: {
        by: { target: "maintenance" },
        sentence: (_, { target }) => `Eat about ${target} a day to maintain your weight.`,
      },
      lose: {
        asks: ["weekly_change"],
        by: { weekly: "-weekly_change" },
        sentence: ({ sex, weekly_change }, { target, maintenance }) =>
          isTooLittle(target.value, sex)
            ? `Losing about ${weekly_change} a week would leave you ${target} a day, too little without a doctor. ${keep(maintenance)}`
            : `To lose about ${weekly_change} a week, eat about ${target} a day. ${keep(maintenance)}`,
      },
      gain: {
        asks: ["weekly_change"],
        by: { weekly: "weekly_change" },
        sentence: ({ weekly_change }, { target, maintenance }) =>
          `To gain about ${weekly_change} a week, eat about ${target} a day. ${keep(maintenance)}`,
      },
      target: {
        asks: ["target_weight", "weeks"],
        sentence: ({ target_weight, weeks }, { target, maintenance }) =>
          `To reach ${target_weight} in ${weeks}, eat about ${target} a day. ${keep(maintenance)}`,
      },
    },
  },

  working(given, { bmr, maintenance, target, difference, weekly, energy, week }, show, _, stepOf) {
    const kilograms = show("number", given.weight.value);
    const { constant, weight } = LEAN_MASS;
    return [
      given.weight.text !== `${kilograms} kg` && step`Weight in kilograms: ${given.weight} = ${kilograms} kg`,
      ...(given.formula === "katch_mcardle"
        ? [
            step`Calories at rest: ${constant} + ${show("number", weight)} × ${kilograms} × (${show("percent", 100)} - ${given.body_fat}) = ${bmr}`,
          ]
        : restingSteps(given, bmr, show)),
      stepOf("maintenance"),
      optionalStep`Daily difference: ${weekly && show("number", weekly.value.abs())} × ${energy} ÷ 7 = ${difference}`,
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
      weekly_rate && tooFast(weekly_rate.value, show),
      tooLittle(target.value, sex, show),
    ];
  },

  notes: ({ sex }, { target, bmr }) => [
    target.value.lt(bmr.value) &&
      !isTooLittle(target.value, sex) &&
      "This is less than your body burns at rest. A slower loss is easier to keep up.",
    "For adults. Not meant for children, pregnancy or breastfeeding.",
  ],
});

const keep = (maintenance: Shown<Decimal>): string => `To maintain your weight, eat ${maintenance}.`;
