import { choice, defineCalculator, percent, step, table, text } from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import { LETTER_GRADES, LETTER_SCALES } from "#math/letter-grades";

const FULL = 100;
const SCORES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

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
    target: percent("Grade you want", { min: 0, max: 200, example: 90 }),
    scale: choice("Letter scale", LETTER_SCALES, { default: "plain", more: true }),
  },

  outputs: {
    needed: percent("Score needed on the final", { upTo: 4 }),
    verdict: text("Within reach?"),
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

  compute({ current, final_weight, target, scale }) {
    const secured = current.times(decimal(FULL).minus(final_weight));
    const courseWith = (score: Decimal | number) => secured.plus(final_weight.times(score)).div(FULL);
    const neededFor = (course: Decimal) => course.times(FULL).minus(secured).div(final_weight);
    const needed = neededFor(target);
    return {
      needed,
      verdict: verdictOn(needed),
      at_best: courseWith(FULL),
      at_worst: courseWith(0),
      letters: LETTER_GRADES[scale].slice(0, -1).map(([letter, from]) => {
        const course = decimal(from);
        const needed = neededFor(course);
        return { letter, course, needed, verdict: verdictOn(needed) };
      }),
      outcomes: SCORES.map((score) => ({ score: decimal(score), course: courseWith(score) })),
    };
  },

  sentence({ target }, { needed, at_best, at_worst }) {
    if (needed.value.gt(FULL)) {
      return `${target} is out of reach: it would take ${needed} on the final. The best you can still get is ${at_best}.`;
    }
    if (needed.value.gt(0)) return `You need ${needed} on the final for a course grade of ${target}.`;
    return `You already have ${target}: even with 0% on the final, your course grade is ${at_worst}.`;
  },

  working({ current, final_weight, target }, { needed, at_best }, show) {
    const rest = show("percent", decimal(FULL).minus(final_weight.value), { upTo: 10 });
    const secured = show("percent", current.value.times(rest.value).div(FULL), { upTo: 6 });
    return [
      step`Weight graded so far: 100% - ${final_weight} = ${rest}`,
      step`Earned so far: ${current} × ${rest} = ${secured} of the course`,
      step`Needed on the final: (${target} - ${secured}) ÷ ${final_weight} = ${needed}`,
      step`With 100% on the final: ${secured} + ${final_weight} = ${at_best}`,
    ];
  },

  alerts: (_, { needed }) => (needed.value.gt(FULL) ? ["More than 100% is only possible with extra credit."] : []),
});

function verdictOn(needed: Decimal): string {
  if (needed.gt(FULL)) return "No, it takes more than 100%";
  return needed.gt(0) ? "Yes" : "Yes, you already have it";
}
