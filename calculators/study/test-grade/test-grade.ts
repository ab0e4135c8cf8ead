import { choice, count, defineCalculator, number, percent, rows, step, table, text } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { LETTER_GRADES, LETTER_SCALES } from "#numbers/letter-grades";

const FULL = 100;
type Scale = keyof typeof LETTER_GRADES;

export default defineCalculator({
  name: "Test grade calculator",
  summary:
    "Percentage and letter grade from right or wrong answers, with a grading chart for every score, or for a class.",

  inputs: {
    find: choice("I know", { right: "Number right", wrong: "Number wrong", students: "A class" }, { default: "wrong" }),
    total: count("Number of questions or points", { min: 1, max: 1000, example: 40, usual: [20, 25, 40, 50] }),
    right: number("Right", { min: 0, max: 2000, example: 34 }),
    wrong: number("Wrong", { min: 0, max: 1000, example: 6 }),
    students: rows(
      "Class",
      { name: { kind: "text", label: "Name" }, right: { kind: "number", label: "Right", min: 0, max: 2000 } },
      { least: 1, most: 60, example: "Ana:38; Ben:31; Chris:25", help: "A name and the number right, such as Ana:38." },
    ),
    letters: choice("Letter scale", LETTER_SCALES, { default: "plus_minus" }),
  },

  outputs: {
    grade: percent("Grade"),
    letter: text("Letter grade"),
    correct: number("Right answers", { optional: true }),
    missed: number("Wrong answers", { optional: true }),
    worth: percent("Each question is worth"),
    for_each: table("Class", { name: text("Name"), grade: percent("Grade"), letter: text("Letter") }),
    chart: table("Grading chart", {
      missed: count("Wrong"),
      grade: percent("Grade"),
      letter: text("Letter"),
    }),
  },
  primary: "grade",
  formula: "grade = right ÷ total",

  questions: {
    find: {
      right: {
        asks: ["right"],
        check: ({ right, total }) => ({ right: right.gt(2 * total) && "must be at most twice the questions in all" }),
        compute: ({ total, right, letters }) => graded(right, total, letters),
      },
      wrong: {
        asks: ["wrong"],
        check: ({ wrong, total }) => ({ wrong: wrong.gt(total) && "must not be more than the questions in all" }),
        compute: ({ total, wrong, letters }) => graded(decimal(total).minus(wrong), total, letters),
      },
      students: {
        asks: ["students"],
        compute({ total, students, letters }) {
          const mean = sum(students.map(({ right }) => right)).div(students.length);
          const for_each = students.map(({ name, right }) => ({ name, ...markOf(right, total, letters) }));
          return { ...graded(mean, total, letters), correct: null, missed: null, for_each };
        },
        sentence: ({ students }, { grade, letter }) =>
          `The average of ${students.value.length} ${students.value.length === 1 ? "test" : "tests"} is ${grade}, a grade of ${letter}.`,
        working: ({ students, total }, { grade }, show) => [
          step`Average right: ${show("number", sum(students.value.map(({ right }) => right)))} ÷ ${students.value.length} = ${show("number", sum(students.value.map(({ right }) => right)).div(students.value.length))}`,
          step`Average grade: ${show("number", sum(students.value.map(({ right }) => right)).div(students.value.length))} ÷ ${total} = ${grade}`,
        ],
      },
    },
  },

  sentence: ({ total }, { grade, letter, correct }) =>
    `${correct} right of ${total} is ${grade}, a grade of ${letter}.`,

  working: ({ total }, { grade, correct, missed }) => [
    correct && missed && step`Right: ${total} - ${missed} = ${correct}`,
    correct && step`Grade: ${correct} ÷ ${total} = ${grade}`,
  ],

  notes: (_, { grade }, show) => [grade.value.gt(FULL) && `A grade above ${show("percent", FULL)} is extra credit.`],
});

function markOf(right: Decimal, total: number, letters: Scale) {
  const grade = right.times(FULL).div(total);
  return { grade, letter: LETTER_GRADES[letters].find(([, from]) => grade.gte(from))?.[0] ?? "F" };
}

/** The chart has a row for each number wrong, from none on. */
function graded(right: Decimal, total: number, letters: Scale) {
  const wholes = Array.from({ length: Math.min(total, FULL) + 1 }, (_, wrong) => wrong);
  return {
    ...markOf(right, total, letters),
    correct: right,
    missed: decimal(total).minus(right).lt(0) ? null : decimal(total).minus(right),
    worth: decimal(FULL).div(total),
    for_each: [],
    chart: wholes.map((missed) => ({ missed, ...markOf(decimal(total - missed), total, letters) })),
  };
}
