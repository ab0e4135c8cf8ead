import { choice, defineCalculator, number, optionalStep, percent, quantity, step, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";
import { TIMES } from "#numbers/units";

const PLACES = { significant: 9 } as const;
const LONG = {
  units: {
    year: [1e-9, 1e15],
    d: [1e-9, 1e15],
    h: [1e-9, 1e15],
    min: [1e-9, 1e15],
    s: [1e-12, 1e15],
    ms: [1e-9, 1e15],
  },
} as const;
const MUCH = { min: 1e-15, max: 1e30 } as const;
const LN_2 = decimal(2).ln();
/** After that many, less than a part in 10^30 is left. */
const MOST = 100;
/** Of carbon-14: 5,730 years, as OpenStax has it. */
const CARBON = decimal(5730).times(TIMES.year.factor);
const ROWS = 10;

export default defineCalculator({
  name: "Half-life calculator",
  summary: "What is left after a time, the time, the starting amount or the half-life, and the age by carbon-14.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        remaining: "Remaining amount",
        time: "Time",
        half_life: "Half-life",
        initial: "Starting amount",
        constant: "Half-life, from the decay constant",
        carbon: "Age by carbon-14",
      },
      { default: "remaining" },
    ),
    initial: number("Starting amount", { ...MUCH, example: 100 }),
    remaining: number("Remaining amount", { ...MUCH, example: 25 }),
    half_life: quantity("Half-life", TIMES, { ...LONG, unit: "year", example: 5.27 }),
    time: quantity("Time", TIMES, { ...LONG, unit: "year", example: 15 }),
    decay_constant: number("Decay constant (λ)", { min: 1e-20, max: 1e12, example: 0.132 }),
    per: choice(
      "Decay constant per",
      { s: "Second", min: "Minute", h: "Hour", d: "Day", year: "Year" },
      { default: "year" },
    ),
    carbon_left: percent("Carbon-14 that is left", { min: 0.01, max: 100, example: 92 }),
  },

  outputs: {
    remaining: number("Remaining amount", { optional: true, ...PLACES }),
    remaining_share: percent("Share that remains", { optional: true, ...PLACES }),
    initial: number("Starting amount", { optional: true, ...PLACES }),
    time: quantity("Time", TIMES, { as: "half_life", optional: true, ...PLACES }),
    half_lives: number("Half-lives passed", { optional: true, ...PLACES }),
    half_life: quantity("Half-life", TIMES, { as: "time", ...PLACES }),
    mean_life: quantity("Mean lifetime", TIMES, { as: "time", ...PLACES }),
    per_year: number("Decay constant per year", PLACES),
    per_second: number("Decay constant per second", PLACES),
    by_half_life: table(
      "After each half-life",
      { half_lives: number("Half-lives"), remaining: percent("Remaining", PLACES) },
      { chart: { kind: "lines", x: "half_lives", y: ["remaining"] } },
    ),
  },
  groups: {
    Amount: ["remaining", "remaining_share", "initial"],
    Time: ["time", "half_lives", "half_life"],
    "Decay constant": ["mean_life", "per_year", "per_second"],
  },
  formula: "remaining = initial × (1/2)^(time ÷ half-life); decay constant = ln 2 ÷ half-life",

  questions: {
    find: {
      remaining: {
        asks: ["initial", "half_life", "time"],
        refuses: ({ time, half_life }) => time.div(half_life).gt(MOST) && TOO_LONG,
        compute: ({ initial, half_life, time }) =>
          figures({ half_life, time, initial, remaining: initial.div(decimal(2).pow(time.div(half_life))) }),
        sentence: ({ time, half_life }, { remaining, initial, remaining_share }) =>
          `Of ${initial ?? ""}, ${remaining ?? ""} is left after ${time} at a half-life of ${half_life}: ${remaining_share ?? ""}.`,
        working: ({ initial, time, half_life }, { remaining, half_lives }) => [
          optionalStep`Half-lives: ${time} ÷ ${half_life} = ${half_lives}`,
          optionalStep`Remaining: ${initial} × (1/2)^${half_lives} = ${remaining}`,
        ],
      },
      time: {
        asks: ["initial", "remaining", "half_life"],
        primary: "time",
        check: ({ initial, remaining }) => ({
          remaining: remaining.gt(initial) && "must be at most the starting amount",
        }),
        compute: ({ initial, remaining, half_life }) =>
          figures({ half_life, initial, remaining, time: halvings(initial, remaining).times(half_life) }),
        sentence: ({ half_life }, { time, initial, remaining }) =>
          `It takes ${time ?? ""} for ${initial ?? ""} to become ${remaining ?? ""} at a half-life of ${half_life}.`,
        working: (_, found) => [
          optionalStep`Half-lives: ln(${found.initial} ÷ ${found.remaining}) ÷ ln 2 = ${found.half_lives}`,
          optionalStep`Time: ${found.half_lives} × ${found.half_life} = ${found.time}`,
        ],
      },
      half_life: {
        asks: ["initial", "remaining", "time"],
        primary: "half_life",
        check: ({ initial, remaining }) => ({
          remaining: remaining.gte(initial) && "must be less than the starting amount",
        }),
        compute: ({ initial, remaining, time }) =>
          figures({ initial, remaining, time, half_life: time.div(halvings(initial, remaining)) }),
        sentence: ({ time }, { half_life, initial, remaining }) =>
          `From ${initial ?? ""} to ${remaining ?? ""} in ${time} is a half-life of ${half_life}.`,
        working: ({ time }, found) => [
          optionalStep`Half-lives: ln(${found.initial} ÷ ${found.remaining}) ÷ ln 2 = ${found.half_lives}`,
          optionalStep`Half-life: ${time} ÷ ${found.half_lives} = ${found.half_life}`,
        ],
      },
      initial: {
        asks: ["remaining", "half_life", "time"],
        primary: "initial",
        refuses: ({ time, half_life }) => time.div(half_life).gt(MOST) && TOO_LONG,
        compute: ({ remaining, half_life, time }) =>
          figures({ half_life, time, remaining, initial: remaining.times(decimal(2).pow(time.div(half_life))) }),
        sentence: ({ time }, { initial, remaining }) =>
          `To have ${remaining ?? ""} after ${time}, begin with ${initial ?? ""}.`,
        working: ({ remaining, time, half_life }, { initial, half_lives }) => [
          optionalStep`Half-lives: ${time} ÷ ${half_life} = ${half_lives}`,
          optionalStep`Starting amount: ${remaining} × 2^${half_lives} = ${initial}`,
        ],
      },
      constant: {
        asks: ["decay_constant", "per"],
        primary: "half_life",
        compute: ({ decay_constant, per }) => figures({ half_life: LN_2.times(TIMES[per].factor).div(decay_constant) }),
        sentence: ({ decay_constant }, { half_life, mean_life }, _, { per }) =>
          `A decay constant of ${decay_constant} per ${TIMES_SAID[per]} is a half-life of ${half_life} and a mean lifetime of ${mean_life}.`,
        working: (_, { half_life, per_second, mean_life }) => [
          step`Half-life in seconds: ln 2 ÷ ${per_second}, which is ${half_life}`,
          step`Mean lifetime in seconds: 1 ÷ ${per_second}, which is ${mean_life}`,
        ],
      },
      carbon: {
        asks: ["carbon_left"],
        primary: "time",
        compute: ({ carbon_left }) =>
          figures({
            half_life: CARBON,
            initial: decimal(100),
            remaining: carbon_left,
            time: halvings(decimal(100), carbon_left).times(CARBON),
          }),
        sentence: ({ carbon_left }, { time }) => `With ${carbon_left} of its carbon-14 left, it is about ${time} old.`,
        working: (_, found) => [
          optionalStep`Half-lives: ln(${found.initial} ÷ ${found.remaining}) ÷ ln 2 = ${found.half_lives}`,
          optionalStep`Age: ${found.half_lives} × ${found.half_life} = ${found.time}`,
        ],
      },
    },
  },

  notes: ({ find }) => [
    find === "carbon" &&
      "A laboratory corrects such an age by tree rings, because the air had more carbon-14 at some times than at others.",
  ],
});

const TOO_LONG = "Enter a time of at most 100 half-lives: after that, practically nothing is left.";
const TIMES_SAID = { s: "second", min: "minute", h: "hour", d: "day", year: "year" } as const;

/** How often the starting amount halves until that is left. */
const halvings = (initial: Decimal, remaining: Decimal): Decimal => snap(initial.div(remaining).ln().div(LN_2));

type Decay = {
  readonly half_life: Decimal;
  readonly initial?: Decimal;
  readonly remaining?: Decimal;
  readonly time?: Decimal;
};

const figures = ({ half_life, initial, remaining, time }: Decay) => ({
  initial: initial ?? null,
  remaining: remaining ?? null,
  remaining_share: (initial && remaining?.times(100).div(initial)) ?? null,
  time: time ?? null,
  half_lives: time?.div(half_life) ?? null,
  half_life,
  mean_life: half_life.div(LN_2),
  per_year: LN_2.times(TIMES.year.factor).div(half_life),
  per_second: LN_2.div(half_life),
  by_half_life: Array.from({ length: ROWS + 1 }, (_, passed) => ({
    half_lives: decimal(passed),
    remaining: decimal(100).div(decimal(2).pow(passed)),
  })),
});
