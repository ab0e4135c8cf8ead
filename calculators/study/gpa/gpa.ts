import { choice, defineCalculator, type InputValues, number, optionalStep, step } from "#engine";
import { type Decimal, sum } from "#numbers/decimal";
import { GRADE_SCALES, TOP_POINTS } from "#numbers/letter-grades";
import { needed, outlook } from "./needed-grades.ts";
import { BY_COURSE, byCourse, COURSES, graded, isAtOdds } from "./weighted-grades.ts";

const FEW = 12;

const inputs = {
  courses: COURSES,
  scale: choice("Grading scale", GRADE_SCALES, { default: "four" }),
  before: choice("Earlier courses", { none: "Leave out", some: "Include" }, { default: "none" }),
  earlier_gpa: number("Previous GPA", { min: 0, max: 4.3, example: 3.2 }),
  earlier_credits: number("Previous credits", { min: 0, max: 10000, example: 30 }),
  plan: choice("Target GPA", { none: "None", some: "Find the GPA I need" }, { default: "none" }),
  target: number("GPA you want", { min: 0.1, max: 5.3, example: 3.5, when: { plan: ["some"] } }),
  credits_left: number("Credits still to take", { min: 0.5, max: 1000, example: 30, when: { plan: ["some"] } }),
  honors_points: number("Extra points for honors", { min: 0, max: 2, default: 0.5, more: true }),
  ap_points: number("Extra points for AP or IB", { min: 0, max: 2, default: 1, more: true }),
};
export type Given = InputValues<typeof inputs>;

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
    by_course: BY_COURSE,
  },
  primary: ({ plan }) => (plan === "some" ? "needed_gpa" : "gpa"),
  formula: "GPA = Σ(grade value × credits) ÷ Σ credits",

  check(given) {
    const twice = given.courses.findIndex(isAtOdds);
    if (twice >= 0) return { courses: `(row ${twice + 1}): enter one level, not two` };
    const isEmpty = graded(given).every(({ credits }) => credits.isZero());
    return { courses: isEmpty && "must have at least one grade from A to F with credits above 0" };
  },

  between: {
    earned: number("Grade points of these courses", { upTo: 10 }),
    taken: number("Credits of these courses", { upTo: 10 }),
    plain: number("Grade points without extra points", { upTo: 10, optional: true }),
  },
  by: {
    term_gpa: "earned ÷ taken",
    unweighted_gpa: "plain ÷ taken",
    points: "earned",
    credits: "taken",
    gpa: "term_gpa",
  },
  questions: {
    before: {
      none: {},
      some: {
        asks: ["earlier_gpa", "earlier_credits"],
        by: {
          points: ["Grade points with earlier courses", "earned + earlier_gpa × earlier_credits"],
          credits: "taken + earlier_credits",
          gpa: ["Overall GPA", "points ÷ (taken + earlier_credits)"],
        },
      },
    },
  },

  compute(given) {
    const counted = graded(given);
    const taken = sum(counted.map(({ credits }) => credits));
    const isWeighted = counted.some(({ extra }) => !extra.isZero());
    return {
      earned: sum(counted.map(({ points }) => points)),
      taken,
      plain: isWeighted ? sum(counted.map(({ letter, credits }) => letter.times(credits))) : null,
      left_out: sum(given.courses.map(({ credits }) => credits)).minus(taken),
      by_course: byCourse(given),
    };
  },
  after: ({ points, credits }, given) => ({
    needed_gpa: given.plan === "some" ? needed(points, credits, given) : null,
  }),

  sentence({ before, earlier_gpa, target, credits_left }, { gpa, term_gpa, credits, needed_gpa }) {
    if (needed_gpa) return `For a GPA of ${target}, you need ${needed_gpa} in your next ${credits_left} credits.`;
    if (before === "none") return `Your GPA is ${gpa} over ${credits}.`;
    return `With a ${term_gpa} in these courses, your GPA goes from ${earlier_gpa} to ${gpa} over ${credits}.`;
  },

  working({ target, credits_left }, { earned, points, credits, needed_gpa }, show, values, stepOf) {
    const counted = graded(values);
    const shown = (value: Decimal) => show("number", value, { upTo: 10 });
    const products = counted.map(({ value, credits }) => `${shown(value)} × ${shown(credits)}`).join(" + ");
    const sums = counted.length <= FEW ? products : "value × credits of each course";
    const left = credits_left && shown(credits_left.value);
    return [
      step`Grade points: ${sums} = ${earned}`,
      stepOf("term_gpa"),
      stepOf("points"),
      stepOf("gpa"),
      needed_gpa?.value.gt(0) &&
        optionalStep`GPA needed: (${target} × (${shown(credits.value)} + ${left}) - ${points}) ÷ ${left} = ${needed_gpa}`,
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
