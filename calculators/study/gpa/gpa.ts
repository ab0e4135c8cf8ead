import {
  choice,
  defineCalculator,
  type InputValues,
  type Line,
  number,
  optionalStep,
  rows,
  step,
  table,
  text,
} from "#engine";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { GRADE_SCALES, TOP_POINTS } from "#numbers/letter-grades";
import { ceil } from "#numbers/round";
import { asWritten, graded, LETTER_GRADE, worth } from "./weighted-grades.ts";

const FEW = 12;

const inputs = {
  courses: rows(
    "Grades and credits",
    {
      grade: {
        kind: "text",
        label: "Grade",
        pattern: LETTER_GRADE,
        like: "a letter such as A-, B+ honors, A AP or F, or P for pass",
      },
      credits: { kind: "number", label: "Credits", min: 0, max: 1000 },
    },
    {
      least: 1,
      most: 100,
      example: "A-:3; B+:4; A:3; C:2",
      help: "One row per course. “A honors”, “A AP” and “A IB” get extra points. P, NP, S, U, W and I are left out.",
    },
  ),
  scale: choice("Grading scale", GRADE_SCALES, { default: "four" }),
  before: choice("Earlier courses", { none: "Leave out", some: "Include" }, { default: "none" }),
  earlier_gpa: number("Previous GPA", { min: 0, max: 4.3, example: 3.2, when: { before: ["some"] } }),
  earlier_credits: number("Previous credits", { min: 0, max: 10000, example: 30, when: { before: ["some"] } }),
  plan: choice("Target GPA", { none: "None", some: "Find the GPA I need" }, { default: "none" }),
  target: number("GPA you want", { min: 0.1, max: 5.3, example: 3.5, when: { plan: ["some"] } }),
  credits_left: number("Credits still to take", { min: 0.5, max: 1000, example: 30, when: { plan: ["some"] } }),
  honors_points: number("Extra points for honors", { min: 0, max: 2, default: 0.5, more: true }),
  ap_points: number("Extra points for AP or IB", { min: 0, max: 2, default: 1, more: true }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "GPA calculator",
  summary: "Your grade point average from letter grades and credits, for a term or overall.",
  inputs,

  outputs: {
    gpa: number("GPA", { digits: 2 }),
    needed_gpa: number("GPA needed from now on", { digits: 2, optional: true }),
    unweighted_gpa: number("Unweighted GPA for these courses", { digits: 2, optional: true }),
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
  primary: ({ plan }) => (plan === "some" ? "needed_gpa" : "gpa"),
  formula: "GPA = Σ(grade value × credits) ÷ Σ credits",

  check: (given) => ({
    courses:
      graded(given).every(({ credits }) => credits.isZero()) &&
      "must have at least one grade from A to F with credits above 0",
  }),

  compute(given) {
    const { courses, before, earlier_gpa, earlier_credits } = given;
    const counted = graded(given);
    const points = sum(counted.map(({ points }) => points));
    const credits = sum(counted.map(({ credits }) => credits));
    const all =
      before === "some"
        ? { points: points.plus(earlier_gpa.times(earlier_credits)), credits: credits.plus(earlier_credits) }
        : { points, credits };
    const isWeighted = counted.some(({ extra }) => !extra.isZero());
    const unweighted = sum(counted.map(({ letter, credits }) => letter.times(credits)));
    return {
      gpa: all.points.div(all.credits),
      needed_gpa: given.plan === "some" ? needed(all.points, all.credits, given) : null,
      unweighted_gpa: isWeighted ? unweighted.div(credits) : null,
      term_gpa: points.div(credits),
      points: all.points,
      credits: all.credits,
      left_out: sum(courses.map(({ credits }) => credits)).minus(credits),
      by_course: courses.map(({ grade, credits }) => {
        const value = worth(grade, given)?.value ?? null;
        return { grade: asWritten(grade), credits, value, points: value?.times(credits) ?? null };
      }),
    };
  },

  sentence({ before, earlier_gpa, target, credits_left }, { gpa, term_gpa, credits, needed_gpa }) {
    if (needed_gpa) return `For a GPA of ${target}, you need ${needed_gpa} in your next ${credits_left} credits.`;
    if (before === "none") return `Your GPA is ${gpa} over ${credits}.`;
    return `With a ${term_gpa} in these courses, your GPA goes from ${earlier_gpa} to ${gpa} over ${credits}.`;
  },

  working(given, { gpa, term_gpa, points, credits, needed_gpa }, show, values) {
    const { earlier_gpa, earlier_credits, target, credits_left } = given;
    const counted = graded(values);
    const shown = (value: Decimal) => show("number", value, { upTo: 10 });
    const [earned, taken] = [sum(counted.map(({ points }) => points)), sum(counted.map(({ credits }) => credits))];
    const products = counted.map(({ value, credits }) => `${shown(value)} × ${shown(credits)}`).join(" + ");
    const sums = counted.length <= FEW ? products : "value × credits of each course";
    const all = shown(credits.value);
    const left = shown(credits_left?.value ?? decimal(0));
    return [
      step`Grade points: ${sums} = ${shown(earned)}`,
      step`GPA for these courses: ${shown(earned)} ÷ ${shown(taken)} = ${term_gpa}`,
      optionalStep`Grade points with earlier courses: ${shown(earned)} + ${earlier_gpa} × ${earlier_credits} = ${points}`,
      optionalStep`Overall GPA: ${points} ÷ (${shown(taken)} + ${earlier_credits}) = ${gpa}`,
      needed_gpa?.value.gt(0) &&
        optionalStep`GPA needed: (${target} × (${all} + ${left}) - ${points}) ÷ ${left} = ${needed_gpa}`,
    ];
  },

  notes({ scale, target }, { left_out, needed_gpa, points, credits }) {
    const uncounted = `${left_out} left out: pass/fail, withdrawn or incomplete courses have no grade points.`;
    return [
      !left_out.value.isZero() && uncounted,
      needed_gpa && target && outlook(needed_gpa.value, target.value, TOP_POINTS[scale], points.value, credits.value),
    ];
  },
});

/** No grade is worth less than 0, so that is the least that can be needed. */
function needed(
  points: Decimal,
  credits: Decimal,
  { target, credits_left }: Extract<Given, { plan: "some" }>,
): Decimal {
  const missing = target.times(credits.plus(credits_left)).minus(points);
  return Decimal.max(0, missing.div(credits_left));
}

/** Whether the grades that are needed can be had, and otherwise how many of the best ones would do. */
function outlook(needed: Decimal, target: Decimal, top: string, points: Decimal, credits: Decimal): Line {
  if (needed.isZero()) return "You have enough grade points already: you keep this GPA even without any more.";
  if (needed.lte(top)) return undefined;
  const above = `That is more than the ${top} of straight A grades.`;
  if (target.gte(top)) return `${above} Enter a target below ${top}.`;
  const enough = ceil(target.times(credits).minus(points).div(decimal(top).minus(target)));
  return `${above} At ${top}, it would take ${enough} credits to get there.`;
}
