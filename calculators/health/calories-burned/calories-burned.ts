import { choice, count, defineCalculator, number, quantity, step, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_WEIGHT } from "../../shared/body.ts";
import { ACTIVITIES, COMPARED, METS, PACES } from "./met-values.ts";

const kilocalories = (label: string) => number(label, { digits: 0, unit: "kcal" });

export default defineCalculator({
  name: "Calories burned calculator",
  summary: "Calories burned by walking, running, cycling and other exercise, by steps, or the time to burn an amount.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { calories: "Calories burned", steps: "Calories from steps", time: "Time to burn calories" },
      { default: "calories" },
    ),
    activity: choice("Activity", ACTIVITIES, { default: "walking" }),
    minutes: number("Minutes", { unit: "minutes", min: 1, max: 1440, example: 30, usual: [20, 30, 45, 60] }),
    steps: count("Steps", { unit: "steps", min: 1, max: 200_000, example: 10_000, usual: [5000, 10_000] }),
    step_length: quantity("Step length", LENGTH, {
      unit: "cm",
      units: { cm: [20, 150], in: [8, 60], ft: [0.7, 5] },
      example: 70,
      beginsIn: {},
      help: "Walk 10 steps, and divide the distance by 10.",
    }),
    pace: choice(
      "Pace",
      { slow: "2½ mph (4 km/h)", moderate: "3 mph (5 km/h)", brisk: "3½ mph (5½ km/h)" },
      { default: "moderate" },
    ),
    goal: number("Calories to burn", { unit: "kcal", min: 1, max: 10_000, example: 300 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 70 }),
  },

  outputs: {
    calories: kilocalories("Calories burned"),
    net: kilocalories("More than at rest"),
    time: number("Time", { unit: "minutes", digits: 0 }),
    per_hour: kilocalories("Calories an hour"),
    met: number("MET value", { digits: 1 }),
    compared: table(
      "The same time with other activities",
      { activity: text("Activity"), calories: kilocalories("Calories burned") },
      { chart: { kind: "bars", x: "activity", y: "calories" } },
    ),
  },
  primary: ({ find }) => (find === "time" ? "time" : "calories"),
  formula: "calories = MET × weight in kg × minutes ÷ 60",

  by: {
    calories: ["Calories burned", "met × weight × time ÷ 60"],
    net: ["More than at rest", "(met - 1) × weight × time ÷ 60"],
    per_hour: ["Calories an hour", "met × weight"],
  },
  questions: {
    find: {
      calories: {
        asks: ["activity", "minutes"],
        compute: ({ activity, minutes }) => ({ met: decimal(METS[activity]), time: minutes }),
        sentence: ({ activity, minutes, weight }, { calories, net }) =>
          `${ACTIVITIES[activity]}: ${minutes} burn about ${calories} at a weight of ${weight}. That is ${net} more than at rest.`,
      },
      steps: {
        asks: ["steps", "step_length", "pace"],
        compute({ steps, step_length, pace }) {
          const { activity, speed } = PACES[pace];
          return { met: decimal(METS[activity]), time: step_length.times(steps).div(speed) };
        },
        sentence: ({ steps, weight }, { calories, time }) =>
          `${steps} burn about ${calories} at a weight of ${weight}. They take about ${time}.`,
        working: ({ steps, step_length, pace }, { time }, show, _, stepOf) => [
          step`Time: ${steps} × ${step_length}, at ${show("number", PACES[pace].speed)} m a minute, is ${time}`,
          stepOf("calories"),
          stepOf("net"),
        ],
      },
      time: {
        asks: ["activity", "goal"],
        primary: "time",
        compute({ activity, goal, weight }) {
          const met = decimal(METS[activity]);
          return { met, time: goal.times(60).div(met.times(weight)) };
        },
        sentence: ({ activity, goal, weight }, { time }) =>
          `${ACTIVITIES[activity]}: at a weight of ${weight}, it takes about ${time} to burn ${goal}.`,
      },
    },
  },
  after: ({ time }, { weight }) => ({
    compared: COMPARED.map((activity) => ({
      activity: ACTIVITIES[activity],
      calories: burned(METS[activity], weight, time),
    })),
  }),
});

const burned = (met: string, weight: Decimal, minutes: Decimal): Decimal => weight.times(met).times(minutes).div(60);
