import { choice, count, defineCalculator, number, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, bandOf } from "../../shared/body.ts";

// Institute of Medicine and National Research Council, Weight Gain During Pregnancy (2009): the gain in all, and a week from the
// second trimester on, in kilograms.
const BANDS = [
  ["Underweight", 0],
  ["Normal weight", 18.5],
  ["Overweight", 25],
  ["Obesity", 30],
] as const;
const SINGLE: Bands = {
  Underweight: { total: ["12.5", "18"], weekly: ["0.44", "0.58"] },
  "Normal weight": { total: ["11.5", "16"], weekly: ["0.35", "0.50"] },
  Overweight: { total: ["7", "11.5"], weekly: ["0.23", "0.33"] },
  Obesity: { total: ["5", "9"], weekly: ["0.17", "0.27"] },
};
/** Provisional, and none for underweight. */
const TWINS: Readonly<Record<string, readonly [string, string]>> = {
  "Normal weight": ["16.8", "24.5"],
  Overweight: ["14.1", "22.7"],
  Obesity: ["11.3", "19.1"],
};
type Bands = Readonly<
  Record<string, { readonly total: readonly [string, string]; readonly weekly: readonly [string, string] }>
>;

const FIRST_TRIMESTER = 13;
const TERM = 40;
/** In kilograms, above all that is advised for one baby. */
const MUCH = 20;
const EARLY = ["0.5", "2"] as const;

const mass = (label: string) => quantity(label, MASS, { as: "weight", digits: 1 });
const maybe = (label: string) => quantity(label, MASS, { as: "weight", digits: 1, optional: true });

export default defineCalculator({
  name: "Pregnancy weight gain calculator",
  summary: "Healthy weight gain in pregnancy by your BMI before it, in all and for this week, for one baby or twins.",

  inputs: {
    babies: choice("Babies", { one: "One", twins: "Twins" }, { default: "one" }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 165 }),
    weight: quantity("Weight before pregnancy", MASS, { ...ADULT_WEIGHT, example: 62 }),
    week: count("Weeks pregnant", { unit: "weeks", min: 1, max: 42, example: 24 }),
    now: quantity("Weight now", MASS, { ...ADULT_WEIGHT, optional: true, help: "Optional. Shows your gain so far." }),
  },

  outputs: {
    total_from: mass("Whole pregnancy, from"),
    total_to: mass("Whole pregnancy, to"),
    by_now_from: maybe("Gain by this week, from"),
    by_now_to: maybe("Gain by this week, to"),
    gained: maybe("Your gain so far"),
    bmi: number("BMI before pregnancy", { digits: 1 }),
    band: text("Weight before pregnancy"),
    weeks: table(
      "Week by week",
      { week: count("Week"), from: mass("Gain from"), to: mass("Gain to") },
      { optional: true, chart: { kind: "lines", x: "week", y: ["from", "to"] } },
    ),
  },
  primary: "total_from",
  headline: (_, { total_from, total_to }) => ["Weight gain in the whole pregnancy", `${total_from} to ${total_to}`],
  formula: "by week 13: 0.5 to 2 kg; from then on: weekly gain × (weeks − 13) more, up to the whole gain",

  by: { bmi: ["BMI", "weight ÷ height^2"], gained: "now - weight" },
  refuses: ({ babies, weight, height }) =>
    babies === "twins" &&
    weight.div(height.times(height)).lt(BANDS[1][1]) &&
    "There is no advice for twins after being underweight before. Ask your doctor or midwife.",
  after({ bmi }, { babies, week }) {
    const band = bandOf(BANDS, bmi);
    const [from, to] = (babies === "twins" ? TWINS[band] : SINGLE[band]?.total) ?? ["0", "0"];
    const total = [decimal(from), decimal(to)] as const;
    const at = (week: number) => gainAt(week, SINGLE[band]?.weekly ?? ["0", "0"]);
    const isOne = babies === "one";
    const [low, high] = at(Math.min(week, TERM));
    return {
      total_from: total[0],
      total_to: total[1],
      by_now_from: isOne ? low : null,
      by_now_to: isOne ? high : null,
      band,
      weeks: isOne
        ? Array.from({ length: TERM / 2 + 1 }, (_, i) => {
            const [from, to] = at(2 * i);
            return { week: 2 * i, from, to };
          })
        : null,
    };
  },

  sentence: ({ week }, { total_from, total_to, by_now_from, by_now_to, gained }) => {
    const whole = `A gain of ${total_from} to ${total_to} in the whole pregnancy is advised.`;
    if (!by_now_from) return whole;
    return `${whole} By week ${week.value}, that is about ${by_now_from} to ${by_now_to}${gained ? `, and you have gained ${gained}` : ""}.`;
  },

  alerts: ({ babies }, { gained, bmi }) => [
    bmi.value.lt(16) && `A BMI of ${bmi} before pregnancy is very low. Please see your doctor or midwife soon.`,
    babies === "one" &&
      gained?.value.gt(MUCH) &&
      `A gain of ${gained} is above every range for one baby. Please show it to your doctor or midwife.`,
  ],
  notes: ({ babies }) => [
    "Don't try to lose weight while you are pregnant, unless your doctor or midwife plans it with you.",
    babies === "twins" && "The advice for twins is provisional, and it is for the whole pregnancy only.",
  ],
});

function gainAt(week: number, [low, high]: readonly [string, string]): readonly [Decimal, Decimal] {
  const early = decimal(Math.min(week, FIRST_TRIMESTER)).div(FIRST_TRIMESTER);
  const late = Math.max(0, week - FIRST_TRIMESTER);
  return [early.times(EARLY[0]).plus(decimal(low).times(late)), early.times(EARLY[1]).plus(decimal(high).times(late))];
}
