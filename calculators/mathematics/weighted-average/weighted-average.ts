import {
  choice,
  defineCalculator,
  formatNumber,
  noAnswer,
  number,
  optionalStep,
  percent,
  rows,
  step,
  table,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { averageOf } from "./average-of-rows.ts";

const FEW = 12;
const amount = { min: -1e12, max: 1e12 } as const;
const weight = { min: 0, max: 1e12 } as const;

export default defineCalculator({
  name: "Weighted average calculator",
  summary:
    "Weighted mean of values such as prices, returns or scores, or the value or weight needed to reach a target.",

  inputs: {
    find: choice(
      "Find",
      { average: "Weighted average", value: "Next value needed", weight: "Weight of the next value needed" },
      { default: "average" },
    ),
    values: rows(
      "Values and weights",
      {
        value: { kind: "number", label: "Value", ...amount },
        weight: { kind: "number", label: "Weight", ...weight, blank: "1" },
      },
      {
        least: 1,
        most: 200,
        example: "40:100; 52:50; 46:150",
        help: "A weight is a percentage, a number of items, or hours. Two columns can be pasted.",
      },
    ),
    target: number("Average you want", { ...amount, example: 44 }),
    next_weight: number("Weight of the next value", { min: 1e-6, max: 1e12, example: 100 }),
    next_value: number("Next value", { ...amount, example: 40 }),
  },

  outputs: {
    average: number("Weighted average"),
    needed_value: number("Next value needed", { optional: true }),
    needed_weight: number("Weight needed", { optional: true }),
    total_weight: number("Total weight"),
    weighted_sum: number("Sum of value × weight"),
    plain_average: number("Plain average, without weights"),
    parts: table("What each value adds", {
      value: number("Value"),
      weight: number("Weight"),
      share: percent("Share of the weight", { upTo: 4 }),
      product: number("Value × weight"),
    }),
  },
  formula: "weighted average = sum of (value × weight) ÷ sum of weights",

  check: ({ values }) => ({
    values: values.every(({ weight }) => weight.isZero()) && "must have a weight above 0 in at least one row",
  }),

  questions: {
    find: {
      average: {
        primary: "average",
        compute: ({ values }) => averageOf(values),
        sentence: (_, { average, plain_average }) =>
          `The weighted average is ${average}.${average.value.eq(plain_average.value) ? "" : ` Without weights it would be ${plain_average}.`}`,
      },
      value: {
        asks: ["target", "next_weight"],
        primary: "needed_value",
        compute({ values, target, next_weight }) {
          const found = averageOf(values);
          const all = target.times(found.total_weight.plus(next_weight));
          return { ...found, needed_value: all.minus(found.weighted_sum).div(next_weight) };
        },
        sentence: ({ target, next_weight }, { average, needed_value }) =>
          `The average is ${average} so far. A next value of ${needed_value ?? ""} with a weight of ${next_weight} makes it ${target}.`,
      },
      weight: {
        asks: ["target", "next_value"],
        primary: "needed_weight",
        check: ({ target, next_value }) => ({
          next_value: next_value.eq(target) && "must differ from the average you want",
        }),
        compute({ values, target, next_value }) {
          const found = averageOf(values);
          const missing = target.times(found.total_weight).minus(found.weighted_sum);
          const needed_weight = missing.div(next_value.minus(target));
          return needed_weight.isNegative() && !needed_weight.isZero()
            ? outOfReach(found.average, next_value)
            : { ...found, needed_weight };
        },
        sentence: ({ target, next_value }, { average, needed_weight }) =>
          `The average is ${average} so far. A next value of ${next_value} needs a weight of ${needed_weight ?? ""} to make it ${target}.`,
      },
    },
  },

  working({ values, target, next_weight, next_value }, found, show) {
    const { average, total_weight, weighted_sum, needed_value, needed_weight } = found;
    const isFew = values.value.length > 1 && values.value.length <= FEW;
    const shown = (value: Decimal) => inBrackets(`${show("number", value)}`);
    const products = values.value.map(({ value, weight }) => `${shown(value)} × ${shown(weight)}`).join(" + ");
    const [wanted, next] = [target, next_value].map((given) => inBrackets(`${given ?? ""}`));
    const weights = values.value.map(({ weight }) => shown(weight)).join(" + ");
    return [
      isFew
        ? step`Values times weights: ${products} = ${weighted_sum}`
        : step`Values times weights, added: ${weighted_sum}`,
      isFew ? step`Weights: ${weights} = ${total_weight}` : step`Weights, added: ${total_weight}`,
      step`Weighted average: ${weighted_sum} ÷ ${total_weight} = ${average}`,
      optionalStep`Next value: (${wanted} × (${total_weight} + ${next_weight}) - ${weighted_sum}) ÷ ${next_weight} = ${needed_value}`,
      optionalStep`Weight needed: (${wanted} × ${total_weight} - ${weighted_sum}) ÷ (${next} - ${wanted}) = ${needed_weight}`,
    ];
  },

  alerts: (_, { total_weight }, show) => [
    isNear(total_weight.value, 100) && missing(`${total_weight}`, `${show("percent", decimal(100))}`),
    isNear(total_weight.value, 1) && missing(`${total_weight}`, "1"),
  ],

  notes: (_, { total_weight: { value }, total_weight }) => [
    ![1, 100].some((whole) => value.eq(whole) || isNear(value, whole)) &&
      `The weights add up to ${total_weight}, and each counts as its share of that. They needn't add up to 100.`,
  ],
});

/** As shares are of which one is missing or wrong. */
const isNear = (total: Decimal, whole: number): boolean =>
  !total.eq(whole) &&
  total
    .minus(whole)
    .abs()
    .lt(whole / 4);

const missing = (total: string, whole: string): string =>
  `The weights add up to ${total}. If they are shares of a whole, they should make ${whole}: check whether one is missing or too large.`;

const outOfReach = (average: Decimal, next: Decimal) =>
  noAnswer(({ notation }) => {
    const [from, to] = [average, next].map((figure) => formatNumber(figure, { significant: 6 }, notation));
    return `However much it weighs, a next value of ${to} moves the average from ${from} toward ${to}, and never to the one you want.`;
  });

const inBrackets = (figure: string): string => (figure.startsWith("-") ? `(${figure})` : figure);
