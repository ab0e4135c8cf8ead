import { choice, count, defineCalculator, duration, number, quantity, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_WEIGHT, SEXES } from "../../shared/body.ts";
import { CLASS_TABLE, classesFor } from "./fitness-classes.ts";

const TERM_OF_MEN = "6.315";
const VERY_LOW = 18;

export default defineCalculator({
  name: "VO2 max calculator",
  summary: "VO2 max from a 12-minute run, a 1.5-mile run, a mile walk or the resting heart rate, with a fitness class.",

  inputs: {
    test: choice(
      "Test",
      {
        cooper: "12-minute run (Cooper)",
        run: "1.5-mile run",
        walk: "1-mile walk (Rockport)",
        rest: "Resting heart rate (Uth)",
      },
      { default: "cooper" },
    ),
    sex: choice("Sex", SEXES, { example: "male" }),
    age: count("Age", { unit: "years", min: 18, max: 100, example: 35 }),
    distance: quantity("Distance in 12 minutes", LENGTH, {
      unit: "m",
      units: { m: [800, 5000], km: [0.8, 5], mi: [0.5, 3.1] },
      example: 2400,
    }),
    run_time: duration("Time for 1.5 miles", {
      clock: "m:ss",
      min: 360,
      max: 1800,
      example: "12:00",
      help: "2.4 km, or six laps of a track.",
    }),
    walk_time: duration("Time for 1 mile", { clock: "m:ss", min: 480, max: 1500, example: "14:30" }),
    heart_rate: number("Heart rate at the finish", { unit: "bpm", min: 60, max: 230, example: 130 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 80 }),
    resting: number("Resting heart rate", { unit: "bpm", min: 30, max: 120, example: 62 }),
    maximum: number("Maximum heart rate", {
      unit: "bpm",
      min: 100,
      max: 230,
      optional: true,
      help: "Optional. Left empty, it is 220 minus your age.",
    }),
  },

  outputs: {
    uptake: number("VO2 max", { unit: "mL/kg/min", digits: 1 }),
    band: text("Fitness class for your age", { optional: true }),
    mets: number("In METs", { digits: 1 }),
    classes: CLASS_TABLE,
  },
  primary: "uptake",

  equationsIn: ["m", "lb"],
  between: {
    minutes: number("Time in minutes", { significant: 6, optional: true }),
    men: number("Term for sex", { optional: true }),
    top_rate: number("Maximum heart rate", { digits: 0, optional: true }),
  },
  questions: {
    test: {
      cooper: { asks: ["distance"], by: { uptake: "(distance - 504.9) ÷ 44.73" } },
      run: {
        asks: ["run_time"],
        by: { uptake: "483 ÷ minutes + 3.5" },
        compute: ({ run_time }) => ({ minutes: run_time.div(60) }),
      },
      walk: {
        asks: ["walk_time", "heart_rate", "weight"],
        by: {
          uptake: "132.853 - 0.0769 × weight - 0.3877 × age + men - 3.2649 × minutes - 0.1565 × heart_rate",
        },
        compute: ({ walk_time, sex }) => ({
          minutes: walk_time.div(60),
          men: decimal(sex === "male" ? TERM_OF_MEN : 0),
        }),
      },
      rest: {
        asks: ["resting", "maximum"],
        by: { uptake: "15.3 × top_rate ÷ resting" },
        compute: ({ age, maximum }) => ({ top_rate: maximum ?? decimal(220).minus(age) }),
        refuses: ({ age, maximum, resting }) =>
          resting.gte(maximum ?? decimal(220).minus(age)) &&
          "Enter a resting heart rate below the maximum. Count it again while you sit still.",
      },
    },
  },
  by: { mets: "uptake ÷ 3.5" },
  after({ uptake }, { sex, age }) {
    const classes = classesFor(sex, age);
    const band = classes?.findLast(({ from }) => uptake.gte(from))?.name ?? null;
    return { band, classes: classes ?? null };
  },

  sentence: (_, { uptake, band }) =>
    band
      ? `Your estimated VO2 max is ${uptake}, which is ${band.toLowerCase()} for your age and sex.`
      : `Your estimated VO2 max is ${uptake}.`,

  alerts: (_, { uptake }) => [
    uptake.value.lt(VERY_LOW) &&
      `A VO2 max of ${uptake} is very low, or something was mistyped. If it is right, please talk with a doctor before you train.`,
  ],
  notes: ({ test }, { band }) => [
    test === "rest" && "The resting heart rate tells the least of the four. It was tried on well-trained men.",
    !band && "The table of classes covers ages 20 to 65.",
    "With chest pain, a heart condition or doubts, ask a doctor before an all-out test.",
  ],
});
