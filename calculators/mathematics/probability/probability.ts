import { choice, count, defineCalculator, percent, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { rational, writeFraction } from "#numbers/rational";
import { ceil } from "#numbers/round";
import { total, waysBySum } from "./sums-of-dice.ts";

const CHANCE = { min: 0, max: 100 } as const;
const SHOWN = { significant: 15, optional: true } as const;
const MOST_OUTCOMES = 1e12;
/** Dice times sides: more sums than that are no table to read. */
const MOST_FACES = 200;
/** A smaller chance has more zeros than anyone reads. */
const SMALLEST = "1e-30";

/** What two events have in common says all the rest. */
const PAIR = {
  neither: "100% - either",
  only_a: "a - both",
  only_b: "b - both",
  one: "either - both",
  a_given_b: "both ÷ b",
} as const;
const OR = { either: ["A or B", "a + b - both"] } as const;
const GIVEN_A = { b_given_a: "both ÷ a" } as const;

export default defineCalculator({
  name: "Probability calculator",
  summary: "Chance of one event or two, of at least one success in several tries, of dice sums, and Bayes' theorem.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        outcomes: "One event, by counting outcomes",
        independent: "Two independent events",
        shared: "Two events, with A and B known",
        union: "Two events, with A or B known",
        conditional: "Two events, with B given A known",
        tries: "At least once in several tries",
        bayes: "What a test result means (Bayes)",
        dice: "The sum of dice",
      },
      { default: "outcomes" },
    ),
    favorable: count("Outcomes that count", { min: 0, max: MOST_OUTCOMES, example: 4 }),
    possible: count("Possible outcomes", {
      min: 1,
      max: MOST_OUTCOMES,
      example: 52,
      help: "All of them must be equally likely.",
    }),
    a: percent("Probability of A", { ...CHANCE, example: 50 }),
    b: percent("Probability of B", { ...CHANCE, example: 40 }),
    both: percent("Probability of A and B", { ...CHANCE, example: 20 }),
    either: percent("Probability of A or B", { ...CHANCE, example: 70 }),
    b_given_a: percent("Probability of B, given A", { ...CHANCE, example: 60 }),
    b_given_not_a: percent("Probability of B, given not A", { ...CHANCE, example: 5 }),
    each: percent("Chance in each try", { min: 1e-10, max: 100, example: 10 }),
    tries: count("Tries", { min: 1, max: 10_000, example: 10 }),
    dice: count("Dice", { min: 1, max: 10, example: 2 }),
    sides: count("Sides of each die", { min: 2, max: 100, default: 6, usual: [6, 8, 12, 20] }),
    sum: count("Sum", { min: 1, max: MOST_FACES, example: 7 }),
  },

  outputs: {
    chance: percent("Probability", SHOWN),
    complement: percent("Probability that it doesn't happen", SHOWN),
    fraction: text("As a fraction", { optional: true }),
    odds: text("Odds in favor", { optional: true }),
    against: text("Odds against", { optional: true }),
    ways: count("Ways to roll it", { optional: true }),
    at_most: percent("This sum or less", SHOWN),
    at_least: percent("This sum or more", SHOWN),
    both: percent("A and B", SHOWN),
    either: percent("A or B, or both", SHOWN),
    neither: percent("Neither A nor B", SHOWN),
    one: percent("Exactly one of them", SHOWN),
    only_a: percent("A but not B", SHOWN),
    only_b: percent("B but not A", SHOWN),
    a_given_b: percent("A, given B", SHOWN),
    b_given_a: percent("B, given A", SHOWN),
    a_given_not_b: percent("A, given not B", SHOWN),
    of_b: percent("Probability of B", SHOWN),
    once: percent("At least once", SHOWN),
    never: percent("Not once", SHOWN),
    every: percent("Every time", SHOWN),
    even_chance: count("Tries for an even chance", { optional: true }),
    sums: table(
      "Every sum",
      { sum: count("Sum"), ways: count("Ways"), chance: percent("Probability") },
      { optional: true, chart: { kind: "lines", x: "sum", y: ["chance"] } },
    ),
  },
  between: {
    rolls: count("All rolls", { optional: true }),
    so_far: count("Rolls with this sum or less", { optional: true }),
  },
  groups: {
    "One event": ["chance", "complement", "fraction", "odds", "against", "ways", "at_most", "at_least"],
    "Two events": ["both", "either", "neither", "one", "only_a", "only_b"],
    "If one of them happens": ["a_given_b", "b_given_a", "a_given_not_b", "of_b"],
    "Several tries": ["once", "never", "every", "even_chance"],
  },
  formula:
    "P = outcomes that count ÷ possible outcomes; P(A or B) = P(A) + P(B) - P(A and B); P(A and B) = P(A) × P(B given A)",

  questions: {
    find: {
      outcomes: {
        asks: ["favorable", "possible"],
        primary: "chance",
        check: ({ favorable, possible }) => ({
          favorable: favorable > possible && "must be at most the possible outcomes",
        }),
        by: { chance: "favorable ÷ possible", complement: "100% - chance" },
        compute: ({ favorable, possible }) => inFractions(favorable, possible),
        sentence: ({ favorable, possible }, { chance }) =>
          `The probability is ${chance}: ${favorable} of ${possible} outcomes count.`,
      },
      independent: {
        asks: ["a", "b"],
        primary: "both",
        by: { both: "a × b", ...OR, ...PAIR, ...GIVEN_A },
        sentence: pairInWords,
      },
      shared: {
        asks: ["a", "b", "both"],
        primary: "either",
        check: ({ a, b, both }) => ({
          both: (both.gt(a) || both.gt(b)) && "must be at most the probability of A, and of B",
          b: a.plus(b).minus(both).gt(100) && "is too large: with it, A or B would be more than certain",
        }),
        by: { ...OR, ...PAIR, ...GIVEN_A },
        sentence: pairInWords,
      },
      union: {
        asks: ["a", "b", "either"],
        primary: "both",
        check: ({ a, b, either }) => ({
          either:
            (either.lt(a) || either.lt(b) || either.gt(a.plus(b))) &&
            "must be at least the larger of the two probabilities, and at most their sum",
        }),
        by: { both: "a + b - either", ...PAIR, ...GIVEN_A },
        sentence: pairInWords,
      },
      conditional: {
        asks: ["a", "b", "b_given_a"],
        primary: "both",
        check({ a, b, b_given_a }) {
          const both = a.times(b_given_a).div(100);
          return {
            b_given_a: both.gt(b) && "is too large: A and B would be more likely than B",
            b: a.plus(b).minus(both).gt(100) && "is too large: with it, A or B would be more than certain",
          };
        },
        by: { both: "a × b_given_a", ...OR, ...PAIR },
        sentence: pairInWords,
      },
      tries: {
        asks: ["each", "tries"],
        primary: "once",
        compute({ each, tries }) {
          const [hit, miss] = [each.div(100), decimal(100).minus(each).div(100)];
          const never = miss.pow(tries);
          return {
            once: decimal(1).minus(never).times(100),
            never: readable(never),
            every: readable(hit.pow(tries)),
            even_chance: miss.isZero() ? decimal(1) : ceil(decimal(0.5).ln().div(miss.ln())),
          };
        },
        sentence: ({ each, tries }, { once }) =>
          `With a chance of ${each} in each try, the chance of at least one success in ${tries} is ${once}.`,
        working: ({ each, tries }, { once, never }) => [
          `At least once: 100% - (100% - ${each})^${tries} ${once?.exact && never ? "=" : "≈"} ${once}`,
        ],
      },
      bayes: {
        asks: ["a", "b_given_a", "b_given_not_a"],
        primary: "a_given_b",
        refuses: ({ a, b_given_a, b_given_not_a }) =>
          (a.isZero() || b_given_a.isZero()) &&
          (a.eq(100) || b_given_not_a.isZero()) &&
          "Enter probabilities with which B can happen: here its probability is 0.",
        by: {
          both: "a × b_given_a",
          only_b: ["B without A", "(100% - a) × b_given_not_a"],
          of_b: "both + only_b",
          a_given_b: "both ÷ of_b",
          a_given_not_b: "(a - both) ÷ (100% - of_b)",
        },
        sentence: (_, { a_given_b, of_b }) =>
          `If B has happened, the probability of A is ${a_given_b}. B happens in ${of_b} of all cases.`,
      },
      dice: {
        asks: ["dice", "sides", "sum"],
        primary: "chance",
        check: ({ dice, sides }) => ({
          sides: dice * sides > MOST_FACES && `must be at most ${Math.floor(MOST_FACES / dice)} with so many dice`,
        }),
        compute: rolled,
        by: {
          chance: "ways ÷ rolls",
          complement: "100% - chance",
          at_most: "so_far ÷ rolls",
          at_least: ["This sum or more", "(rolls - so_far + ways) ÷ rolls"],
        },
        sentence: ({ dice, sides, sum }, { chance }) =>
          `The probability of a sum of ${sum} with ${dice.value === 1 ? "one die" : `${dice} dice`} of ${sides} sides is ${chance}.`,
      },
    },
  },

  notes: ({ find }, { both, never, every }, _, { a, b }) => [
    isPair(find) && both?.value.isZero() && "A and B are mutually exclusive: they can't both happen.",
    isPair(find) && both && find !== "independent" && independence(both.value.times(100).eq(a.times(b))),
    find === "tries" && !(never && every) && "A chance below 1 in 10^30 is left out.",
  ],
});

