// What a change of weight in a week takes, and the calories of the usual changes.
import { choice, count, number, quantity, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import { MASS } from "#numbers/units";
import { ADULT_WEIGHT } from "../../shared/body.ts";
import { isTooLittle } from "./safe-diet.ts";

export const KCAL = { unit: "kcal", digits: 0 } as const;

// Energy in a kilogram of body weight, in kcal. By the pound: Wishnofsky, American Journal of Clinical Nutrition 6
// (1958), pages 542 to 546. By the kilogram: the same, as it is rounded in metric countries.
export const ENERGY_OF_WEIGHT = { kilogram: decimal(7700), pound: decimal(3500).div(MASS.lb.factor) } as const;

export const GOAL = {
  goal: choice(
    "Goal",
    { keep: "Maintain weight", lose: "Lose weight", gain: "Gain weight", target: "Reach a target weight" },
    { default: "keep" },
  ),
  target_weight: quantity("Target weight", MASS, { ...ADULT_WEIGHT, example: 60 }),
  weeks: count("Weeks to reach the target weight", {
    unit: "weeks",
    min: 1,
    max: 520,
    example: 18,
  }),
  weekly_change: quantity("Change per week", MASS, {
    unit: "kg",
    units: { kg: [0.05, 1], lb: [0.1, 2.2] },
    default: 0.5,
  }),
  energy_of_weight: choice(
    "Calories for a change in weight",
    { kilogram: "7,700 kcal per kilogram", pound: "3,500 kcal per pound" },
    { more: true, default: "kilogram" },
  ),
};

const KILOGRAMS_A_WEEK = ["-1", "-0.75", "-0.5", "-0.25", "0", "0.25", "0.5"].map((kilograms) => decimal(kilograms));

export const WEEKLY_GOALS = table(
  "Calories by weekly change",
  {
    weekly_change: quantity("Change per week", MASS, { as: "weight", upTo: 2 }),
    target: number("Calories per day", KCAL),
  },
  { chart: { kind: "bars", x: "weekly_change", y: "target" } },
);

/** Without the losses that leave too little to eat. */
export function weeklyGoals(maintenance: Decimal, energyOfKilogram: Decimal, sex: Sex) {
  const goals = KILOGRAMS_A_WEEK.map((weekly_change) => ({
    weekly_change,
    target: maintenance.plus(weekly_change.times(energyOfKilogram).div(7)),
  }));
  return goals.filter(({ weekly_change, target }) => weekly_change.gte(0) || !isTooLittle(target, sex));
}
