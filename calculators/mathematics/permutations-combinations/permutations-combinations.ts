import { choice, count, defineCalculator, numbers, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { grouped, inShort, product, stepsOf, WAYS } from "./ways-to-choose.ts";

/** Up to a hundred items, no count has more than 200 digits. */
const MOST = 100;

export default defineCalculator({
  name: "Permutations and combinations calculator",
  summary: "Count the ways to choose or arrange items, with or without order and repetition: nCr, nPr and more.",

  inputs: {
    find: choice(
      "Count",
      {
        combinations: "Combinations: order doesn't matter (nCr)",
        permutations: "Permutations: order matters (nPr)",
        combinations_repeated: "Combinations with repetition",
        permutations_repeated: "Permutations with repetition",
        alike: "Arrangements with items that are alike",
        circle: "Arrangements in a circle",
      },
      { default: "combinations" },
    ),
    n: count("Items to choose from (n)", { min: 1, max: MOST, example: 52 }),
    r: count("Items chosen (r)", { min: 0, max: MOST, example: 5 }),
    alike: numbers("How many of each kind", {
      min: 1,
      max: MOST,
      least: 1,
      most: MOST,
      example: "4, 4, 2, 1",
      help: "For MISSISSIPPI: 4 S, 4 I, 2 P and 1 M.",
    }),
  },

  outputs: {
    ways: text("Number of ways"),
    rounded: text("In scientific notation", { optional: true }),
  },
  formula: "nCr = n! ÷ (r! × (n − r)!); nPr = n! ÷ (n − r)!",

  headline: (_, { rounded }) => (rounded ? ["Number of ways, rounded", rounded] : null),

  otherQuestions({ find, n, r }) {
    if (n === undefined || r === undefined) return [];
    const others = Object.entries(WAYS).filter(([other, { fits }]) => other !== find && fits(n, r));
    return others.map(([other]) => ({ find: other, n: `${n}`, r: `${r}` }));
  },

  questions: {
    find: {
      combinations: {
        asks: ["n", "r"],
        check: atMostAll,
        compute: ({ n, r }) => inPrint(WAYS.combinations.ways(n, r)),
        sentence: ({ n, r }, found) => `There ${areWays(found)} to choose ${r} of ${n} items in any order.`,
        working: (_, { ways }, __, { n, r }) => stepsOf("combinations", n, r, ways),
      },
      permutations: {
        asks: ["n", "r"],
        check: atMostAll,
        compute: ({ n, r }) => inPrint(WAYS.permutations.ways(n, r)),
        sentence: ({ n, r }, found) => `There ${areWays(found)} to arrange ${r} of ${n} items in order.`,
        working: (_, { ways }, __, { n, r }) => stepsOf("permutations", n, r, ways),
      },
      combinations_repeated: {
        asks: ["n", "r"],
        compute: ({ n, r }) => inPrint(WAYS.combinations_repeated.ways(n, r)),
        sentence: ({ n, r }, found) =>
          `There ${areWays(found)} to choose ${r} from ${n} kinds in any order, with repetition.`,
        working: (_, { ways }, __, { n, r }) => stepsOf("combinations_repeated", n, r, ways),
      },
      permutations_repeated: {
        asks: ["n", "r"],
        compute: ({ n, r }) => inPrint(WAYS.permutations_repeated.ways(n, r)),
        sentence: ({ n, r }, found) =>
          `There ${areWays(found)} to fill ${r} places in order from ${n} items, with repetition.`,
        working: (_, { ways }, __, { n, r }) => stepsOf("permutations_repeated", n, r, ways),
      },
      alike: {
        asks: ["alike"],
        check: ({ alike }) => ({ alike: faultOf(alike) }),
        compute: ({ alike }) => inPrint(arrangements(alike.map(Number))),
        sentence: ({ alike }, found) => `There ${areWays(found)} to arrange items of these kinds: ${alike}.`,
        working: ({ alike }, { ways }) => {
          const kinds = alike.value.map(Number);
          return [`Number of ways: ${totalOf(kinds)}! ÷ (${kinds.map((kind) => `${kind}!`).join(" × ")}) = ${ways}`];
        },
      },
      circle: {
        asks: ["n"],
        compute: ({ n }) => inPrint(product(1, n - 1)),
        sentence: ({ n }, found) => `There ${areWays(found)} to arrange ${n} items in a circle.`,
        working: ({ n }, { ways }, _, given) => [`Number of ways: (${n} - 1)! = ${given.n - 1}! = ${ways}`],
      },
    },
  },
});

const inPrint = (ways: bigint) => ({ ways: grouped(ways), rounded: inShort(ways) });

/** All digits of a long count are among the figures. */
function areWays({ ways, rounded }: { readonly ways: string; readonly rounded: string | null }): string {
  if (ways === "1") return "is 1 way";
  return `are ${rounded ? `about ${rounded}` : ways} ways`;
}

function atMostAll({ n, r }: { readonly n: number; readonly r: number }) {
  return { r: r > n && `must be at most ${n}, the number of items, unless items can repeat` };
}

const totalOf = (kinds: readonly number[]): number => kinds.reduce((sum, kind) => sum + kind, 0);

/** n! ÷ (a! × b! × …) */
const arrangements = (kinds: readonly number[]): bigint =>
  kinds.reduce((ways, kind) => ways / product(1, kind), product(1, totalOf(kinds)));

function faultOf(kinds: readonly Decimal[]): string | false {
  if (kinds.some((kind) => !kind.isInteger())) return "must be whole numbers";
  return totalOf(kinds.map(Number)) > MOST && `must add up to ${MOST} items or fewer`;
}
