import { choice, defineCalculator, number, percent } from "#engine";

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

const LEAVES_NOTHING =
  "Enter another percentage: this change leaves 0 of any number, so the number before can't be found.";

export default defineCalculator({
  name: "Percentage calculator",
  summary: "Find a percent of a number, what percent one number is of another, or add or subtract a percentage.",

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
    percentage: percent("Percentage", { min: -1e6, max: 1e6, example: 15 }),
    part: number("Part of the whole", { min: -MOST, max: MOST, example: 30 }),
    whole: number("Number (the whole)", { min: -MOST, max: MOST, example: 200 }),
    result: number("Result", {
      min: -MOST,
      max: MOST,
      example: 120,
      help: "The number after the increase or decrease.",
    }),
  },

  outputs: {
    answer: number("Answer", { significant: 15, optional: true }),
    rate: percent("Answer", { significant: 15, optional: true }),
    change: number("Change", { significant: 15, optional: true }),
  },
  formula: "part = whole × percentage ÷ 100",

  otherQuestions(given) {
    const [first, second] = NUMBERS_OF[given.find];
    const others = Object.entries(NUMBERS_OF).filter(([other]) => other !== given.find);
    return others.map(([other, [a, b]]) => ({ find: other, [a]: `${given[first]}`, [b]: `${given[second]}` }));
  },

  questions: {
    find: {
      part: {
        asks: ["percentage", "whole"],
        by: { answer: ["Whole times percentage", "whole × percentage"] },
        sentence: ({ percentage, whole }, { answer }) => `${percentage} of ${whole} is ${answer}.`,
      },
      rate: {
        asks: ["part", "whole"],
        primary: "rate",
        refuses: ({ whole }) => whole.isZero() && "Enter a whole other than 0: a part can't be divided by zero.",
        by: { rate: ["Part divided by whole", "part ÷ whole"] },
        sentence: ({ part, whole }, { rate }) => `${part} is ${rate} of ${whole}.`,
      },
      whole: {
        asks: ["percentage", "part"],
        refuses: ({ percentage }) =>
          percentage.isZero() && "Enter a percentage other than 0: 0% of any number is 0, so the whole can't be found.",
        by: { answer: ["Part divided by percentage", "part ÷ percentage"] },
        sentence: ({ part, percentage }, { answer }) => `${part} is ${percentage} of ${answer}.`,
      },
      increase: {
        asks: ["percentage", "whole"],
        by: { change: "whole × percentage", answer: ["Added", "whole + change"] },
        sentence: ({ percentage, whole }, { answer }) => `${whole} plus ${percentage} is ${answer}.`,
      },
      decrease: {
        asks: ["percentage", "whole"],
        by: { change: "whole × percentage", answer: ["Subtracted", "whole - change"] },
        sentence: ({ percentage, whole }, { answer }) => `${whole} minus ${percentage} is ${answer}.`,
      },
      before_plus: {
        asks: ["percentage", "result"],
        refuses: ({ percentage }) => percentage.eq(-100) && LEAVES_NOTHING,
        by: { answer: ["Before the increase", "result ÷ (100% + percentage)"], change: "result - answer" },
        sentence: ({ percentage, result }, { answer }) => `${result} is ${percentage} more than ${answer}.`,
      },
      before_minus: {
        asks: ["percentage", "result"],
        refuses: ({ percentage }) => percentage.eq(100) && LEAVES_NOTHING,
        by: { answer: ["Before the decrease", "result ÷ (100% - percentage)"], change: "answer - result" },
        sentence: ({ percentage, result }, { answer }) => `${result} is ${percentage} less than ${answer}.`,
      },
    },
  },
});
