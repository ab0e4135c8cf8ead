import { choice, defineCalculator, duration, number, quantity, step, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";

// American Scientist 69 (1981), pages 285 to 290.
const RIEGEL = "1.06";
const MILE = LENGTH.mi.factor;
const MARATHON = "42195";
const RACES = [
  ["1 mile", MILE],
  ["5 km", "5000"],
  ["10 km", "10000"],
  ["10 miles", "16093.44"],
  ["Half marathon", "21097.5"],
  ["Marathon", MARATHON],
] as const;
const FAR = 4;

const distance = { unit: "km", units: { km: [0.4, 200], mi: [0.25, 124], m: [400, 200_000] } } as const;

export default defineCalculator({
  name: "Race time calculator",
  summary: "Predicts your time for a race from a shorter or longer one, by Riegel or Cameron, with the pace.",

  inputs: {
    distance: quantity("Race you ran", LENGTH, { ...distance, example: 10 }),
    time: duration("Your time", { clock: "m:ss", min: 60, max: 360_000, example: "50:00" }),
    goal: quantity("Race to predict", LENGTH, {
      ...distance,
      example: 21.0975,
      help: "A marathon is 42.195 km, a half marathon 21.0975 km.",
    }),
    formula: choice("Formula", { riegel: "Riegel", cameron: "Cameron" }, { default: "riegel" }),
  },

  outputs: {
    predicted: duration("Predicted time", { clock: "m:ss" }),
    pace_per_kilometer: duration("Pace per kilometer", { clock: "m:ss" }),
    pace_per_mile: duration("Pace per mile", { clock: "m:ss" }),
    other: duration("By the other formula", { clock: "m:ss" }),
    ratio: number("Times as far", { digits: 2 }),
    races: table("Other races", { race: text("Race"), time: duration("Predicted time", { clock: "m:ss" }) }),
  },
  primary: "predicted",
  formula: "predicted time = time × (new distance ÷ distance)^1.06",

  compute({ distance, time, goal, formula }) {
    const other = formula === "riegel" ? "cameron" : "riegel";
    const predicted = predict(formula, time, distance, goal);
    return {
      predicted,
      pace_per_kilometer: predicted.times(1000).div(goal),
      pace_per_mile: predicted.times(MILE).div(goal),
      other: predict(other, time, distance, goal),
      ratio: goal.div(distance),
      races: RACES.map(([race, meters]) => ({ race, time: predict(formula, time, distance, decimal(meters)) })),
    };
  },

  sentence: ({ distance, time, goal }, { predicted, pace_per_kilometer, pace_per_mile }) =>
    `With ${time} over ${distance}, expect about ${predicted} over ${goal}: ${goal.text.endsWith("mi") ? `${pace_per_mile} a mile` : `${pace_per_kilometer} a kilometer`}.`,

  working: ({ time, distance, goal, formula }, { predicted, ratio, pace_per_kilometer }, show) => [
    step`Times as far: ${goal} ÷ ${distance} = ${ratio}`,
    formula === "riegel"
      ? step`Riegel: ${time} × ${show("number", ratio.value, { significant: 6 })}^${show("number", RIEGEL)} = ${predicted}`
      : step`Cameron: ${time} × ${show("number", ratio.value, { significant: 6 })} × ${show("number", slowing(distance.value).div(slowing(goal.value)), { significant: 6 })} = ${predicted}`,
    step`Pace: ${predicted} ÷ ${show("number", goal.value.div(1000), { significant: 8 })} km = ${pace_per_kilometer} a kilometer`,
  ],

  notes: (_, { ratio }) => [
    (ratio.value.gt(FAR) || ratio.value.times(FAR).lt(1)) &&
      "The two races are very different, so the prediction is rough. A race of a third to three times the distance tells more.",
    "It assumes that you trained for the new distance. Half of recreational runners need 10 minutes longer for a marathon than Riegel says.",
  ],
});

function predict(formula: "riegel" | "cameron", time: Decimal, from: Decimal, to: Decimal): Decimal {
  const ratio = to.div(from);
  if (formula === "riegel") return time.times(ratio.pow(RIEGEL));
  return time.times(ratio).times(slowing(from)).div(slowing(to));
}

/** Cameron's fit of the world's best times (1998), for meters. */
const slowing = (meters: Decimal): Decimal =>
  decimal("13.49681")
    .minus(meters.times("0.000030363"))
    .plus(decimal("835.7114").div(meters.pow("0.7905")));
