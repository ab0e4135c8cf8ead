import type { Vectors } from "#engine";
import type dueDate from "./due-date.ts";

const read = "2026-11-22";
const ACOG = {
  title:
    "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date",
  url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
  read: "2026-11-20",
};
const PREGNANCY_FOR_R = {
  title: "Kaye, pregnancy for R, tests",
  url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/test-due_date.R",
  read,
};
const SNAPSHOT = {
  title: "Kaye, pregnancy for R, test snapshots",
  url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/_snaps/due_date.md",
  place: "calculate_due_date message",
  read,
};
const day = "2023-06-01";

const dueDatesInR = (place: string) => ({
  title: "pregnancy for R, tests",
  url: "https://github.com/EllaKaye/pregnancy/blob/df0bf4d35b020ce612817522987c2add89d65886/tests/testthat/test-due_date.R",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "The due date is 280 days after the first day of the last period",
    inputs: { last_period: "2022-05-07", day: "2022-05-07" },
    expected: { days_left: "280" },
    by: "published",
    source: { ...ACOG, place: "Background, the convention" },
  },
  {
    given: "The due date is 261 days after the transfer of an embryo of 5 days",
    inputs: { method: "transfer", transfer: "2026-05-08", embryo_age: 5, day: "2026-05-08" },
    expected: { days_left: "261" },
    by: "published",
    source: { ...ACOG, place: "pregnancies from assisted reproductive technology, a day-5 embryo" },
  },
  {
    given: "The due date is 263 days after the transfer of an embryo of 3 days",
    inputs: { method: "transfer", transfer: "2026-05-08", embryo_age: 3, day: "2026-05-08" },
    expected: { days_left: "263" },
    by: "published",
    source: { ...ACOG, place: "pregnancies from assisted reproductive technology, a day-3 embryo" },
  },
  {
    given: "A last period on January 31, 2023: the due date, and the days on which 37 and 42 weeks are over",
    inputs: { last_period: "2023-01-31", day },
    expected: { due_date: "2023-11-07", "milestones.4.date": "2023-10-17", "milestones.8.date": "2023-11-21" },
    by: "software",
    source: SNAPSHOT,
  },
  {
    given: "The same with a cycle of 27 days",
    inputs: { last_period: "2023-01-31", cycle_length: 27, day },
    expected: { due_date: "2023-11-06" },
    by: "software",
    source: { ...PREGNANCY_FOR_R, place: "due date for LMP adjusts with cycle" },
    edge: true,
  },
  {
    given: "The same with a cycle of 29 days",
    inputs: { last_period: "2023-01-31", cycle_length: 29, day },
    expected: { due_date: "2023-11-08" },
    by: "software",
    source: { ...PREGNANCY_FOR_R, place: "due date for LMP adjusts with cycle" },
    edge: true,
  },
  {
    given: "Conception on January 31, 2023",
    inputs: { method: "conception", conception: "2023-01-31", day },
    expected: { due_date: "2023-10-24" },
    by: "software",
    source: { ...PREGNANCY_FOR_R, place: "correct due date for each start type" },
  },
  {
    given: "An embryo of 6 days on January 31, 2023",
    inputs: { method: "transfer", transfer: "2023-01-31", embryo_age: 6, day },
    expected: { due_date: "2023-10-18" },
    by: "software",
    source: { ...PREGNANCY_FOR_R, place: "correct due date for each start type" },
  },
  {
    given: "A scan on a leap day at 12 weeks",
    inputs: { method: "ultrasound", scan: "2024-02-29", scan_weeks: 12, day: "2024-02-29" },
    expected: { due_date: "2024-09-12", weeks: "12", days: "0", days_left: "196", trimester: "First trimester" },
    by: "hand",
    source: { title: "280 - 12 × 7 = 196, and February 29 + 196 days = September 12, 2024" },
    edge: true,
  },
  {
    given: "The day on which the second trimester begins",
    inputs: { last_period: "2026-01-01", day: "2026-04-09" },
    expected: { weeks: "14", days: "0", trimester: "Second trimester", "milestones.2.date": "2026-04-09" },
    by: "hand",
    source: { title: "14 × 7 = 98 days after January 1, 2026: 30 + 28 + 31 + 9 = 98, which is April 9" },
    edge: true,
  },
  {
    given: "A day before it all began",
    inputs: { last_period: "2026-01-01", day: "2025-12-31" },
    expected: { due_date: "2026-10-08", weeks: "", trimester: "" },
    by: "hand",
    source: { title: "January 1, 2026 + 280 days = October 8, 2026, for 273 of the days are gone by October 1" },
    edge: true,
  },
  {
    given: "Back from a due date of October 8, 2026",
    inputs: { method: "due_date", known_due_date: "2026-10-08", day: "2026-04-09" },
    expected: {
      counted_from: "2026-01-01",
      weeks: "14",
      days: "0",
      days_left: "182",
      "milestones.1.date": "2026-01-15",
    },
    by: "hand",
    source: { title: "October 8, 2026 - 280 days = January 1, 2026, 14 days later is January 15, and 280 - 98 = 182" },
  },
  {
    given:
      "The six fertile days before a conception on March 1, 2028, over a leap day, and three weeks of the calendar",
    inputs: { method: "conception", conception: "2028-03-01", day: "2028-03-01" },
    expected: {
      window_from: "2028-02-25",
      window_to: "2028-03-01",
      "calendar.1.from": "2028-02-16",
      "calendar.14.trimester": "First trimester",
      "calendar.15.from": "2028-05-24",
      "calendar.15.trimester": "Second trimester",
      "calendar.41.milestone": "Due date",
      "calendar.43.milestone": "Post-term",
    },
    by: "hand",
    source: {
      title:
        "March 1, 2028 - 5 days = 25 February, and - 14 days = 16 February; 98 days after that is 24 May: 13 + 31 + 30 + 24 = 98. Weeks are counted from 0",
    },
    edge: true,
  },
  {
    given: "An embryo of 3 days on January 31, 2023",
    inputs: { method: "transfer", transfer: "2023-01-31", embryo_age: 3, day: "2023-01-31" },
    expected: { due_date: "2023-10-21" },
    by: "software",
    source: dueDatesInR("correct due date for each start type, day 3"),
  },
  {
    given: "An embryo of 5 days on January 31, 2023",
    inputs: { method: "transfer", transfer: "2023-01-31", embryo_age: 5, day: "2023-01-31" },
    expected: { due_date: "2023-10-19" },
    by: "software",
    source: dueDatesInR("correct due date for each start type, day 5"),
  },
] satisfies Vectors<typeof dueDate>;
