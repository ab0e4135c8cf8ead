import type { Vectors } from "#engine";
import type gpa from "./gpa.ts";

export default [
  {
    given: "B+ for 3, A for 1, B- for 3, F for 4, A+ for 4 credits, and a course that is only passed",
    inputs: { courses: "B+:3; A:1; B-:3; F:4; A+:4; P:3" },
    expected: { gpa: "2.53", points: "38", credits: "15" },
    by: "published",
    source: {
      title: "CalculatorSoup, GPA calculator, example",
      url: "http://www.calculatorsoup.com/calculators/statistics/gpa-calculator.php",
    },
    edge: true,
  },
  {
    given: "B+ for 3, C for 4 and A for 3 credits",
    inputs: { courses: "B+:3; C:4; A:3" },
    expected: { gpa: "2.99", points: "29.9", credits: "10" },
    by: "published",
    source: {
      title: "Washington State University, Office of the Registrar, Grades and GPA",
      url: "https://registrar.wsu.edu/grades-and-gpa/",
    },
  },
  {
    given: "A for 4 and 2, C for 3, F for 3, B for 2 credits",
    inputs: { courses: "A:4; A:2; C:3; F:3; B:2" },
    expected: { gpa: "2.57", points: "36", credits: "14" },
    by: "published",
    source: {
      title: "Southern Polytechnic State University, Registrar, GPA",
      url: "http://www.spsu.edu/registrar/GPA.htm",
    },
  },
  {
    given: "Seven courses with a B-, a C- and an F",
    inputs: { courses: "A:3; A:1; B:3; B-:3; C-:2; D:3; F:2" },
    expected: { gpa: "2.32", points: "39.5", credits: "17" },
    by: "published",
    source: {
      title: "Undergraduate and graduate catalog 2021–2022, GPA Calculation, example",
      url: "https://d1ylbbv4gz9h5i.cloudfront.net/en/2021-2022/undergraduate-graduate-catalog/graduate-academic-policies-and-requirements/grades-and-grading-policies/gpa-calculation",
    },
  },
  {
    given: "With 30 credits at 3.2 before, 15 credits of A",
    inputs: { courses: "A:15", before: "some", earlier_gpa: 3.2, earlier_credits: 30 },
    expected: { gpa: "3.4667", term_gpa: "4", credits: "45" },
    by: "hand",
    source: { title: "(3.2 × 30 + 4 × 15) ÷ 45 = 156 ÷ 45 = 3.4667" },
  },
  {
    given: "On the 4.3 scale an A+ is above 4",
    inputs: { courses: "A+:3; A:3", scale: "four_three" },
    expected: { gpa: "4.15" },
    by: "hand",
    source: { title: "(4.3 × 3 + 4 × 3) ÷ 6 = 24.9 ÷ 6 = 4.15" },
    edge: true,
  },
  {
    given: "In thirds an A- is 3.67 and a B+ 3.33",
    inputs: { courses: "A-:3; B+:3", scale: "thirds" },
    expected: { gpa: "3.5", points: "21" },
    by: "hand",
    source: { title: "3.67 × 3 + 3.33 × 3 = 11.01 + 9.99 = 21; 21 ÷ 6 = 3.5" },
    edge: true,
  },
] satisfies Vectors<typeof gpa>;
