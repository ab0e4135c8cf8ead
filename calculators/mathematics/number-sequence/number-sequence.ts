import { choice, count, defineCalculator, noAnswer, number, numbers, table, text, typed } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { asFraction, FRACTION, rational, readFraction, toDecimal, writeFraction } from "#numbers/rational";
import { continued } from "./next-terms.ts";

const term = { min: -1e12, max: 1e12 } as const;
const LONGEST = decimal("1e30");
/** The Fibonacci numbers up to this one have at most 30 digits. */
const LAST_FIBONACCI = 144;
const SHOWN = 12;

export default defineCalculator({
  name: "Number sequence calculator",
  summary: "nth term, sum and rule of an arithmetic, geometric or Fibonacci sequence, or the next terms of a list.",

  inputs: {
    of: choice(
      "Sequence",
      {
        arithmetic: "Arithmetic: add the same number",
        geometric: "Geometric: multiply by the same number",
        fibonacci: "Fibonacci",
        two_terms: "Arithmetic, from two of its terms",
        terms: "Find the rule of my numbers",
      },
      { default: "arithmetic" },
    ),
    first: number("First term", { ...term, example: 4 }),
    difference: number("Common difference", { ...term, example: 3 }),
    ratio: typed("Common ratio", {
      pattern: FRACTION,
      like: "a number such as 2 or -0.5, or a fraction such as 1/3",
      maxLength: 20,
      example: "2",
    }),
    place_1: count("Number of the first known term", { min: 1, max: 1000, example: 7 }),
    value_1: number("Its value", { ...term, example: 56 }),
    place_2: count("Number of the second known term", { min: 1, max: 1000, example: 19 }),
    value_2: number("Value of the second one", { ...term, example: 104 }),
    n: count("Term to find (n)", { min: 1, max: 1000, example: 10 }),
    terms: numbers("First terms", { ...term, least: 3, most: 30, example: "2, 5, 10, 17, 26" }),
  },

  outputs: {
    term: number("nth term", { optional: true }),
    fraction: text("nth term as a fraction", { optional: true }),
    sum: number("Sum of the first n terms", { optional: true }),
    sum_of_all: number("Sum of all terms, without end", { optional: true }),
    next: number("Next term", { optional: true }),
    rule: text("Rule"),
    first: number("First term", { optional: true }),
    difference: number("Common difference", { optional: true }),
    ratio: number("Common ratio", { optional: true }),
    terms: table("Terms", { n: count("n"), term: number("Term"), sum: number("Sum so far") }),
  },
  primary: ({ of }) => (of === "terms" ? "next" : "term"),
  groups: {
    "What you asked for": ["term", "fraction", "next", "sum", "sum_of_all", "rule"],
    "The sequence": ["first", "difference", "ratio"],
  },
  formula: "aₙ = a₁ + (n - 1)d, Sₙ = n(a₁ + aₙ) ÷ 2; aₙ = a₁ × r^(n - 1), Sₙ = a₁ × (1 - r^n) ÷ (1 - r)",

  questions: {
    of: {
      arithmetic: {
        asks: ["first", "difference", "n"],
        by: { term: "first + (n - 1) × difference", sum: "n × (first + term) ÷ 2" },
        compute: ({ first, difference }) => ({ rule: ADDS, terms: listed(first, (last) => last.plus(difference)) }),
        sentence: ({ n }, { term, sum }) => `Term number ${n} is ${term}. The first ${n} terms add up to ${sum}.`,
        working: (_, __, ___, ____, stepOf) => [stepOf("term"), stepOf("sum")],
      },
      geometric: {
        asks: ["first", "ratio", "n"],
        check: ({ first, ratio, n }) => ({ ratio: faultOf(ratio), n: !faultOf(ratio) && isTooLong(first, ratio, n) }),
        by: { term: "first × ratio^(n - 1)" },
        compute({ first, ratio: written, n }) {
          const ratio = ratioIn(written);
          const isOne = ratio.eq(1);
          const found = asFraction(first.times(ratio.pow(n - 1)));
          return {
            ratio,
            fraction: found && found.bottom > 1n ? writeFraction(found) : null,
            sum: isOne ? first.times(n) : first.times(decimal(1).minus(ratio.pow(n))).div(decimal(1).minus(ratio)),
            sum_of_all: ratio.abs().lt(1) ? first.div(decimal(1).minus(ratio)) : null,
            rule: MULTIPLIES,
            terms: listed(first, (last) => last.times(ratio), n),
          };
        },
        sentence: ({ n }, { term, sum }) => `Term number ${n} is ${term}. The first ${n} terms add up to ${sum}.`,
        working: ({ first, n }, { ratio, sum, sum_of_all }, _, given, stepOf) => [
          stepOf("term"),
          ratioIn(given.ratio).eq(1)
            ? `Sum of equal terms: ${n} × ${first} = ${sum}`
            : `Sum: a₁ × (1 - r^n) ÷ (1 - r), with a₁ = ${first}, r = ${ratio} and n = ${n}: ${sum}`,
          sum_of_all && `Sum without end: a₁ ÷ (1 - r) = ${sum_of_all}`,
        ],
      },
      fibonacci: {
        asks: ["n"],
        check: ({ n }) => ({
          n: n > LAST_FIBONACCI && `must be at most ${LAST_FIBONACCI}: the numbers after it have more than 30 digits`,
        }),
        compute({ n }) {
          const [term, after] = fibonacci(n);
          return {
            term,
            sum: term.plus(after).minus(1),
            rule: "1, 1, and then each term is the sum of the two before it",
            terms: inRows(Array.from({ length: SHOWN }, (_, i) => fibonacci(i + 1)[0])),
          };
        },
        sentence: ({ n }, { term, sum }) => `Fibonacci number ${n} is ${term}. The first ${n} add up to ${sum}.`,
        working: ({ n }, { term, sum }) => [
          `Begin with 1 and 1, and add the last two terms until there are ${n}: ${term}`,
          `Sum: the term two places further, less 1: ${sum}`,
        ],
      },
      two_terms: {
        asks: ["place_1", "value_1", "place_2", "value_2", "n"],
        check: ({ place_1, place_2 }) => ({
          place_2: place_1 === place_2 && "must differ from the number of the first known term",
        }),
        by: {
          difference: "(value_2 - value_1) ÷ (place_2 - place_1)",
          first: "value_1 - (place_1 - 1) × difference",
          term: "first + (n - 1) × difference",
          sum: "n × (first + term) ÷ 2",
        },
        compute({ place_1, value_1, place_2, value_2 }) {
          // Times the distance of the two places: no division, so no digit is lost before the last step.
          const widened = (k: number) => value_1.times(place_2 - k).plus(value_2.times(k - place_1));
          const terms = Array.from({ length: SHOWN }, (_, i) => widened(i + 1));
          return { rule: ADDS, terms: inRows(terms, place_2 - place_1) };
        },
        sentence: ({ n }, { term, first, difference }) =>
          `Term number ${n} is ${term}. The sequence begins with ${first} and changes by ${difference} each time.`,
        working: (_, __, ___, ____, stepOf) => [stepOf("difference"), stepOf("first"), stepOf("term"), stepOf("sum")],
      },
      terms: {
        asks: ["terms"],
        compute({ terms }) {
          const found = continued(terms);
          if (!found) return noAnswer("No simple rule gives these numbers: they have no common difference or ratio.");
          return { ...found.kept, rule: found.rule, next: found.next[0], terms: inRows([...terms, ...found.next]) };
        },
        sentence: (_, { next, rule }) => `The next term is ${next}. Rule: ${rule}.`,
        working: ({ terms }, { rule, next }) => [
          `Compare each term with the ones before it: ${terms}`,
          `${rule}: ${next}`,
        ],
      },
    },
  },

  notes: ({ of }) => [of === "terms" && "Other rules can begin with the same numbers. This is the simplest one."],
});

