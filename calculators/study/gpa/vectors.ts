import type { Vectors } from "#engine";
import type gpa from "./gpa.ts";

export default [
  {
    title: "Washington State University, Office of the Registrar, Grades and GPA",
    url: "https://registrar.wsu.edu/grades-and-gpa/",
    read: "2026-11-22",
    place: "Calculating the GPA",
    rows: [
      ["example 1", { courses: "B+:3; C:4; A:3" }, { gpa: "2.99", points: "29.9", credits: "10" }],
      [
        "example 2",
        { courses: "D:3; B-:4; A-:4; S:3" },
        { gpa: "2.60", points: "28.6", credits: "11" },
        { edge: "D for 3, B- for 4, A- for 4 credits, and a satisfactory course without points" },
      ],
    ],
  },
  {
    title: "Rockland Community College, catalog 2014–2015, Computing the Grade Point Average",
    url: "http://smartcatalog.co/en/catalogs/rockland-community-college/2014-2015/catalog/academic-regulations/grade-changes/computing-the-grade-point-average",
    read: "2026-11-22",
    rows: [
      [
        "first semester",
        { courses: "A:3; C:3; B:3; A:3; F:3; P:3" },
        { gpa: "2.6", points: "39", credits: "15" },
        { edge: "A, C, B, A and F for 3 credits each, and a course that is only passed" },
      ],
    ],
  },
  {
    title: "University of Notre Dame, Office of the Registrar, Calculate GPA",
    url: "https://registrar.nd.edu/exams-grading/grades/calculate-gpa/",
    read: "2026-11-22",
    rows: [["quality points, John Smith", { courses: "A:3" }, { points: "12.000" }]],
  },
  {
    title: "Atlantic Cape Community College, student handbook, Grade Point Average: How to Calculate",
    url: "https://catalog.atlanticcape.edu/student-handbook/grade-point-average-gpa-how-to-calculate",
    read: "2026-11-22",
    rows: [["example", { courses: "B:3; A:3" }, { gpa: "3.5", points: "21", credits: "6" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "(3.2 × 30 + 4 × 15) ÷ 45 = 156 ÷ 45 = 3.4667",
        { courses: "A:15", before: "some", earlier_gpa: 3.2, earlier_credits: 30 },
        { gpa: "3.4667", term_gpa: "4", credits: "45" },
        { given: "With 30 credits at 3.2 before, 15 credits of A" },
      ],
      [
        "(4.3 × 3 + 4 × 3) ÷ 6 = 24.9 ÷ 6 = 4.15",
        { courses: "A+:3; A:3", scale: "four_three" },
        { gpa: "4.15" },
        { edge: "On the 4.3 scale an A+ is above 4" },
      ],
      [
        "3.67 × 3 + 3.33 × 3 = 11.01 + 9.99 = 21; 21 ÷ 6 = 3.5",
        { courses: "A-:3; B+:3", scale: "thirds" },
        { gpa: "3.5", points: "21" },
        { edge: "In thirds an A- is 3.67 and a B+ 3.33" },
      ],
      ["0 × 1 + 4 × 1 = 4, and 4 ÷ 2 = 2", { courses: "F AP:1; A:1" }, { points: "4", gpa: "2" }, { edge: "An F earns nothing extra in an AP course" }],
      [
        "(3 + 1) × 3 + (3.7 + 0.5) × 4 + 4 × 2 = 12 + 16.8 + 8 = 36.8; ÷ 9 = 4.0889; (9 + 14.8 + 8) ÷ 9 = 3.5333",
        { courses: "Chemistry:AP:B:3; English:honors:A-:4; Art:regular:A:2" },
        { points: "36.8", gpa: "4.0889", unweighted_gpa: "3.5333", "by_course.1.points": "12" },
        { given: "An AP, an honors and a regular course by name" },
      ],
      [
        "2 × (30 + 10) - 120 = -40, which is less than nothing",
        { courses: "A:30", plan: "some", target: 2, credits_left: 10 },
        { needed_gpa: "0" },
        { edge: "With enough points already, no more are needed" },
      ],
    ],
  },
  {
    title: "Washington State University, Registrar, Grades and GPA",
    url: "https://registrar.wsu.edu/grades-and-gpa/",
    read: "2026-11-22",
    place: "calculating the earned points for a course",
    rows: [
      ["example 1", { courses: "B:3" }, { points: "9" }],
      ["example 2", { courses: "A-:4" }, { points: "14.8" }],
    ],
  },
  {
    title: "Transcript Maker, How is the GPA calculated",
    url: "https://transcript-maker-knowledge-base.groovehq.com/help/how-is-the-gpa-calculated",
    read: "2026-11-22",
    by: "software",
    rows: [["example", { courses: "B+:1; A:1; B:0.5", scale: "thirds" }, { points: "8.83", credits: "2.50", gpa: "3.53" }]],
  },
  {
    title: "Seattle Pacific University, Student Academic Services, Calculating GPA",
    url: "http://www.spu.edu/depts/sas/SASFAQ/calculatingGPA2.htm",
    read: "2026-11-22",
    rows: [
      ["raising a cumulative GPA, steps 1 to 4", { courses: "B-:7; B:23", plan: "some", target: 3, credits_left: 15 }, { points: "87.9", needed_gpa: "3.14" }],
      ["first example", { courses: "B:5; A-:5; B+:3; C:2" }, { points: "47.4", gpa: "3.16" }],
    ],
  },
  {
    title: "Asheboro High School, course catalog 2023–2024, Grading System, Quality Points",
    url: "https://sites.google.com/asheboro.k12.nc.us/2023-2024ahscoursecatalog/home/grading-systemquality-points",
    read: "2026-11-22",
    rows: [
      ["honors courses", { courses: "Biology:honors:C:1" }, { points: "2.5", unweighted_gpa: "2" }],
      ["Advanced Placement courses", { courses: "D AP:1" }, { points: "2" }],
    ],
  },
] satisfies Vectors<typeof gpa>;
