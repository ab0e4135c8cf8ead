import type { Vectors } from "#engine";
import type dueDate from "./due-date.ts";

export default [
  {
    title: "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date",
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    read: "2026-11-20",
    rows: [
      ["Background, the convention", { last_period: "2022-05-07", day: "2022-05-07" }, { days_left: "280" }],
      [
        "pregnancies from assisted reproductive technology, a day-5 embryo",
        { method: "transfer", transfer: "2026-05-08", embryo_age: 5, day: "2026-05-08" },
        { days_left: "261" },
      ],
      [
        "pregnancies from assisted reproductive technology, a day-3 embryo",
        { method: "transfer", transfer: "2026-05-08", embryo_age: 3, day: "2026-05-08" },
        { days_left: "263" },
      ],
    ],
  },
  {
    title: "Kaye, pregnancy for R, test snapshots",
    url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/_snaps/due_date.md",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "calculate_due_date message",
        { last_period: "2023-01-31", day: "2023-06-01" },
        { due_date: "2023-11-07", "milestones.4.date": "2023-10-17", "milestones.8.date": "2023-11-21" },
      ],
    ],
  },
  {
    title: "Kaye, pregnancy for R, tests",
    url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/test-due_date.R",
    read: "2026-11-22",
    by: "software",
    always: { day: "2023-06-01" },
    rows: [
      [
        "due date for LMP adjusts with cycle",
        { last_period: "2023-01-31", cycle_length: 27 },
        { due_date: "2023-11-06" },
        { edge: "The same with a cycle of 27 days" },
      ],
      [
        "due date for LMP adjusts with cycle",
        { last_period: "2023-01-31", cycle_length: 29 },
        { due_date: "2023-11-08" },
        { edge: "The same with a cycle of 29 days" },
      ],
      ["correct due date for each start type", { method: "conception", conception: "2023-01-31" }, { due_date: "2023-10-24" }],
      ["correct due date for each start type", { method: "transfer", transfer: "2023-01-31", embryo_age: 6 }, { due_date: "2023-10-18" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "280 - 12 × 7 = 196, and February 29 + 196 days = September 12, 2024",
        { method: "ultrasound", scan: "2024-02-29", scan_weeks: 12, day: "2024-02-29" },
        { due_date: "2024-09-12", weeks: "12", days: "0", days_left: "196", trimester: "First trimester" },
        { edge: "A scan on a leap day at 12 weeks" },
      ],
      [
        "14 × 7 = 98 days after January 1, 2026: 30 + 28 + 31 + 9 = 98, which is April 9",
        { last_period: "2026-01-01", day: "2026-04-09" },
        { weeks: "14", days: "0", trimester: "Second trimester", "milestones.2.date": "2026-04-09" },
        { edge: "The day on which the second trimester begins" },
      ],
      [
        "January 1, 2026 + 280 days = October 8, 2026, for 273 of the days are gone by October 1",
        { last_period: "2026-01-01", day: "2025-12-31" },
        { due_date: "2026-10-08", weeks: "", trimester: "" },
        { edge: "A day before it all began" },
      ],
      [
        "October 8, 2026 - 280 days = January 1, 2026, 14 days later is January 15, and 280 - 98 = 182",
        { method: "due_date", known_due_date: "2026-10-08", day: "2026-04-09" },
        { counted_from: "2026-01-01", weeks: "14", days: "0", days_left: "182", "milestones.1.date": "2026-01-15" },
        { given: "Back from a due date of October 8, 2026" },
      ],
      [
        "March 1, 2028 - 5 days = 25 February, and - 14 days = 16 February; 98 days after that is 24 May: 13 + 31 + 30 + 24 = 98. Weeks are counted from 0",
        { method: "conception", conception: "2028-03-01", day: "2028-03-01" },
        {
          window_from: "2028-02-25",
          window_to: "2028-03-01",
          "calendar.1.from": "2028-02-16",
          "calendar.14.trimester": "First trimester",
          "calendar.15.from": "2028-05-24",
          "calendar.15.trimester": "Second trimester",
          "calendar.41.milestone": "Due date",
          "calendar.43.milestone": "Post-term",
        },
        { edge: "The six fertile days before a conception on March 1, 2028, over a leap day, and three weeks of the calendar" },
      ],
    ],
  },
  {
    title: "pregnancy for R, tests",
    url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/test-due_date.R",
    read: "2026-11-22",
    by: "software",
    place: "correct due date for each start type",
    always: { method: "transfer", transfer: "2023-01-31", day: "2023-01-31" },
    rows: [
      ["day 3", { embryo_age: 3 }, { due_date: "2023-10-21" }, { given: "An embryo of 3 days on January 31, 2023" }],
      ["day 5", { embryo_age: 5 }, { due_date: "2023-10-19" }, { given: "An embryo of 5 days on January 31, 2023" }],
    ],
  },
] satisfies Vectors<typeof dueDate>;
