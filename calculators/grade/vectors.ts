import type { Vectors } from "#engine";
import type grade from "./grade.ts";

const ORG = { title: "Grade-calculator.org, weighted grade, worked example", url: "https://www.grade-calculator.org/" };

export default [
  {
    given: "Homework 93 for 10%, quizzes 85 for 20%, essays 86 for 20%, midterm 87 and final 91 for 25% each",
    inputs: { grades: "93:10; 85:20; 86:20; 87:25; 91:25" },
    expected: { average: "88", letter: "B+", total_weight: "100" },
    by: "published",
    source: ORG,
  },
  {
    given: "The same before the final: the weights make 75",
    inputs: { grades: "93:10; 85:20; 86:20; 87:25" },
    expected: { average: "87", total_weight: "75", points: "65.25" },
    by: "published",
    source: ORG,
    edge: true,
  },
  {
    given: "Two exams for 25% each, homework for 10%, the final for 40%",
    inputs: { grades: "40:25; 80:25; 90:10; 77.5:40" },
    expected: { average: "70" },
    by: "published",
    source: {
      title: "Engineering Statics, section 7.1, Weighted Averages, example 7.1.1",
      url: "https://engineeringstatics.org/weghted-average.html",
    },
  },
  {
    given: "Homework 80 for 10%, quizzes 85 for 35%, the exam 93 for 55%",
    inputs: { grades: "80:10; 85:35; 93:55" },
    expected: { average: "88.9" },
    by: "published",
    source: {
      title: "University of Iowa, ICON final grading scenarios",
      url: "https://teach.its.uiowa.edu/icon-final-grading-scenarios",
    },
  },
  {
    given: "An exam of 80 for 30% and 95 for the rest",
    inputs: { grades: "80:30; 95:70", letters: "plain" },
    expected: { average: "90.5", letter: "A" },
    by: "published",
    source: {
      title: "eHow, How to Calculate Semester Grades With an Exam",
      url: "http://www.ehow.co.uk/how_8321625_calculate-semester-grades-exam.html",
    },
  },
  {
    given: "Grade points with weights that make 1",
    inputs: { grades: "4:0.05; 2:0.05; 4:0.2; 2.3:0.2; 2.6:0.2; 3.6:0.3" },
    expected: { average: "3.16" },
    by: "published",
    source: {
      title: "Grade calculation, course handout with an example",
      url: "https://docsbay.net/grade-calculation",
    },
  },
  {
    given: "Just below 90 is no A-, though it prints as 90",
    inputs: { grades: "89.996:100" },
    expected: { average: "90.00", letter: "B+" },
    by: "hand",
    source: { title: "89.996 × 100 ÷ 100 = 89.996, below 90" },
    edge: true,
  },
  {
    given: "Weights in parts of any size: 1 to 2",
    inputs: { grades: "60:1; 90:2" },
    expected: { average: "80", letter: "B-" },
    by: "hand",
    source: { title: "(60 × 1 + 90 × 2) ÷ 3 = 240 ÷ 3 = 80" },
  },
] satisfies Vectors<typeof grade>;
