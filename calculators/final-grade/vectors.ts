import type { Vectors } from "#engine";
import type finalGrade from "./final-grade.ts";

export default [
  {
    given: "70% so far, 80% wanted, a final that counts half",
    inputs: { current: 70, final_weight: 50, target: 80 },
    expected: { needed: "90", verdict: "Yes" },
    by: "published",
    source: {
      title: "CalculatorX, final grade calculator, example",
      url: "https://calculatorx.com/calc/grade/final-grade-calculator.htm",
    },
  },
  {
    given: "80% so far, 85% wanted, what is left counts half",
    inputs: { current: 80, final_weight: 50, target: 85 },
    expected: { needed: "90" },
    by: "published",
    source: {
      title: "Maxtables, final grade calculator, example 2",
      url: "https://maxtables.com/calculator/grade/final-grade-calculator.html",
    },
  },
  {
    given: "87% so far, 88% wanted, a final for 25%",
    inputs: { current: 87, final_weight: 25, target: 88 },
    expected: { needed: "91" },
    by: "published",
    source: { title: "Grade-calculator.org, weighted grade, worked example", url: "https://www.grade-calculator.org/" },
  },
  {
    given: "65% so far, 70% wanted, a final for 40%",
    inputs: { current: 65, final_weight: 40, target: 70 },
    expected: { needed: "77.5" },
    by: "published",
    source: {
      title:
        "Engineering Statics, section 7.1, example 7.1.1 (40 and 80 for 25% each and 90 for 10% make 39 of 60, 65%)",
      url: "https://engineeringstatics.org/weghted-average.html",
    },
  },
  {
    given: "Out of reach: 60% so far, 90% wanted, a final for 20%",
    inputs: { current: 60, final_weight: 20, target: 90 },
    expected: { needed: "210", verdict: "No, it takes more than 100%", at_best: "68" },
    by: "hand",
    source: { title: "(90 - 60 × 0.8) ÷ 0.2 = 42 ÷ 0.2 = 210; 48 + 20 = 68" },
    edge: true,
  },
  {
    given: "Already reached: 95% so far, 80% wanted, a final for 10%",
    inputs: { current: 95, final_weight: 10, target: 80 },
    expected: { needed: "-55", verdict: "Yes, it is already reached", at_worst: "85.5" },
    by: "hand",
    source: { title: "(80 - 95 × 0.9) ÷ 0.1 = -5.5 ÷ 0.1 = -55" },
    edge: true,
  },
  {
    given: "Exactly 100% is within reach",
    inputs: { current: 80, final_weight: 50, target: 90 },
    expected: { needed: "100", verdict: "Yes", at_best: "90" },
    by: "hand",
    source: { title: "(90 - 80 × 0.5) ÷ 0.5 = 50 ÷ 0.5 = 100" },
    edge: true,
  },
  {
    given: "A final that is the whole course needs the grade that is wanted",
    inputs: { current: 12, final_weight: 100, target: 77 },
    expected: { needed: "77", "outcomes.6.course": "50" },
    by: "hand",
    source: { title: "(77 - 12 × 0) ÷ 1 = 77; 50 × 1 = 50" },
  },
] satisfies Vectors<typeof finalGrade>;
