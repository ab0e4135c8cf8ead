import type { Vectors } from "#engine";
import type ovulation from "./ovulation.ts";

export default [
  {
    title: "Tua Saúde, Fertile Window Calculator & Calendar",
    url: "https://www.tuasaude.com/en/fertile-window/",
    read: "2026-11-27",
    place: "how to calculate when your period is irregular",
    rows: [
      [
        "22 and 28 days: between the 4th and 17th days",
        { cycles: "varying", last_period: "2026-03-01", shortest: 22, longest: 28 },
        { fertile_from: "2026-03-04", fertile_to: "2026-03-17" },
      ],
    ],
  },
  {
    title: "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date",
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    read: "2026-11-20",
    rows: [["Background, 280 days from the last period in a cycle of 28 days", { last_period: "2026-01-01" }, { due_date: "2026-10-08" }]],
  },
  {
    title: "PhaseGate, menstrual app, tests",
    url: "https://github.com/funmicode123/PhaseGate/blob/master/MenstrualAppTest.java",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "next period, ovulation and start of the fertile window",
        { last_period: "2024-10-01" },
        { next_period: "2024-10-29", ovulation: "2024-10-15", fertile_from: "2024-10-10" },
      ],
    ],
  },
  {
    title: "PHASEGATEONE, menstrual cycle, tests",
    url: "https://github.com/adewoletimothy/PHASEGATEONE/blob/main/PYTHON/test_menstrual_cycle.py",
    read: "2026-11-27",
    by: "software",
    rows: [["ovulation day and start of the fertile window", { last_period: "2025-03-01" }, { ovulation: "2025-03-15", fertile_from: "2025-03-10" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "February 20, 2028 + 33 days = March 24: 9 to the leap day's end and 24; March 24 - 14 days = March 10, and - 5 = March 5",
        { last_period: "2028-02-20", cycle_length: 33 },
        {
          next_period: "2028-03-24",
          ovulation: "2028-03-10",
          fertile_from: "2028-03-05",
          fertile_to: "2028-03-10",
          "calendar.1.period": "2028-03-24",
          "calendar.1.ovulation": "2028-04-12",
        },
        { edge: "Over a leap day" },
      ],
      [
        "20 - 14 = 6 days after May 1 is May 7, and May 7 - 5 = May 2",
        { last_period: "2026-05-01", cycle_length: 20 },
        { ovulation: "2026-05-07", fertile_from: "2026-05-02", next_period: "2026-05-21" },
        { edge: "The shortest cycle" },
      ],
      [
        "28 - 18 = 10 and 28 - 11 = 17: June 10 to June 17, and June 1 + 28 days = June 29",
        { cycles: "varying", last_period: "2026-06-01", shortest: 28, longest: 28 },
        { fertile_from: "2026-06-10", fertile_to: "2026-06-17", next_from: "2026-06-29", next_to: "2026-06-29", ovulation: "" },
        { edge: "Shortest and longest alike" },
      ],
    ],
  },
] satisfies Vectors<typeof ovulation>;
