import { choice, count, defineCalculator, number, optionalStep, percent, table, text } from "#engine";
import { differentialOf, differentialStep, indexOf, ROUNDS, SLOPE, STANDARD, wholeUp } from "./handicap-rules.ts";

/** The working writes out so many rounds. */
const FEW = 5;
const FOUND = { index: "handicap_index", course: "course_handicap", round: "differential" } as const;

const rating = { min: 20, max: 90, example: 71.3 } as const;

export default defineCalculator({
  name: "Golf handicap calculator",
  summary: "Handicap index from 3 to 20 rounds, course and playing handicap, and score differential, by the WHS.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        index: "Handicap index from rounds",
        course: "Course and playing handicap",
        round: "Differential of one round",
      },
      { default: "index" },
    ),
    rounds: ROUNDS,
    index: number("Handicap index", {
      min: -10,
      max: 54,
      example: 12.5,
      help: "A plus handicap such as +2 is -2 here.",
    }),
    score: number("Adjusted gross score", {
      min: 18,
      max: 250,
      example: 90,
      help: "With each hole at most a net double bogey.",
    }),
    rating: number("Course rating", rating),
    slope: number("Slope rating", { ...SLOPE, example: 128 }),
    par: count("Par", { min: 27, max: 80, example: 72 }),
    allowance: percent("Handicap allowance", {
      min: 0,
      max: 100,
      default: 95,
      usual: [100, 95, 90, 85],
      help: "Of the format: individual stroke play is usually 95.",
    }),
    convention: choice(
      "Course handicap",
      { par: "With course rating − par (most countries)", slope: "Slope only (some countries)" },
      { default: "par" },
    ),
  },

  outputs: {
    handicap_index: number("Handicap index", { digits: 1, optional: true }),
    used: count("Rounds that count", { optional: true }),
    average: number("Average of these", { upTo: 3, optional: true }),
    adjustment: number("Adjustment", { digits: 1, optional: true }),
    course_handicap: number("Course handicap", { digits: 0, optional: true }),
    playing_handicap: number("Playing handicap", { digits: 0, optional: true }),
    differential: number("Score differential", { digits: 1, optional: true }),
    record: table(
      "Scoring record",
      {
        round: count("Round"),
        score: number("Score"),
        differential: number("Differential", { digits: 1 }),
        counts: text("Counts"),
      },
      { optional: true },
    ),
  },
  primary: ({ find }) => FOUND[find],
  formula: "differential = 113 ÷ slope × (score − course rating); course handicap = index × slope ÷ 113 + rating − par",

  between: {
    strokes: number("Course handicap before rounding", { digits: 2, optional: true }),
    played: number("Playing handicap before rounding", { digits: 2, optional: true }),
  },
  questions: {
    find: {
      index: {
        asks: ["rounds"],
        compute: ({ rounds }) => indexOf(rounds),
        sentence: (_, { handicap_index, used }, __, { rounds }) =>
          `Your handicap index is ${handicap_index}. Of ${rounds.length} rounds, the best ${used?.value === 1 ? "one counts" : `${used} count`}.`,
        working: (_, { handicap_index, average, adjustment, used }, show, { rounds }) => [
          ...rounds.slice(0, FEW).map((round) => differentialStep(round, show)),
          optionalStep`Average of the lowest (${used} counting): ${average}`,
          optionalStep`Handicap index, with an adjustment of ${adjustment} and to a tenth: ${handicap_index}`,
        ],
      },
      course: {
        asks: ["index", "slope", "rating", "par", "allowance", "convention"],
        compute: ({ index, slope, rating, par, allowance, convention }) => {
          const more = convention === "par" ? rating.minus(par) : 0;
          const strokes = index.times(slope).div(113).plus(more);
          const played = strokes.times(allowance).div(100);
          return { strokes, played, course_handicap: wholeUp(strokes), playing_handicap: wholeUp(played) };
        },
        working: ({ index, slope, rating, par, allowance, convention }, { strokes, played }, show) => [
          convention === "par"
            ? optionalStep`Course handicap: ${index} × ${slope} ÷ ${show("number", STANDARD)} + ${rating} - ${par} = ${strokes}`
            : optionalStep`Course handicap: ${index} × ${slope} ÷ ${show("number", STANDARD)} = ${strokes}`,
          optionalStep`Playing handicap: ${strokes} × ${allowance} = ${played}`,
          "Each is rounded to a whole number at the end, and a half goes up.",
        ],
        sentence: ({ index }, { course_handicap, playing_handicap }) =>
          `With an index of ${index}, your course handicap is ${course_handicap} and your playing handicap ${playing_handicap}.`,
      },
      round: {
        asks: ["score", "slope", "rating"],
        compute: (round) => ({ differential: differentialOf(round) }),
        working: (_, __, show, round) => [
          differentialStep(round, show),
          "It is rounded to a tenth, and a half goes up.",
        ],
        sentence: ({ score }, { differential }) => `A score of ${score} here is a differential of ${differential}.`,
      },
    },
  },

  notes: ({ find }, { handicap_index }) => [
    find === "index" &&
      "Only your club or association can issue a handicap index. This one leaves out its caps and reviews.",
    find !== "course" && "Count each hole as a net double bogey at most: par, two, and your strokes there.",
    handicap_index?.value.isNegative() && "An index below zero is a plus handicap: you give strokes to the course.",
  ],
});
