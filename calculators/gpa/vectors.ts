import type { Vectors } from "#engine";
import type gpa from "./gpa.ts";

const read = "2026-11-22";
const WASHINGTON_STATE = {
  title: "Washington State University, Office of the Registrar, Grades and GPA",
  url: "https://registrar.wsu.edu/grades-and-gpa/",
  read,
};
const ROCKLAND = {
  title: "Rockland Community College, catalog 2014–2015, Computing the Grade Point Average",
  url: "http://smartcatalog.co/en/catalogs/rockland-community-college/2014-2015/catalog/academic-regulations/grade-changes/computing-the-grade-point-average",
  place: "first semester",
  read,
};
const ATLANTIC_CAPE = {
  title: "Atlantic Cape Community College, student handbook, Grade Point Average: How to Calculate",
  url: "https://catalog.atlanticcape.edu/student-handbook/grade-point-average-gpa-how-to-calculate",
  place: "example",
  read,
};
const NOTRE_DAME = {
  title: "University of Notre Dame, Office of the Registrar, Calculate GPA",
  url: "https://registrar.nd.edu/exams-grading/grades/calculate-gpa/",
  place: "quality points, John Smith",
  read,
};

const SEATTLE_PACIFIC = {
  title: "Seattle Pacific University, Student Academic Services, Calculating GPA",
  url: "http://www.spu.edu/depts/sas/SASFAQ/calculatingGPA2.htm",
  read,
};
const ASHEBORO = {
  title: "Asheboro High School, course catalog 2023–2024, Grading System, Quality Points",
  url: "https://sites.google.com/asheboro.k12.nc.us/2023-2024ahscoursecatalog/home/grading-systemquality-points",
  read,
};

export default [
  {
    given: "B+ for 3, C for 4 and A for 3 credits",
    inputs: { courses: "B+:3; C:4; A:3" },
    expected: { gpa: "2.99", points: "29.9", credits: "10" },
    by: "published",
    source: { ...WASHINGTON_STATE, place: "Calculating the GPA, example 1" },
  },
  {
    given: "D for 3, B- for 4, A- for 4 credits, and a satisfactory course without points",
    inputs: { courses: "D:3; B-:4; A-:4; S:3" },
    expected: { gpa: "2.60", points: "28.6", credits: "11" },
    by: "published",
    source: { ...WASHINGTON_STATE, place: "Calculating the GPA, example 2" },
    edge: true,
  },
  {
    given: "A, C, B, A and F for 3 credits each, and a course that is only passed",
    inputs: { courses: "A:3; C:3; B:3; A:3; F:3; P:3" },
    expected: { gpa: "2.6", points: "39", credits: "15" },
    by: "published",
    source: ROCKLAND,
    edge: true,
  },
  {
    given: "A for 3 credits",
    inputs: { courses: "A:3" },
    expected: { points: "12.000" },
    by: "published",
    source: NOTRE_DAME,
  },
  {
    given: "B and A for 3 credits each",
    inputs: { courses: "B:3; A:3" },
    expected: { gpa: "3.5", points: "21", credits: "6" },
    by: "published",
    source: ATLANTIC_CAPE,
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
  {
    given: "A course of 3 credits with a B",
    inputs: { courses: "B:3" },
    expected: { points: "9" },
    by: "published",
    source: {
      title: "Washington State University, Registrar, Grades and GPA",
      url: "https://registrar.wsu.edu/grades-and-gpa/",
      place: "calculating the earned points for a course, example 1",
      read: "2026-11-22",
    },
  },
  {
    given: "A course of 4 credits with an A-",
    inputs: { courses: "A-:4" },
    expected: { points: "14.8" },
    by: "published",
    source: {
      title: "Washington State University, Registrar, Grades and GPA",
      url: "https://registrar.wsu.edu/grades-and-gpa/",
      place: "calculating the earned points for a course, example 2",
      read: "2026-11-22",
    },
  },
  {
    given: "In thirds: B+ and A for a credit each, and B for half of one",
    inputs: { courses: "B+:1; A:1; B:0.5", scale: "thirds" },
    expected: { points: "8.83", credits: "2.50", gpa: "3.53" },
    by: "software",
    source: {
      title: "Transcript Maker, How is the GPA calculated",
      url: "https://transcript-maker-knowledge-base.groovehq.com/help/how-is-the-gpa-calculated",
      place: "example",
      read: "2026-11-22",
    },
  },
  {
    given: "30 credits at 2.93, and 15 more to reach 3.0",
    inputs: { courses: "B-:7; B:23", plan: "some", target: 3, credits_left: 15 },
    expected: { points: "87.9", needed_gpa: "3.14" },
    by: "published",
    source: { ...SEATTLE_PACIFIC, place: "raising a cumulative GPA, steps 1 to 4" },
  },
  {
    given: "B for 5, A- for 5, B+ for 3 and C for 2 credits",
    inputs: { courses: "B:5; A-:5; B+:3; C:2" },
    expected: { points: "47.4", gpa: "3.16" },
    by: "published",
    source: { ...SEATTLE_PACIFIC, place: "first example" },
  },
  {
    given: "A C in an honors course",
    inputs: { courses: "C honors:1" },
    expected: { points: "2.5", unweighted_gpa: "2" },
    by: "published",
    source: { ...ASHEBORO, place: "honors courses" },
  },
  {
    given: "A D in an AP course",
    inputs: { courses: "D AP:1" },
    expected: { points: "2" },
    by: "published",
    source: { ...ASHEBORO, place: "Advanced Placement courses" },
  },
  {
    given: "An F earns nothing extra in an AP course",
    inputs: { courses: "F AP:1; A:1" },
    expected: { points: "4", gpa: "2" },
    by: "hand",
    source: { title: "0 × 1 + 4 × 1 = 4, and 4 ÷ 2 = 2" },
    edge: true,
  },
  {
    given: "With enough points already, no more are needed",
    inputs: { courses: "A:30", plan: "some", target: 2, credits_left: 10 },
    expected: { needed_gpa: "0" },
    by: "hand",
    source: { title: "2 × (30 + 10) - 120 = -40, which is less than nothing" },
    edge: true,
  },
] satisfies Vectors<typeof gpa>;