const isPair = (find: string): boolean => ["independent", "shared", "union", "conditional"].includes(find);

const independence = (isIndependent: boolean): string =>
  isIndependent
    ? "A and B are independent: P(A and B) is P(A) × P(B)."
    : "A and B are not independent: P(A and B) differs from P(A) × P(B).";

function pairInWords(_: unknown, { both, either }: { readonly both: unknown; readonly either: unknown }): string {
  return `The probability of A and B is ${both}, and of A or B ${either}.`;
}

const readable = (chance: Decimal): Decimal | null =>
  chance.isZero() || chance.gte(SMALLEST) ? chance.times(100) : null;

function inFractions(favorable: number, possible: number) {
  const { top, bottom } = rational(BigInt(favorable), BigInt(possible));
  const rest = bottom - top;
  return { fraction: writeFraction({ top, bottom }), odds: `${top}:${rest}`, against: `${rest}:${top}` };
}

function rolled({ dice, sides, sum }: { readonly dice: number; readonly sides: number; readonly sum: number }) {
  const counted = waysBySum(dice, sides);
  const [ways, rolls] = [counted[sum] ?? 0, total(counted)];
  return {
    ...{ ways, rolls, so_far: total(counted.slice(0, sum + 1)) },
    ...inFractions(ways, rolls),
    sums: counted.flatMap((ways, sum) =>
      ways > 0 ? [{ sum, ways, chance: decimal(ways).times(100).div(rolls) }] : [],
    ),
  };
}
