import type { Vectors } from "#engine";
import type pregnancy from "./pregnancy.ts";

const DUE = { method: "due_date", known_due_date: "2027-06-08" } as const;

export default [
  {
    title: "CDC, Health E-Stat 104, Trends in Early-term Singleton Births in the United States, 2014 to 2023",
    url: "https://beta.cdc.gov/nchs/data/hestat/hestat104.htm",
    read: "2026-11-27",
    place: "2023",
    always: { ...DUE, day: "2027-01-15" },
    rows: [
      ["preterm 8.71%, 37 weeks 12.05%", {}, { "births.1.share": "8.71", "births.2.share": "12.05" }],
      ["38 weeks 17.58%, late and post-term 4.97%", { day: "2027-01-16" }, { "births.3.share": "17.58", "births.5.share": "4.97" }],
      ["full-term births 56.68%", { day: "2027-01-17" }, { "births.4.share": "56.68", "births.5.by_then": "99.99" }],
    ],
  },
  {
    title: "Society for Maternal-Fetal Medicine, Definition of term pregnancy",
    url: "https://old.smfm.org/publications/148-definition-of-term-pregnancy",
    read: "2026-11-27",
    always: { method: "ultrasound", scan: "2027-03-01", day: "2027-03-01" },
    rows: [
      ["full term from 39 0/7 weeks", { scan_weeks: 39 }, { full_term: "2027-03-01", weeks: "39", days: "0" }, { edge: "The first day of full term" }],
      ["full term through 40 6/7 weeks", { scan_weeks: 40, scan_days: 6 }, { "births.4.until": "2027-03-01" }, { edge: "The last day of full term" }],
    ],
  },
  {
    title: "Pregnancysurvey, Two Ways to Figure the Due Date",
    url: "http://pregnancysurvey.com/changes_in_your_baby/article_60.html",
    read: "2026-11-27",
    rows: [
      ["last period January 20, due date October 27", { method: "last_period", last_period: "2027-01-20", day: "2027-01-20" }, { due_date: "2027-10-27" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "June 8, 2027 - 280 days = September 1, 2026, and 14 days later is September 15",
        { ...DUE, day: "2026-11-20" },
        { conceived: "2026-09-15", weeks: "11", days: "3", window_from: "2026-09-10" },
      ],
      ["280 ÷ 280 = 100%", { ...DUE, day: "2027-06-08" }, { share: "100", weeks: "40", days_left: "0" }, { edge: "The due date itself" }],
      [
        "14 × 7 = 98 days after September 1, 2026 is December 8: 29 + 31 + 30 + 8 = 98",
        { ...DUE, day: "2026-12-08" },
        { trimester: "Second trimester", share: "35" },
        { edge: "The day on which the second trimester begins" },
      ],
      [
        "January 20 + 261 days = October 8: 11 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 8 = 261",
        { method: "transfer", transfer: "2027-01-20", day: "2027-01-20" },
        { due_date: "2027-10-08", window_from: "", weeks: "2", days: "5" },
      ],
    ],
  },
] satisfies Vectors<typeof pregnancy>;
