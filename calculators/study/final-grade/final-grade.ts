import { choice, defineCalculator, percent, type Told, table, text, withPercent } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LETTER_GRADES, LETTER_SCALES } from "#numbers/letter-grades";

const FULL = 100;
const SCORES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** Each letter that takes a score, by its own name. */
const WANTED = {
  ...{ "A+": "A+", A: "A", "A-": "A-", "B+": "B+", B: "B", "B-": "B-", "C+": "C+", C: "C", "C-": "C-" },
  ...{ "D+": "D+", D: "D" },
} as const;

export default defineCalculator({
  name: "Final grade calculator",
  summary: "The score you need on your final exam to get the grade you want.",

  inputs: {
    current: percent("Current grade", {
      min: 0,
      max: 200,
      example: 85,
      help: "Your average in everything graded so far.",
    }),
    final_weight: percent("Weight of the final", {
      min: 0.1,
      max: 100,
      example: 40,
      help: "As a percentage of the course.",
    }),
    goal: choice("Your goal", { percent: "A percentage", letter: "A letter" }, { default: "percent" }),
    target: percent("Grade you want", { min: 0, max: 200, example: 90, when: { goal: ["percent"] } }),
    letter: choice("Letter you want", WANTED, { default: "B", when: { goal: ["letter"] } }),
    scale: choice("Letter scale", LETTER_SCALES, { default: "plain", more: true }),
  },

  outputs: {
    needed: percent("Score needed on the final", { upTo: 4 }),
    verdict: text("Within reach?"),
    needed_a: percent("Needed for an A", { upTo: 2 }),
    needed_b: percent("Needed for a B", { upTo: 2 }),
    needed_c: percent("Needed for a C", { upTo: 2 }),
    at_best: percent("Course grade with 100% on the final"),
    at_worst: percent("Course grade with 0% on the final"),
    letters: table("Score needed for each letter", {
      letter: text("Letter"),
      course: percent("Lowest course grade"),
      needed: percent("Score on the final", { upTo: 2 }),
      verdict: text("Within reach?"),
    }),
    outcomes: table(
      "Course grade by final score",
      { score: percent("Score on the final"), course: percent("Course grade") },
      { chart: { kind: "lines", x: "score", y: ["course"] } },
    ),
  },
  primary: "needed",
  formula: "needed = (grade you want − current grade × (1 − weight)) ÷ weight",

  check: ({ goal, letter, scale }) => ({
    letter:
      goal === "letter" &&
      startOf(letter, scale) === undefined &&
      "isn't on this scale: choose A+ to F as the letter scale",
  }),
  compute: (given) => ({
    wanted: given.goal === "percent" ? given.target : decimal(startOf(given.letter, given.scale) ?? 0),
  }),

  between: {
    wanted: percent("Course grade you want"),
    rest: percent("Weight graded so far", { upTo: 10 }),
    secured: percent("Earned so far, of the course", { upTo: 6 }),
  },
  by: {
    rest: "100% - final_weight",
    secured: "current × rest",
    needed: ["Needed on the final", "(wanted - secured) ÷ final_weight"],
    at_best: ["With 100% on the final", "secured + final_weight"],
    at_worst: "secured",
  },
  after({ needed, secured }, { final_weight, scale }) {
    const neededFor = (course: Decimal) => course.minus(secured).times(FULL).div(final_weight);
    return {
      verdict: verdictOn(needed),
      needed_a: neededFor(decimal(startOf("A", scale) ?? 0)),
      needed_b: neededFor(decimal(startOf("B", scale) ?? 0)),
      needed_c: neededFor(decimal(startOf("C", scale) ?? 0)),
      letters: LETTER_GRADES[scale].slice(0, -1).map(([letter, from]) => {
        const [course, needed] = [decimal(from), neededFor(decimal(from))];
        return { letter, course, needed, verdict: verdictOn(needed) };
      }),
      outcomes: SCORES.map((score) => ({
        score: decimal(score),
        course: secured.plus(final_weight.times(score).div(FULL)),
      })),
    };
  },

  sentence({ goal, letter }, { wanted, needed, at_best, at_worst }, show) {
    const target = goal === "letter" ? `${letter} (${wanted})` : `${wanted}`;
    if (needed.value.gt(FULL)) {
      return `${target} is out of reach: it would take ${needed} on the final. The best you can still get is ${at_best}.`;
    }
    if (needed.value.gt(0)) return `You need ${needed} on the final for a course grade of ${target}.`;
    return `You already have ${target}: even with ${show("percent", 0)} on the final, your course grade is ${at_worst}.`;
  },

  alerts: (_, { needed }, show) =>
    needed.value.gt(FULL) ? [`More than ${show("percent", FULL)} is only possible with extra credit.`] : [],
});

const startOf = (wanted: string, scale: keyof typeof LETTER_GRADES): number | undefined =>
  LETTER_GRADES[scale].find(([letter]) => letter === wanted)?.[1];

function verdictOn(needed: Decimal): Told {
  if (needed.gt(FULL)) return ({ notation }) => `No, it takes more than ${withPercent(`${FULL}`, notation)}`;
  return needed.gt(0) ? "Yes" : "Yes, you already have it";
}
