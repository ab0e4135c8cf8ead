import type { Vectors } from "#engine";
import type dueDate from "./due-date.ts";

const PREGNANCY_FOR_R = {
  title: "Kaye, pregnancy for R, tests of the due date and of how far along it is",
  url: "https://github.com/EllaKaye/pregnancy",
};
const CALCIPEDIA = {
  title: "Calcipedia, IVF Due Date Calculator, example",
  url: "https://www.calcipedia.org/calculators/ivf-due-date-calculator/",
};
const day = "2023-06-01";

export default [
  {
    given: "A last period on 31 January 2023",
    inputs: { last_period: "2023-01-31", day },
    expected: { due_date: "2023-11-07" },
    by: "published",
    source: PREGNANCY_FOR_R,
  },
  {
    given: "The same with a cycle of 27 days",
    inputs: { last_period: "2023-01-31", cycle_length: 27, day },
    expected: { due_date: "2023-11-06" },
    by: "published",
    source: PREGNANCY_FOR_R,
    edge: true,
  },
  {
    given: "The same with a cycle of 29 days",
    inputs: { last_period: "2023-01-31", cycle_length: 29, day },
    expected: { due_date: "2023-11-08" },
    by: "published",
    source: PREGNANCY_FOR_R,
    edge: true,
  },
  {
    given: "Conception on 31 January 2023",
    inputs: { method: "conception", conception: "2023-01-31", day },
    expected: { due_date: "2023-10-24" },
    by: "published",
    source: PREGNANCY_FOR_R,
  },
  {
    given: "An embryo of 3 days on 31 January 2023",
    inputs: { method: "transfer", transfer: "2023-01-31", embryo_age: 3, day },
    expected: { due_date: "2023-10-21" },
    by: "published",
    source: PREGNANCY_FOR_R,
  },
  {
    given: "An embryo of 6 days on 31 January 2023",
    inputs: { method: "transfer", transfer: "2023-01-31", embryo_age: 6, day },
    expected: { due_date: "2023-10-18" },
    by: "published",
    source: PREGNANCY_FOR_R,
  },
  {
    given: "An embryo of 5 days on 8 May 2026, and how far on 22 May",
    inputs: { method: "transfer", transfer: "2026-05-08", embryo_age: 5, day: "2026-05-22" },
    expected: {
      due_date: "2027-01-24",
      counted_from: "2026-04-19",
      weeks: "4",
      days: "5",
      days_left: "247",
      trimester: "First trimester",
      "milestones.1.date": "2026-05-03",
    },
    by: "published",
    source: CALCIPEDIA,
  },
  {
    given: "Due on 1 July 2025: 17 weeks and 6 days on 27 January",
    inputs: { last_period: "2024-09-24", day: "2025-01-27" },
    expected: { due_date: "2025-07-01", weeks: "17", days: "6", trimester: "Second trimester", days_left: "155" },
    by: "published",
    source: PREGNANCY_FOR_R,
  },
  {
    given: "280 days, where months of the calendar, less three and seven days on, would say 14 February",
    inputs: { last_period: "2022-05-07", day },
    expected: { due_date: "2023-02-11" },
    by: "standard",
    source: {
      title: "ACOG Committee Opinion 700, Methods for Estimating the Due Date (2017): 280 days",
      url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    },
    edge: true,
  },
  {
    given: "A scan on a leap day at 12 weeks",
    inputs: { method: "ultrasound", scan: "2024-02-29", scan_weeks: 12, day: "2024-02-29" },
    expected: { due_date: "2024-09-12", weeks: "12", days: "0", days_left: "196", trimester: "First trimester" },
    by: "hand",
    source: { title: "280 - 12 × 7 = 196, and 29 February + 196 days = 12 September 2024" },
    edge: true,
  },
  {
    given: "The day on which the second trimester begins",
    inputs: { last_period: "2026-01-01", day: "2026-04-09" },
    expected: { weeks: "14", days: "0", trimester: "Second trimester", "milestones.2.date": "2026-04-09" },
    by: "standard",
    source: { title: "ACOG, How Your Fetus Grows During Pregnancy: 14 weeks, which is 14 × 7 = 98 days" },
    edge: true,
  },
  {
    given: "A day before it all began",
    inputs: { last_period: "2026-01-01", day: "2025-12-31" },
    expected: { due_date: "2026-10-08", weeks: "", trimester: "" },
    by: "hand",
    source: { title: "1 January 2026 + 280 days = 8 October 2026, for 273 of the days are gone by 1 October" },
    edge: true,
  },
] satisfies Vectors<typeof dueDate>;
