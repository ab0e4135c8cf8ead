import type { Vectors } from "#engine";
import type finalGrade from "./final-grade.ts";

const read = "2026-11-22";

export default [
  {
    given: "70% so far, 80% wanted, a final that counts half",
    inputs: { current: 70, final_weight: 50, target: 80 },
    expected: { needed: "90" },
    by: "software",
    source: {
      title: "CalculatorX, Final grade calculator",
      url: "https://calculatorx.com/calc/grade/final-grade-calculator.htm",
      place: "example",
      read,
    },
  },
  {
    given: "88% so far, 90% wanted, a final for 30%",
    inputs: { current: 88, final_weight: 30, target: 90 },
    expected: { needed: "94.7" },
    by: "software",
    source: {
      title: "GPA Calculator, Final Grade Calculator",
      url: "https://gpacalculator.net/final-grade-calculator/",
      place: "How to calculate Final Grades, example",
      read,
    },
  },
  {
    given: "72% so far, 79.5% wanted, a final for 25%: more than the final has",
    inputs: { current: 72, final_weight: 25, target: 79.5 },
    expected: { needed: "102" },
    by: "published",
    source: {
      title: "eHow, How to Calculate a Needed Final Score",
      url: "http://www.ehow.com/how_6011268_calculate-needed-final-score.html",
      place: "step 3",
      read,
    },
    edge: true,
  },
  {
    given: "Already reached: 95% so far, 80% wanted, a final for 10%",
    inputs: { current: 95, final_weight: 10, target: 80 },
    expected: { needed: "-55", at_worst: "85.5" },
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
] satisfies Vectors<typeof finalGrade>;
