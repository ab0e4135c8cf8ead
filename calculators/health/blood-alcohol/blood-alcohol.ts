import { count, defineCalculator, number, percent, step, table } from "#engine";
import { factsUsed, newestOf } from "#facts/dated";
import { DRIVING_LIMITS } from "#facts/limits/driving-alcohol";
import { DENSITY, estimated } from "./alcohol-estimate.ts";
import { spreadOf, WATER_IN_BLOOD, WIDMARK } from "./body-water.ts";
import { DRINKS_AND_BODY } from "./drinks-and-body.ts";

const [HELP, HIGH] = ["0.25", "0.15"];

const hours = (label: string) => number(label, { digits: 1, unit: "hours" });

export default defineCalculator({
  name: "Blood alcohol calculator",
  summary: "Estimated blood alcohol (BAC) from drinks, weight and time, and the hours until it is zero.",

  inputs: DRINKS_AND_BODY,

  outputs: {
    bac: percent("Blood alcohol now (about)", { digits: 3 }),
    peak: percent("If all of it were in your blood at once", { digits: 3 }),
    per_liter: number("Grams in a liter of blood (‰)", { digits: 2 }),
    zero_in: hours("Until zero (about)"),
    zero_slow: hours("Until zero, in people who are slow"),
    limit_value: percent("Driving limit", { digits: 3 }),
    limit_in: number("Until the limit (about)", { digits: 1, unit: "hours", optional: true }),
    alcohol: number("Alcohol in the drinks", { digits: 1, unit: "g" }),
    by_hour: table(
      "Hour by hour",
      { hour: count("Hours from now"), bac: percent("Blood alcohol", { digits: 3 }) },
      { chart: { kind: "lines", x: "hour", y: ["bac"] } },
    ),
  },
  primary: "bac",
  groups: {
    "How long it takes": ["zero_in", "zero_slow", "limit_value", "limit_in"],
    "How much it is": ["bac", "per_liter", "peak", "alcohol"],
  },
  formula: "blood alcohol = alcohol in g ÷ (weight in kg × r × 10) − rate × hours",

  compute: estimated,

  facts: ({ limit }) => (limit === "own" ? [] : factsUsed(DRIVING_LIMITS[limit], newestOf(DRIVING_LIMITS[limit]).from)),

  headline: (_, { bac, zero_in }) =>
    bac.value.isZero() ? undefined : ["Please don't drive", `${bac} now, zero in about ${zero_in}`],

  alerts: (_, { bac }) => [
    bac.value.gte(HELP) &&
      `At ${bac}, breathing can stop. If this person can't be woken, breathes slowly or looks pale or blue, call an ambulance now (911, 112 or 999). Lay them on their side and stay with them.`,
    bac.value.gte(HIGH) &&
      bac.value.lt(HELP) &&
      `${bac} is a lot, and it can still rise for an hour after the last drink. Please stop drinking, drink water, and stay with someone you trust. If someone can't be woken, call an ambulance.`,
    bac.value.gt(0) &&
      bac.value.lt(HIGH) &&
      "Please don't drive, ride or swim: alcohol slows your reactions at any level. Take a taxi, or call someone who hasn't been drinking.",
  ],

  notes: ({ limit }, { bac, limit_in, limit_value }) => [
    bac.value.isZero() &&
      "By this estimate, the alcohol is gone. It can be off by hours, so it doesn't tell you whether you are fit to drive.",
    !bac.value.isZero() &&
      !limit_in &&
      `The estimate is below the limit of ${limit_value}, but that doesn't make it safe or legal to drive. You can be charged below it, and the true figure may be higher.`,
    limit !== "own" && "New, young and professional drivers have a lower limit in many places, often zero.",
    "In pregnancy, no amount of alcohol is known to be safe. The estimate isn't made for anyone under 18.",
  ],

  sentence: ({ hours }, { bac, zero_in, zero_slow }) =>
    bac.value.isZero()
      ? `After ${hours}, the estimate is ${bac}. It can't tell whether you are fit to drive.`
      : `Please don't drive: after ${hours}, about ${bac} of your blood is alcohol. It takes about ${zero_in} more until zero, and up to ${zero_slow} in some people.`,

  working(given, { alcohol, peak, bac, zero_in, limit_in, limit_value }, show, values) {
    const spread = show("number", spreadOf(values), { digits: 4 });
    return [
      step`Alcohol: all drinks × ${show("number", DENSITY)} g a milliliter = ${alcohol}`,
      values.method === "widmark" &&
        step`Spread over: ${given.weight} × ${show("number", WIDMARK[values.sex])} = ${spread} L`,
      values.method === "watson" &&
        step`Spread over: body water by Watson ÷ ${show("number", WATER_IN_BLOOD)} = ${spread} L`,
      step`All at once: ${alcohol} ÷ ${spread} L ÷ 10 = ${peak}`,
      bac.value.isZero() && `In ${given.hours}, at ${given.falls} an hour, ${peak} falls to ${bac}`,
      !bac.value.isZero() && step`Now: ${peak} - ${given.falls} × ${given.hours} = ${bac}`,
      !bac.value.isZero() && step`Until zero: ${bac} ÷ ${given.falls} = ${zero_in}`,
      limit_in && step`Until the limit: (${bac} - ${limit_value}) ÷ ${given.falls} = ${limit_in}`,
    ];
  },
});
