import { choice, defineCalculator, number, rows, step, table, text } from "#engine";
import { type Decimal, decimal } from "#math/decimal";

const FEW = 12;

// College Board, BigFuture, "How to Convert Your GPA to a 4.0 Scale": the usual US points of a letter. D- is
// as at Washington University in St. Louis.
const POINTS: Readonly<Record<string, string>> = {
  "A+": "4.0",
  A: "4.0",
  "A-": "3.7",
  "B+": "3.3",
  B: "3.0",
  "B-": "2.7",
  "C+": "2.3",
  C: "2.0",
  "C-": "1.7",
  "D+": "1.3",
  D: "1.0",
  "D-": "0.7",
  F: "0",
};
// West Chester University of Pennsylvania, Registrar, "Calculate GPA": the same in thirds, written with two decimals.
const IN_THIRDS: Readonly<Record<string, string>> = { "7": "67", "3": "33" };

const UNGRADED = "[Pp]|NP|np|[Ss]|[Uu]|[Ww]|[Ii]";
const LETTER = `(?:[A-Da-d][+-]?|[Ff]|${UNGRADED})`;

export default defineCalculator({
  slug: "gpa",
  name: "GPA calculator",
  category: "study",
  summary: "Your grade point average from letter grades and credits, for a term or overall.",
  version: "1.0.0",

  inputs: {
    courses: rows(
      "Grades and credits",
      {
        grade: { kind: "text", label: "Grade", pattern: LETTER, like: "a letter such as A-, B+ or F, or P for pass" },
        credits: { kind: "number", label: "Credits", min: 0, max: 1000 },
      },
      {
        least: 1,
        most: 100,
        example: "A-:3; B+:4; A:3; C:2",
        help: "One row per course: the grade and its credits. P, NP, S, U, W and I are left out.",
      },
    ),
    scale: choice(
      "Grading scale",
      {
        four: "4.0 (A+ and A are 4.0, A- is 3.7)",
        four_three: "4.3 (A+ is 4.3, A- is 3.7)",
        thirds: "4.0 in thirds (A- is 3.67, B+ is 3.33)",
      },
      { default: "four" },
    ),
    before: choice("Earlier courses", { none: "Leave out", some: "Include" }, { default: "none" }),
    earlier_gpa: number("Previous GPA", { min: 0, max: 4.3, example: 3.2, when: { before: ["some"] } }),
    earlier_credits: number("Previous credits", { min: 0, max: 10000, example: 30, when: { before: ["some"] } }),
  },

  outputs: {
    gpa: number("GPA", { digits: 2 }),
    term_gpa: number("GPA for these courses", { digits: 2 }),
    points: number("Grade points", { upTo: 4 }),
    credits: number("Credits that count", { unit: "credits", upTo: 4 }),
    left_out: number("Credits left out", { unit: "credits", upTo: 4 }),
    by_course: table("Grade points by course", {
      grade: text("Grade"),
      credits: number("Credits"),
      value: number("Grade value", { optional: true }),
      points: number("Points", { upTo: 4, optional: true }),
    }),
  },
  primary: "gpa",
  formula: "GPA = Σ(grade value × credits) ÷ Σ credits",

  check: ({ courses, scale }) =>
    graded(courses, scale).some(({ credits }) => credits.gt(0))
      ? {}
      : { courses: "must have at least one grade from A to F with credits above 0" },

  compute({ courses, scale, before, earlier_gpa, earlier_credits }) {
    const counted = graded(courses, scale);
    const points = total(counted.map(({ points }) => points));
    const credits = total(counted.map(({ credits }) => credits));
    const all = { points, credits };
    if (before === "some") {
      all.points = points.plus(earlier_gpa.times(earlier_credits));
      all.credits = credits.plus(earlier_credits);
    }
    return {
      gpa: all.points.div(all.credits),
      term_gpa: points.div(credits),
      points: all.points,
      credits: all.credits,
      left_out: total(courses.map(({ credits }) => credits)).minus(credits),
      by_course: courses.map(({ grade, credits }) => {
        const value = worth(grade, scale);
        return { grade: grade.toUpperCase(), credits, value, points: value?.times(credits) ?? null };
      }),
    };
  },

  sentence({ before, earlier_gpa }, { gpa, term_gpa, credits }) {
    if (before === "none") return `Your GPA is ${gpa} over ${credits}.`;
    return `With a ${term_gpa} in these courses, your GPA goes from ${earlier_gpa} to ${gpa} over ${credits}.`;
  },

  working({ courses, scale, earlier_gpa, earlier_credits }, { gpa, term_gpa, points }, show) {
    const counted = graded(courses.value, scale);
    const shown = (value: Decimal) => show("number", value, { upTo: 10 });
    const [earned, taken] = [total(counted.map(({ points }) => points)), total(counted.map(({ credits }) => credits))];
    const products = counted.map(({ value, credits }) => `${shown(value)} × ${shown(credits)}`).join(" + ");
    const sums = counted.length <= FEW ? products : "value × credits of each course";
    const steps = [
      step`Grade points: ${sums} = ${shown(earned)}`,
      step`GPA for these courses: ${shown(earned)} ÷ ${shown(taken)} = ${term_gpa}`,
    ];
    if (!earlier_gpa || !earlier_credits) return steps;
    return [
      ...steps,
      step`Grade points with earlier courses: ${shown(earned)} + ${earlier_gpa} × ${earlier_credits} = ${points}`,
      step`Overall GPA: ${points} ÷ (${shown(taken)} + ${earlier_credits}) = ${gpa}`,
    ];
  },

  notes(_, { left_out }) {
    return left_out.value.isZero()
      ? []
      : [`${left_out} left out: pass/fail, withdrawn or incomplete courses have no grade points.`];
  },
});

type Course = { readonly grade: string; readonly credits: Decimal };

/** The value of a letter, or null for one that does not count. */
function worth(grade: string, scale: "four" | "four_three" | "thirds"): Decimal | null {
  const letter = grade.toUpperCase();
  const points = POINTS[letter];
  if (points === undefined) return null;
  if (letter === "A+" && scale === "four_three") return decimal("4.3");
  return decimal(scale === "thirds" ? points.replace(/[37]$/, (tenths) => IN_THIRDS[tenths] ?? tenths) : points);
}

const graded = (courses: readonly Course[], scale: "four" | "four_three" | "thirds") =>
  courses.flatMap(({ grade, credits }) => {
    const value = worth(grade, scale);
    return value ? [{ value, credits, points: value.times(credits) }] : [];
  });

const total = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value), decimal(0));
