import { COLLEGE_BOARD_GPA } from "#calculators/sources";
import type { Vectors } from "#engine";
import type testGrade from "./test-grade.ts";

export default [
  {
    ...COLLEGE_BOARD_GPA,
    read: "2026-11-22",
    place: "letter grades by percent",
    always: { find: "right", total: 100 },
    rows: [
      ["93 is an A", { right: 93 }, { letter: "A", grade: "93" }, { edge: "The lowest A" }],
      ["90 to 92 is an A-", { right: 92 }, { letter: "A-" }],
      ["below 65 is an F", { right: 64 }, { letter: "F" }, { edge: "A point below the lowest D" }],
      ["77 to 79 is a C+", { right: 79 }, { letter: "C+" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "40 - 6 = 34, and 34 ÷ 40 = 0.85, a B; each question is 100 ÷ 40 = 2.5%",
        { total: 40, wrong: 6 },
        { grade: "85", letter: "B", worth: "2.5", "chart.7.grade": "85" },
      ],
      ["27.5 ÷ 30 = 0.91666…", { find: "right", total: 30, right: 27.5 }, { grade: "91.67", letter: "A-", missed: "2.5" }],
      [
        "(38 + 31 + 25) ÷ 3 ÷ 40 = 94 ÷ 120 = 0.78333…",
        { find: "students", total: 40, students: "Ana:38; Ben:31; Chris:25" },
        { grade: "78.33", "for_each.1.letter": "A", "for_each.2.grade": "77.5", "for_each.3.letter": "F" },
      ],
      ["44 ÷ 40 = 1.10", { find: "right", total: 40, right: 44 }, { grade: "110", letter: "A+" }, { edge: "Extra credit: more points than there are" }],
    ],
  },
] satisfies Vectors<typeof testGrade>;
