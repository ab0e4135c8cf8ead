import { choice, defineCalculator, noAnswer, number, percent, step } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const MOST = 1e15;

/** The two numbers of each question, in the order in which people say them: "15% of 200". */
const NUMBERS_OF = {
  part: ["percentage", "whole"],
  rate: ["part", "whole"],
  whole: ["percentage", "part"],
  increase: ["percentage", "whole"],
  decrease: ["percentage", "whole"],
  before_plus: ["percentage", "result"],
  before_minus: ["percentage", "result"],
} as const;

export default defineCalculator({
  slug: "percentage",
  name: "Percentage calculator",
  category: "everyday",
  summary: "Find a percentage of a number, what percent one number is of another, or add or subtract a percentage.",
  version: "1.1.1",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        part: "A percentage of a number",
        rate: "One number as a percent of another",
        whole: "The whole, when you know a part",
        increase: "A number plus a percentage",
        decrease: "A number minus a percentage",
        before_plus: "The number before an increase",
        before_minus: "The number before a decrease",
      },
      { default: "part" },
    ),
    percentage: percent("Percentage", {
      min: -1e6,
      max: 1e6,
      example: 15,
      when: { find: ["part", "whole", "increase", "decrease", "before_plus", "before_minus"] },
    }),
    part: number("Part of the whole", { min: -MOST, max: MOST, example: 30, when: { find: ["rate", "whole"] } }),
    whole: number("Number (the whole)", {
      min: -MOST,
      max: MOST,
      example: 200,
      when: { find: ["part", "rate", "increase", "decrease"] },
    }),
    result: number("Result", {
      min: -MOST,
      max: MOST,
      example: 120,
      when: { find: ["before_plus", "before_minus"] },
      help: "The number after the increase or decrease.",
    }),
  },

  outputs: {
    answer: number("Answer", { significant: 15, optional: true }),
    rate: percent("Answer", { significant: 15, optional: true }),
    change: number("Change", { significant: 15, optional: true }),
  },
  primary: ({ find }) => (find === "rate" ? "rate" : "answer"),
  formula: "part = whole × percentage ÷ 100",

  otherQuestions(given) {
    const [first, second] = NUMBERS_OF[given.find];
    const others = Object.entries(NUMBERS_OF).filter(([other]) => other !== given.find);
    return others.map(([other, [a, b]]) => ({ find: other, [a]: `${given[first]}`, [b]: `${given[second]}` }));
  },

  compute(given) {
    const { find, percentage, part, whole, result } = given;
    if (find === "part") return { answer: whole.times(percentage).div(100), rate: null, change: null };
    if (find === "rate") {
      if (whole.isZero()) return noAnswer("Enter a whole other than 0: a part can't be divided by zero.");
      return { answer: null, rate: part.times(100).div(whole), change: null };
    }
    if (find === "whole") {
      if (percentage.isZero())
        return noAnswer("Enter a percentage other than 0: 0% of any number is 0, so the whole can't be found.");
      return { answer: part.times(100).div(percentage), rate: null, change: null };
    }
    if (result) return before(find, percentage, result);
    const change = whole.times(percentage).div(100);
    return { answer: find === "increase" ? whole.plus(change) : whole.minus(change), rate: null, change };
  },

  sentence({ find, percentage, part, whole, result }, { answer, rate }) {
    if (find === "part") return `${percentage} of ${whole} is ${answer}.`;
    if (find === "rate") return `${part} is ${rate} of ${whole}.`;
    if (find === "whole") return `${part} is ${percentage} of ${answer}.`;
    if (find === "before_plus") return `${result} is ${percentage} more than ${answer}.`;
    if (find === "before_minus") return `${result} is ${percentage} less than ${answer}.`;
    return `${whole} ${find === "increase" ? "plus" : "minus"} ${percentage} is ${answer}.`;
  },

  working(given, { answer, rate, change }) {
    const { find, percentage, part, whole, result } = given;
    if (find === "rate") return rate ? [step`Part divided by whole: ${part} ÷ ${whole} × 100% = ${rate}`] : [];
    if (!answer) return [];
    if (find === "part") return [step`Whole times percentage: ${whole} × ${percentage} = ${answer}`];
    if (find === "whole") return [step`Part divided by percentage: ${part} ÷ ${percentage} = ${answer}`];
    if (!change) return [];
    if (find === "before_plus")
      return [
        step`Before the increase: ${result} ÷ (100% + ${percentage}) = ${answer}`,
        step`Change: ${result} - ${answer} = ${change}`,
      ];
    if (find === "before_minus")
      return [
        step`Before the decrease: ${result} ÷ (100% - ${percentage}) = ${answer}`,
        step`Change: ${answer} - ${result} = ${change}`,
      ];
    const steps = [step`Change: ${whole} × ${percentage} = ${change}`];
    return find === "increase"
      ? [...steps, step`Added: ${whole} + ${change} = ${answer}`]
      : [...steps, step`Subtracted: ${whole} - ${change} = ${answer}`];
  },
});

/** Of a result after an increase or a decrease, the number that was changed. */
function before(find: "before_plus" | "before_minus", percentage: Decimal, result: Decimal) {
  const left = find === "before_plus" ? percentage.plus(100) : decimal(100).minus(percentage);
  if (left.isZero())
    return noAnswer(
      "Enter another percentage: this change leaves 0 of any number, so the number before can't be found.",
    );
  const answer = result.times(100).div(left);
  return { answer, rate: null, change: answer.times(percentage).div(100) };
}