const ADDS = "each term is the one before it plus the common difference";
const MULTIPLIES = "each term is the one before it times the common ratio";

const faultOf = (ratio: string) => readFraction(ratio).bottom === 0n && "must not have 0 as its denominator";

function ratioIn(written: string): Decimal {
  const { top, bottom } = readFraction(written);
  return toDecimal(rational(top, bottom));
}

function isTooLong(first: Decimal, ratio: string, n: number) {
  const last = first.times(ratioIn(ratio).pow(n)).abs();
  const isFar = last.gte(LONGEST) || (last.gt(0) && last.times(LONGEST).lt(1));
  return isFar && "must be smaller: the terms get above 10^30 or too close to 0";
}

/** The nth one and the one after it. */
function fibonacci(n: number): readonly [Decimal, Decimal] {
  let [last, next] = [decimal(1), decimal(1)];
  for (let i = 1; i < n; i++) [last, next] = [next, last.plus(next)];
  return [last, next];
}

function listed(first: Decimal, following: (last: Decimal) => Decimal, most = SHOWN) {
  const terms = [first];
  for (let last = first; terms.length < Math.min(SHOWN, most); terms.push(last)) last = following(last);
  return inRows(terms);
}

function inRows(terms: readonly Decimal[], times = 1) {
  let sum = decimal(0);
  return terms.map((term, i) => {
    sum = sum.plus(term);
    return { n: i + 1, term: term.div(times), sum: sum.div(times) };
  });
}
