import type { Vectors } from "#engine";
import type grade from "./grade.ts";

const read = "2026-11-22";
const CANVAS = {
  title: "Instructure, Canvas guide, How do I weight the final course grade based on assignment groups?",
  url: "https://community.canvaslms.com/t5/Instructor-Guide/How-do-I-weight-the-final-course-grade-based-on-assignment-groups/ta-p/746",
  read,
};
const STATICS = {
  title: "Engineering Statics, section 7.1, Weighted Averages",
  url: "https://engineeringstatics.org/weghted-average.html",
  place: "example 7.1.1",
  read,
};
const IOWA = {
  title: "University of Iowa, ICON final grading scenarios",
  url: "https://teach.its.uiowa.edu/icon-final-grading-scenarios",
  place: "Final Calculated Grade Using Weighted Assignment Groups",
  read,
};
const LYONS = {
  title: "Lyons, Lebanon Valley College, grading details",
  url: "https://quantum.lvc.edu/lyons/courses/2020.01/grading_details.html",
  read,
};
const EDGENUITY = {
  title: "Edgenuity, How are unit grades calculated?",
  url: "https://help.edgenuityodysseyware.com/hc/en-us/articles/360057892553-FAQ-How-are-unit-grades-scores-calculated-",
  place: "step 3",
  read,
};

export default [
  {
    given: "Two exams for 25% each, homework for 10%, the final for 40%",
    inputs: { grades: "40:25; 80:25; 90:10; 77.5:40" },
    expected: { average: "70" },
    by: "published",
    source: STATICS,
  },
  {
    given: "Homework 80 for 10%, quizzes 85 for 35%, the exam 93 for 55%",
    inputs: { grades: "80:10; 85:35; 93:55" },
    expected: { average: "88.9" },
    by: "published",
    source: IOWA,
  },
  {
    given: "79 for 25%, 86 for 40% and 73 for 35%",
    inputs: { grades: "79:25; 86:40; 73:35" },
    expected: { average: "79.7" },
    by: "published",
    source: { ...LYONS, place: "weighted average, first example" },
  },
  {
    given: "The same scores with weights of 1, 3 and 2, which do not make 100",
    inputs: { grades: "79:1; 86:3; 73:2" },
    expected: { average: "80.5" },
    by: "published",
    source: { ...LYONS, place: "weighted average, weights 1, 3 and 2" },
    edge: true,
  },
  {
    given: "75 for 20%, 98 for 50% and 87 for 30%",
    inputs: { grades: "75:20; 98:50; 87:30" },
    expected: { average: "90.1" },
    by: "software",
    source: { ...CANVAS, place: "three assignment groups" },
  },
  {
    given: "The same before the last group is graded: the weights make 70",
    inputs: { grades: "75:20; 98:50" },
    expected: { average: "91.43" },
    by: "software",
    source: { ...CANVAS, place: "a group without grades" },
    edge: true,
  },
  {
    given: "79.7, 88.75, 87 and 93 for a quarter each",
    inputs: { grades: "79.7:25; 88.75:25; 87:25; 93:25" },
    expected: { average: "87.1125" },
    by: "software",
    source: EDGENUITY,
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
    given: "70 for 40%, 40 for 50% and 98 for 10%",
    inputs: { grades: "70:40; 40:50; 98:10" },
    expected: { average: "57.8" },
    by: "published",
    source: {
      title: "Minnesota State University Moorhead, Weighted Average",
      url: "https://web.mnstate.edu/peil/MDEV102/U4/S35/S354.html",
      place: "Tully's grade",
      read: "2026-11-22",
    },
  },
  {
    given: "100 for 10%, 50 for 25%, 70 for 50% and 93 for 15%",
    inputs: { grades: "100:10; 50:25; 70:50; 93:15" },
    expected: { average: "71.45" },
    by: "published",
    source: {
      title: "Sophia, Weighted Mean",
      url: "https://www.sophia.org/tutorials/weighted-mean",
      place: "Sam's final grade",
      read: "2026-11-22",
    },
  },
  {
    given: "45 for 10%, 50 for 15%, 65 for 25% and 95 for 50%",
    inputs: { grades: "45:10; 50:15; 65:25; 95:50" },
    expected: { average: "75.75" },
    by: "published",
    source: {
      title: "Basic Mathematics, Weighted mean",
      url: "http://www.basic-mathematics.com/weighted-mean.html",
      place: "weights in percent",
      read: "2026-11-22",
    },
  },
  {
    given: "45, 50, 65 and 95 with weights of 1, 1, 2 and 3",
    inputs: { grades: "45:1; 50:1; 65:2; 95:3" },
    expected: { average: "72.85" },
    by: "published",
    source: {
      title: "Basic Mathematics, Weighted mean",
      url: "http://www.basic-mathematics.com/weighted-mean.html",
      place: "weights in numbers, 510 ÷ 7",
      read: "2026-11-22",
    },
    differs: "The page cuts off 72.857… after two decimals. We round it up.",
  },
] satisfies Vectors<typeof grade>;
