import { defineCalculator, percent, step, table, text } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const FULL = 100;
const SCORES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

export default defineCalculator({
  slug: "final-grade",
  name: "Final grade calculator",
  category: "study",
  summary: "The score you need in the final exam for the grade you want, and whether it can be reached at all.",
  version: "1.0.0",

  inputs: {
    current: percent("Grade so far", { min: 0, max: 200, example: 85, help: "Of all that is already graded." }),
    final_weight: percent("The final counts", { min: 0.1, max: 100, example: 40, help: "Of the whole course." }),
    target: percent("Grade you want", { min: 0, max: 200, example: 90 }),
  },

  outputs: {
    needed: percent("Score needed in the final", { upTo: 4 }),
    verdict: text("Can it be reached"),
    at_best: percent("Course grade with 100% in the final"),
    at_worst: percent("Course grade with 0% in the final"),
    outcomes: table(
      "What each score leads to",
      { score: percent("Score in the final"), course: percent("Course grade") },
      { chart: { kind: "lines", x: "score", y: ["course"] } },
    ),
  },
  primary: "needed",
  formula: "needed = (wanted − grade so far × (1 − weight)) ÷ weight",

  compute({ current, final_weight, target }) {
    const secured = current.times(decimal(FULL).minus(final_weight));
    const courseWith = (score: Decimal | number) => secured.plus(final_weight.times(score)).div(FULL);
    const needed = target.times(FULL).minus(secured).div(final_weight);
    return {
      needed,
      verdict: verdictOn(needed),
      at_best: courseWith(FULL),
      at_worst: courseWith(0),
      outcomes: SCORES.map((score) => ({ score: decimal(score), course: courseWith(score) })),
    };
  },

  sentence({ target }, { needed, at_best, at_worst }) {
    if (needed.value.gt(FULL)) {
      return `${target} is out of reach: it would take ${needed} in the final. The most you can get is ${at_best}.`;
    }
    if (needed.value.gt(0)) return `You need ${needed} in the final for a course grade of ${target}.`;
    return `You already have ${target}: even with 0% in the final the course grade is ${at_worst}.`;
  },

  working({ current, final_weight, target }, { needed, at_best }, show) {
    const rest = show("percent", decimal(FULL).minus(final_weight.value), { upTo: 10 });
    const secured = show("percent", current.value.times(rest.value).div(FULL), { upTo: 6 });
    return [
      step`What is graded counts: 100% - ${final_weight} = ${rest}`,
      step`It brings: ${current} × ${rest} = ${secured} of the course`,
      step`Needed in the final: (${target} - ${secured}) ÷ ${final_weight} = ${needed}`,
      step`With 100% in the final: ${secured} + ${final_weight} = ${at_best}`,
    ];
  },

  notes: (_, { needed }) =>
    needed.value.gt(FULL) ? ["More than 100% is only possible where the final gives extra credit."] : [],
});

function verdictOn(needed: Decimal): string {
  if (needed.gt(FULL)) return "No, it takes more than 100%";
  return needed.gt(0) ? "Yes" : "Yes, it is already reached";
}
