import { choice, defineCalculator, number, percent, rows, step, table, text } from "#engine";
import { type Decimal, sum } from "#numbers/decimal";
import { LETTER_GRADES, LETTER_SCALES } from "#numbers/letter-grades";

const FEW = 12;
const WHOLE = 100;

export default defineCalculator({
  name: "Grade calculator",
  summary: "Your weighted course grade and letter grade from homework, tests and exams.",

  inputs: {
    grades: rows(
      "Grades and weights",
      {
        grade: { kind: "number", label: "Grade", min: 0, max: 1000 },
        weight: { kind: "number", label: "Weight", min: 0, max: 1000 },
      },
      {
        least: 1,
        most: 100,
        example: "92:30; 85:20; 78:50",
        help: "One row for each grade: 92 and 30 mean 92% for 30% of the course. As text, write 92:30.",
      },
    ),
    letters: choice("Letter scale", LETTER_SCALES, { default: "plus_minus" }),
  },

  outputs: {
    average: percent("Weighted grade"),
    letter: text("Letter grade"),
    total_weight: number("Total weight", { significant: 10 }),
    points: number("Points earned out of 100", { upTo: 4 }),
    parts: table("Contribution of each grade", {
      grade: percent("Grade", { upTo: 4 }),
      weight: number("Weight"),
      share: percent("Contribution"),
    }),
  },
  primary: "average",
  formula: "grade = Σ(grade × weight) ÷ Σ weight",

  check: ({ grades }) =>
    grades.every(({ weight }) => weight.isZero()) ? { grades: "must have a weight above 0 in at least one row" } : {},

  compute({ grades, letters }) {
    const weights = sum(grades.map(({ weight }) => weight));
    const points = sum(grades.map(({ grade, weight }) => grade.times(weight)));
    const average = points.div(weights);
    return {
      average,
      letter: letterOf(letters, average),
      total_weight: weights,
      points: points.div(WHOLE),
      parts: grades.map(({ grade, weight }) => ({ grade, weight, share: grade.times(weight).div(weights) })),
    };
  },

  sentence: (_, { average, letter }) =>
    `Your weighted grade is ${average}, ${letter.startsWith("A") || letter === "F" ? "an" : "a"} ${letter}.`,

  working({ grades }, { average, total_weight }, show) {
    const shown = (value: Decimal) => show("number", value);
    const points = shown(sum(grades.value.map(({ grade, weight }) => grade.times(weight))));
    const isFew = grades.value.length <= FEW;
    const products = grades.value.map(({ grade, weight }) => `${shown(grade)} × ${shown(weight)}`).join(" + ");
    const weights = grades.value.map(({ weight }) => `${shown(weight)}`).join(" + ");
    return [
      isFew ? step`Grades times weights: ${products} = ${points}` : step`Sum of grades times weights: ${points}`,
      isFew ? step`Weights: ${weights} = ${total_weight}` : step`Sum of weights: ${total_weight}`,
      step`Weighted grade: ${points} ÷ ${total_weight} = ${average}`,
    ];
  },

  alerts(_, { total_weight }) {
    if (total_weight.value.eq(WHOLE) || total_weight.value.eq(1)) return [];
    const start = `The weights make ${total_weight} and not 100.`;
    return total_weight.value.lt(WHOLE)
      ? [`${start} The answer is the average of what is there; what is missing is left out, not counted as 0.`]
      : [`${start} The answer is still the right average, because only the proportions of the weights matter.`];
  },
});

/** From the exact figure: 89.996 prints as 90 and is still a B+. */
const letterOf = (letters: keyof typeof LETTER_GRADES, average: Decimal): string =>
  LETTER_GRADES[letters].find(([, from]) => average.gte(from))?.[0] ?? "F";
