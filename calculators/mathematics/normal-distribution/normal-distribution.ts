import { choice, defineCalculator, number, optionalStep, percent } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalAbove, normalBelow, normalBetween, normalPointBelow } from "#numbers/normal";

const bounds = { min: -1e12, max: 1e12 } as const;
/** Beyond it lies one part in 10^23, and a probability has more zeros than anyone reads. */
const FARTHEST = 10;
const TOO_FAR = `Enter values within ${FARTHEST} standard deviations of the mean: less than 1 in 10^23 lies farther out.`;
const Z = "(value - mean) ÷ deviation";
const FROM_Z = "(from - mean) ÷ deviation";
const TO_Z = "(to - mean) ÷ deviation";
const DENSITY = "exp(-(z^2) ÷ 2) ÷ (deviation × √(2 × π))";

export default defineCalculator({
  name: "Normal distribution calculator",
  summary: "Probability below, above, between or outside values of a bell curve, or the value for a probability.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        below: "Probability below a value",
        above: "Probability above a value",
        between: "Probability between two values",
        outside: "Probability outside two values",
        value: "Value for a probability",
      },
      { default: "below" },
    ),
    value: number("Value", { ...bounds, example: 120 }),
    from: number("Lower value", { ...bounds, example: 85 }),
    to: number("Higher value", { ...bounds, example: 115 }),
    side: choice(
      "Probability",
      { below: "Below the value", above: "Above the value", middle: "In the middle" },
      { default: "below" },
    ),
    share: percent("Size of the probability", { min: 0.0001, max: 99.9999, example: 90, usual: [90, 95, 99] }),
    mean: number("Mean (μ)", { ...bounds, default: 0, begins: 100 }),
    deviation: number("Standard deviation (σ)", { min: 1e-6, max: 1e12, default: 1, begins: 15 }),
  },

  outputs: {
    probability: number("Probability"),
    opposite: number("Probability of the opposite"),
    value: number("Value", { optional: true }),
    lower: number("Lower value", { optional: true }),
    upper: number("Higher value", { optional: true }),
    z: number("z-score", { optional: true }),
    from_z: number("z-score of the lower value", { optional: true }),
    to_z: number("z-score of the higher value", { optional: true }),
    density: number("Height of the curve there", { optional: true }),
    shaded_from: number("Shaded from", { optional: true }),
    shaded_to: number("Shaded to", { optional: true }),
  },
  groups: {
    Probabilities: ["probability", "opposite"],
    Values: ["value", "lower", "upper", "z", "from_z", "to_z", "density"],
  },
  picture: { kind: "bell", mean: "mean", deviation: "deviation", from: ["shaded_from"], to: ["shaded_to"] },
  formula: "z = (x - μ) ÷ σ; probability below x = Φ(z)",

  questions: {
    find: {
      below: {
        asks: ["value"],
        refuses: ({ value, ...normal }) => isFar(normal, value) && TOO_FAR,
        compute(given) {
          const z = standardized(given.value, given);
          return { z, probability: normalBelow(z), opposite: normalAbove(z), shaded_to: given.value };
        },
        by: { z: Z, density: DENSITY },
        sentence: ({ value }, { probability }) => `The probability of a value below ${value} is ${probability}.`,
        working: (_, { z, probability }, __, ___, stepOf) => [
          stepOf("z"),
          optionalStep`Probability below: Φ(${z}) = ${probability}`,
          stepOf("density"),
        ],
      },
      above: {
        asks: ["value"],
        refuses: ({ value, ...normal }) => isFar(normal, value) && TOO_FAR,
        compute(given) {
          const z = standardized(given.value, given);
          return { z, probability: normalAbove(z), opposite: normalBelow(z), shaded_from: given.value };
        },
        by: { z: Z, density: DENSITY },
        sentence: ({ value }, { probability }) => `The probability of a value above ${value} is ${probability}.`,
        working: (_, { z, probability }, __, ___, stepOf) => [
          stepOf("z"),
          optionalStep`Probability above: 1 - Φ(${z}) = ${probability}`,
          stepOf("density"),
        ],
      },
      between: {
        asks: ["from", "to"],
        check: ordered,
        refuses: ({ from, to, ...normal }) => isFar(normal, from, to) && TOO_FAR,
        compute(given) {
          const { inside, outside } = shares(given);
          return { probability: inside, opposite: outside, shaded_from: given.from, shaded_to: given.to };
        },
        by: { from_z: FROM_Z, to_z: TO_Z },
        sentence: ({ from, to }, { probability }) =>
          `The probability of a value between ${from} and ${to} is ${probability}.`,
        working: (_, { from_z, to_z, probability }, __, ___, stepOf) => [
          stepOf("from_z"),
          stepOf("to_z"),
          optionalStep`Probability between: Φ(${to_z}) - Φ(${from_z}) = ${probability}`,
        ],
      },
      outside: {
        asks: ["from", "to"],
        check: ordered,
        refuses: ({ from, to, ...normal }) => isFar(normal, from, to) && TOO_FAR,
        compute(given) {
          const { inside, outside } = shares(given);
          return { probability: outside, opposite: inside, shaded_from: given.to, shaded_to: given.from };
        },
        by: { from_z: FROM_Z, to_z: TO_Z },
        sentence: ({ from, to }, { probability }) =>
          `The probability of a value below ${from} or above ${to} is ${probability}.`,
        working: (_, { from_z, to_z, probability }, __, ___, stepOf) => [
          stepOf("from_z"),
          stepOf("to_z"),
          optionalStep`Probability outside: 1 - Φ(${to_z}) + Φ(${from_z}) = ${probability}`,
        ],
      },
      value: {
        asks: ["side", "share"],
        primary: "value",
        compute({ side, share, mean, deviation }) {
          const probability = share.div(100);
          const opposite = decimal(1).minus(probability);
          const valueAt = (z: Decimal) => mean.plus(z.times(deviation));
          if (side === "middle") {
            const to_z = normalPointBelow(opposite.div(2)).neg();
            const [lower, upper] = [valueAt(to_z.neg()), valueAt(to_z)];
            const ends = { lower, upper, shaded_from: lower, shaded_to: upper };
            return { probability, opposite, from_z: to_z.neg(), to_z, value: upper, ...ends };
          }
          const z = normalPointBelow(side === "below" ? probability : opposite);
          const value = valueAt(z);
          return {
            probability,
            opposite,
            z,
            value,
            ...(side === "below" ? { shaded_to: value } : { shaded_from: value }),
          };
        },
        sentence: ({ side, share }, { value, lower, upper }) =>
          lower
            ? `The middle ${share} of values lie between ${lower} and ${upper}.`
            : `${share} of values lie ${side} ${value}.`,
        working: ({ mean, deviation }, { probability, z, to_z, value, lower, upper }, _, { side }) => {
          const [of, at] = [side === "below" ? probability : `1 - ${probability}`, z ?? to_z];
          return [
            z && optionalStep`z-score with that probability below it: Φ⁻¹(${of}) = ${z}`,
            to_z && optionalStep`z-score with half of the rest above it: Φ⁻¹((1 + ${probability}) ÷ 2) = ${to_z}`,
            lower && optionalStep`Lower value: ${mean} - ${at} × ${deviation} = ${lower}`,
            optionalStep`${lower ? "Higher value" : "Value"}: ${mean} + ${at} × ${deviation} = ${upper ?? value}`,
          ];
        },
      },
    },
  },
});

type Normal = { readonly mean: Decimal; readonly deviation: Decimal };
type Ends = { readonly from: Decimal; readonly to: Decimal };

function standardized(value: Decimal, { mean, deviation }: Normal): Decimal {
  return value.minus(mean).div(deviation);
}

const isFar = (normal: Normal, ...values: readonly Decimal[]): boolean =>
  values.some((value) => standardized(value, normal).abs().gt(FARTHEST));

function ordered({ from, to }: Ends) {
  return { to: to.lte(from) && "must be above the lower value" };
}

function shares({ from, to, ...normal }: Ends & Normal) {
  const [low, high] = [standardized(from, normal), standardized(to, normal)];
  return { inside: normalBetween(low, high), outside: normalBelow(low).plus(normalAbove(high)) };
}
