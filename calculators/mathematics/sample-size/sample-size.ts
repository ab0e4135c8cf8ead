import { choice, count, defineCalculator, number, optionalStep, percent } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalPointAbove, normalPointBelow } from "#numbers/normal";
import { ceil } from "#numbers/round";

const MOST_PEOPLE = 1e12;

export default defineCalculator({
  name: "Sample size calculator",
  summary: "How many people to survey or items to measure for a margin of error, or for a test of two groups.",

  inputs: {
    of: choice(
      "What do you want to find out?",
      {
        proportion: "A proportion (survey, poll)",
        mean: "A mean",
        two_proportions: "Whether two proportions differ",
        two_means: "Whether two means differ",
      },
      { default: "proportion" },
    ),
    margin_percent: percent("Margin of error", { min: 0.01, max: 50, example: 5, usual: [3, 5, 10] }),
    margin: number("Margin of error", { min: 0.001, max: 1e6, example: 2 }),
    proportion: percent("Expected proportion", {
      min: 0.01,
      max: 99.99,
      default: 50,
      help: "If you have no idea, keep 50%: it needs the largest sample.",
    }),
    deviation: number("Standard deviation", { min: 0.001, max: 1e6, example: 15 }),
    first: percent("Proportion in the first group", { min: 0.01, max: 99.99, example: 10 }),
    second: percent("Proportion in the second group", { min: 0.01, max: 99.99, example: 12 }),
    difference: number("Difference of means to detect", { min: 0.001, max: 1e6, example: 5 }),
    power: percent("Power of the test", { min: 50, max: 99.9, default: 80, usual: [80, 90, 95] }),
    level: percent("Confidence level", { min: 50, max: 99.99, default: 95, usual: [90, 95, 99] }),
    population: count("Population size", {
      min: 2,
      max: MOST_PEOPLE,
      optional: true,
      help: "Optional. Matters only for a small population.",
    }),
  },

  outputs: {
    sample: count("Sample size"),
    per_group: count("Per group", { optional: true }),
    exact: number("Before rounding up"),
    unlimited: number("For an unlimited population", { optional: true }),
    z: number("Critical value z"),
    z_power: number("z of the power", { optional: true }),
  },
  primary: "sample",
  formula: "n = z² × p × (1 - p) ÷ E²; n = (z × σ ÷ E)²; with a population N: n ÷ (1 + (n - 1) ÷ N)",

  questions: {
    of: {
      proportion: {
        asks: ["margin_percent", "proportion", "population"],
        compute({ margin_percent, proportion, level, population }) {
          const z = zOf(level);
          const unlimited = z.times(z).times(spread(proportion)).div(margin_percent.pow(2));
          return {
            z,
            unlimited: population === undefined ? null : unlimited,
            ...roundedUp(limited(unlimited, population)),
          };
        },
        sentence: ({ level, margin_percent }, { sample }) =>
          `A sample of ${sample} shows the proportion within ${margin_percent}, with ${level} confidence.`,
        working: ({ margin_percent, proportion, population }, { z, unlimited, exact, sample }) => [
          optionalStep`Sample size: ${z}² × ${proportion} × (100% - ${proportion}) ÷ (${margin_percent})² = ${unlimited ?? exact}`,
          population &&
            optionalStep`In a population of ${population}: ${unlimited} ÷ (1 + (${unlimited} - 1) ÷ ${population}) = ${exact}`,
          `Rounded up: ${sample}`,
        ],
      },
      mean: {
        asks: ["margin", "deviation", "population"],
        compute({ margin, deviation, level, population }) {
          const z = zOf(level);
          const unlimited = z.times(deviation).div(margin).pow(2);
          return {
            z,
            unlimited: population === undefined ? null : unlimited,
            ...roundedUp(limited(unlimited, population)),
          };
        },
        sentence: ({ level, margin }, { sample }) =>
          `A sample of ${sample} shows the mean within ${margin}, with ${level} confidence.`,
        working: ({ margin, deviation, population }, { z, unlimited, exact, sample }) => [
          optionalStep`Sample size: (${z} × ${deviation} ÷ ${margin})² = ${unlimited ?? exact}`,
          population &&
            optionalStep`In a population of ${population}: ${unlimited} ÷ (1 + (${unlimited} - 1) ÷ ${population}) = ${exact}`,
          `Rounded up: ${sample}`,
        ],
      },
      two_proportions: {
        asks: ["first", "second", "power"],
        check: ({ first, second }) => ({
          second: first.eq(second) && "must differ from the proportion in the first group",
        }),
        compute({ first, second, level, power }) {
          const [z, z_power] = [zOf(level), normalPointBelow(power.div(100))];
          const apart = spread(first).plus(spread(second)).sqrt();
          const together = spread(first.plus(second).div(2)).times(2).sqrt();
          const exact = z.times(together).plus(z_power.times(apart)).div(first.minus(second)).pow(2);
          return { z, z_power, exact, per_group: ceil(exact), sample: ceil(exact).times(2) };
        },
        sentence: ({ first, second, power }, { per_group, sample }) =>
          `You need ${per_group} in each group, ${sample} together, for a ${power} chance to detect ${first} against ${second}.`,
        working: (_, { z, z_power, exact, per_group, sample }) => [
          `With p for the average of both proportions: n = (${z} × √(2 × p × (1 - p)) + ${z_power} × √(p₁ × (1 - p₁) + p₂ × (1 - p₂)))² ÷ (p₁ - p₂)² ≈ ${exact}`,
          `In each group, rounded up: ${per_group}`,
          optionalStep`Together: 2 × ${per_group} = ${sample}`,
        ],
      },
      two_means: {
        asks: ["difference", "deviation", "power"],
        compute({ difference, deviation, level, power }) {
          const [z, z_power] = [zOf(level), normalPointBelow(power.div(100))];
          const exact = z.plus(z_power).times(deviation).div(difference).pow(2).times(2);
          return { z, z_power, exact, per_group: ceil(exact), sample: ceil(exact).times(2) };
        },
        sentence: ({ difference, power }, { per_group, sample }) =>
          `You need ${per_group} in each group, ${sample} together, for a ${power} chance to detect a difference of ${difference}.`,
        working: ({ deviation, difference }, { z, z_power, exact, per_group, sample }) => [
          optionalStep`Per group: 2 × ((${z} + ${z_power}) × ${deviation} ÷ ${difference})² = ${exact}`,
          `In each group, rounded up: ${per_group}`,
          optionalStep`Together: 2 × ${per_group} = ${sample}`,
        ],
      },
    },
  },
});

const zOf = (level: Decimal): Decimal => normalPointAbove(decimal(1).minus(level.div(100)).div(2));

/** p × (1 − p), of percentages. */
const spread = (proportion: Decimal): Decimal => proportion.times(decimal(100).minus(proportion));

const roundedUp = (exact: Decimal) => ({ exact, sample: ceil(exact) });

/** Of so few people, a smaller sample is enough. */
const limited = (unlimited: Decimal, population: number | undefined): Decimal =>
  population === undefined ? unlimited : unlimited.times(population).div(unlimited.minus(1).plus(population));
