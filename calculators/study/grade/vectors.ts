import { ENGINEERING_STATICS_7_1 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type grade from "./grade.ts";

export default [
  { ...ENGINEERING_STATICS_7_1, read: "2026-11-22", rows: [["example 7.1.1", { grades: "40:25; 80:25; 90:10; 77.5:40" }, { average: "70" }]] },
  {
    title: "University of Iowa, ICON final grading scenarios",
    url: "https://teach.its.uiowa.edu/icon-final-grading-scenarios",
    read: "2026-11-22",
    rows: [["Final Calculated Grade Using Weighted Assignment Groups", { grades: "80:10; 85:35; 93:55" }, { average: "88.9" }]],
  },
  {
    title: "Lyons, Lebanon Valley College, grading details",
    url: "https://quantum.lvc.edu/lyons/courses/2020.01/grading_details.html",
    read: "2026-11-22",
    place: "weighted average",
    rows: [
      ["first example", { grades: "79:25; 86:40; 73:35" }, { average: "79.7" }],
      [
        "weights 1, 3 and 2",
        { grades: "79:1; 86:3; 73:2" },
        { average: "80.5" },
        { edge: "The same scores with weights of 1, 3 and 2, which do not make 100" },
      ],
    ],
  },
  {
    title: "Instructure, Canvas guide, How do I weight the final course grade based on assignment groups?",
    url: "https://community.canvaslms.com/t5/Instructor-Guide/How-do-I-weight-the-final-course-grade-based-on-assignment-groups/ta-p/746",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["three assignment groups", { grades: "75:20; 98:50; 87:30" }, { average: "90.1" }],
      ["a group without grades", { grades: "75:20; 98:50" }, { average: "91.43" }, { edge: "The same before the last group is graded: the weights make 70" }],
    ],
  },
  {
    title: "Edgenuity, How are unit grades calculated?",
    url: "https://help.edgenuityodysseyware.com/hc/en-us/articles/360057892553-FAQ-How-are-unit-grades-scores-calculated-",
    read: "2026-11-22",
    by: "software",
    rows: [["step 3", { grades: "79.7:25; 88.75:25; 87:25; 93:25" }, { average: "87.1125" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "89.996 × 100 ÷ 100 = 89.996, below 90",
        { grades: "89.996:100" },
        { average: "90.00", letter: "B+" },
        { edge: "Just below 90 is no A-, though it prints as 90" },
      ],
    ],
  },
  {
    title: "Minnesota State University Moorhead, Weighted Average",
    url: "https://web.mnstate.edu/peil/MDEV102/U4/S35/S354.html",
    read: "2026-11-22",
    rows: [["Tully's grade", { grades: "70:40; 40:50; 98:10" }, { average: "57.8" }]],
  },
  {
    title: "Sophia, Weighted Mean",
    url: "https://www.sophia.org/tutorials/weighted-mean",
    read: "2026-11-22",
    rows: [["Sam's final grade", { grades: "100:10; 50:25; 70:50; 93:15" }, { average: "71.45" }]],
  },
  {
    title: "Basic Mathematics, Weighted mean",
    url: "http://www.basic-mathematics.com/weighted-mean.html",
    read: "2026-11-22",
    rows: [
      ["weights in percent", { grades: "45:10; 50:15; 65:25; 95:50" }, { average: "75.75" }],
      [
        "weights in numbers, 510 ÷ 7",
        { grades: "45:1; 50:1; 65:2; 95:3" },
        { average: "72.85" },
        { given: "45, 50, 65 and 95 with weights of 1, 1, 2 and 3", differs: "The page cuts off 72.857… after two decimals. We round it up." },
      ],
    ],
  },
] satisfies Vectors<typeof grade>;
