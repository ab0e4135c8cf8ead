import { choice, count, defineCalculator, number, type Show, step, table, text, toggle } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { ATTACKS, BANDS, KINDS, LENGTHS, type Made, strengthOf, WORDS } from "./attack-rates.ts";
import { countIn, timeIn } from "./long-times.ts";

export default defineCalculator({
  name: "Password strength calculator",
  summary: "Entropy in bits of a random password or passphrase, how many are possible, and the time to guess it.",

  inputs: {
    made_of: choice("Made of", { characters: "Random characters", words: "Random words" }, { default: "characters" }),
    length: count("Length", {
      unit: "characters",
      min: 1,
      max: 128,
      example: 16,
      usual: [8, 12, 16, 20],
    }),
    lowercase: toggle("Lowercase letters (a to z)", { default: true }),
    uppercase: toggle("Uppercase letters (A to Z)", { default: true }),
    digits: toggle("Digits (0 to 9)", { default: true }),
    symbols: toggle("All 32 symbols, such as ! # %", { default: true }),
    space: toggle("Space", { default: false, more: true }),
    other: count("Other characters", {
      min: 0,
      max: 100000,
      default: 0,
      more: true,
      help: "How many different ones, if you allow only some symbols, or letters such as ä.",
    }),
    words: count("Number of words", { unit: "words", min: 1, max: 50, example: 6, usual: [4, 5, 6, 7] }),
    word_list: count("Words in the list", {
      min: 2,
      max: 1000000,
      default: 7776,
      usual: [1296, 2048, 7776],
      help: "7,776 in the lists for five dice.",
    }),
    rate: number("Guessing rate", {
      unit: "per second",
      min: 0.0001,
      max: 1e18,
      default: 1e10,
      help: "10,000,000,000 for stolen passwords with a fast hash.",
    }),
  },

  outputs: {
    entropy: number("Entropy", { unit: "bits", significant: 9 }),
    strength: text("Strength"),
    time: text("Time to guess it, on average"),
    possible: text("Possible passwords"),
    guesses: text("Guesses needed, on average"),
    choices: count("Choices for each character or word"),
    each: number("Entropy of each character or word", { unit: "bits", significant: 9 }),
    attacks: table("Time by kind of attack", { attack: text("Attack"), time: text("Time, on average") }),
    lengths: table("By length", {
      length: count("Length"),
      bits: number("Entropy in bits", { digits: 1 }),
      time: text("Time at your rate"),
    }),
    bands: table(
      "Strength by entropy",
      { name: text("Strength"), begins: number("From bits") },
      { chart: { kind: "scale", x: "begins", name: "name", of: "entropy", good: 3 } },
    ),
  },
  primary: "entropy",
  groups: {
    "The password": ["entropy", "strength", "choices", "each"],
    "Guessing it": ["time", "possible", "guesses"],
  },
  formula: "entropy = length × log₂(choices); guesses = choices^length ÷ 2; time = guesses ÷ rate",

  questions: {
    made_of: {
      characters: {
        asks: ["length", "lowercase", "uppercase", "digits", "symbols", "space", "other"],
        check: (given) => ({
          lowercase: choicesOf(given).lt(2) && "must be on, or another kind: choose at least two different characters",
        }),
        by: { entropy: "length × each" },
        compute: ({ length, rate, ...given }) => password(choicesOf(given), length, rate, LENGTHS),
        working: (_, { choices, each, possible, guesses, time }, show, { length, ...given }, stepOf) => [
          step`Characters to choose from: ${sumOf(given, show)}${choices}`,
          step`Entropy of each: log₂(${choices}) = ${each}`,
          stepOf("entropy"),
          `Possible passwords: ${choices}^${length}, which is ${possible}`,
          `Guesses: half of them on average, ${guesses}`,
          `Time: guesses ÷ rate, which is ${time}`,
        ],
        sentence: ({ length, rate }, { entropy, choices, time }) =>
          `A random password of ${length}, each one of ${choices}, has ${entropy} of entropy. Guessing it takes ${time} on average, at ${rate}.`,
      },
      words: {
        asks: ["words", "word_list"],
        by: { entropy: "words × each" },
        compute: ({ words, word_list, rate }) => password(decimal(word_list), words, rate, WORDS),
        working: (_, { choices, each, possible, guesses, time }, __, { words }, stepOf) => [
          step`Entropy of each: log₂(${choices}) = ${each}`,
          stepOf("entropy"),
          `Possible passphrases: ${choices}^${words}, which is ${possible}`,
          `Guesses: half of them on average, ${guesses}`,
          `Time: guesses ÷ rate, which is ${time}`,
        ],
        sentence: ({ words, rate }, { entropy, choices, time }) =>
          `A passphrase of ${words} from a list of ${choices} has ${entropy} of entropy. Guessing it takes ${time} on average, at ${rate}.`,
      },
    },
  },

  notes: ({ length }) => [
    "This holds only if chance chose every character or word. Attackers find what people make up much sooner.",
    length &&
      length.value < 8 &&
      "Services should ask for at least 8 characters, and better 15, says the US institute NIST.",
  ],
});

const choicesOf = (given: Made): Decimal =>
  KINDS.reduce((sum, [kind, size]) => sum.plus(given[kind] ? size : 0), decimal(given.other));

function sumOf(given: Made, show: Show): string {
  const sizes = [...KINDS.map(([kind, size]) => (given[kind] ? size : 0)), given.other].filter((size) => size > 0);
  return sizes.length > 1 ? `${sizes.map((size) => show("number", size)).join(" + ")} = ` : "";
}

function password(choices: Decimal, length: number, rate: Decimal, lengths: readonly number[]) {
  const bits = choices.log(2);
  const guesses = (long: number): Decimal => choices.pow(long).div(2);
  return {
    each: bits,
    choices: choices.toNumber(),
    strength: strengthOf(bits.times(length)),
    possible: countIn(choices.pow(length)),
    guesses: countIn(guesses(length)),
    time: timeIn(guesses(length).div(rate)),
    attacks: ATTACKS.map(([attack, perHour]) => ({ attack, time: timeIn(guesses(length).times(3600).div(perHour)) })),
    lengths: lengths.map((long) => ({
      length: long,
      bits: bits.times(long),
      time: timeIn(guesses(long).div(rate)),
    })),
    bands: BANDS.map(([name, begins]) => ({ name, begins: decimal(begins) })),
  };
}
