import type { Vectors } from "#engine";
import type ukHolidayEntitlement from "./uk-holiday-entitlement.ts";

const TESTS = {
  title: "GOV.UK holiday entitlement calculator, test data of the department",
  url: "https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/holiday_entitlement_test.rb",
  read: "2026-11-27",
} as const;

export default [
  {
    ...TESTS,
    place: "days worked per week",
    always: { by: "days" },
    rows: [
      ["5 days", { days_per_week: 5 }, { entitlement: "28" }],
      ["dept test 1: 6 days", { days_per_week: 6 }, { entitlement: "28" }, { edge: "28 days is the most" }],
      ["dept test 2: 3.5 days", { days_per_week: 3.5 }, { entitlement: "19.6" }],
      ["dept test 3: 2 days", { days_per_week: 2 }, { entitlement: "11.2" }],
      ["dept test 4: 1 day", { days_per_week: 1 }, { entitlement: "5.6" }],
      ["dept test 5: half a day", { days_per_week: 0.5 }, { entitlement: "2.8" }],
      ["dept test 7", { days_per_week: 3, period: "starting", start_date: "2021-02-09", leave_year: "2020-08-01" }, { entitlement: "8.5" }],
      ["dept test 8", { days_per_week: 5, period: "starting", start_date: "2019-09-23", leave_year: "2019-05-01" }, { entitlement: "19" }],
      ["dept test 10", { days_per_week: 1, period: "starting", start_date: "2018-10-28", leave_year: "2018-04-01" }, { entitlement: "3" }],
      [
        "dept test 11",
        { days_per_week: 2, period: "starting", start_date: "2019-05-10", leave_year: "2018-06-06" },
        { entitlement: "1" },
        { edge: "In the last month of the leave year" },
      ],
      ["dept test 12", { days_per_week: 4, period: "starting", start_date: "2020-03-03", leave_year: "2020-03-01" }, { entitlement: "22.5" }],
      ["dept test 13", { days_per_week: 5, period: "leaving", leaving_date: "2020-10-20", leave_year: "2020-05-01" }, { entitlement: "13.3" }],
      ["dept test 14", { days_per_week: 6, period: "leaving", leaving_date: "2020-06-18", leave_year: "2019-12-01" }, { entitlement: "15.4" }],
      ["dept test 15", { days_per_week: 7, period: "leaving", leaving_date: "2020-03-17", leave_year: "2019-06-01" }, { entitlement: "22.3" }],
      ["dept test 19", { days_per_week: 2, period: "both", start_date: "2019-08-09", leaving_date: "2020-01-01" }, { entitlement: "4.5" }],
      ["dept test 20", { days_per_week: 6, period: "both", start_date: "2019-11-01", leaving_date: "2020-05-27" }, { entitlement: "16" }],
      ["dept test 21", { days_per_week: 6, period: "both", start_date: "2019-10-04", leaving_date: "2020-06-23" }, { entitlement: "20.2" }],
    ],
  },
  {
    ...TESTS,
    place: "hours worked per week",
    always: { by: "hours" },
    rows: [
      ["40 hours over 5 days", { days_per_week: 5, hours_per_week: 40 }, { entitlement: "224" }],
      ["dept test 2: 49 hours over 4 days", { days_per_week: 4, hours_per_week: 49 }, { entitlement: "274.4" }],
      ["dept test 3: 76 hours over 6 days", { days_per_week: 6, hours_per_week: 76 }, { entitlement: "354.7" }],
      ["dept test 5: 13 hours over 2 days", { days_per_week: 2, hours_per_week: 13 }, { entitlement: "72.8" }],
      [
        "dept test 10",
        { days_per_week: 6, hours_per_week: 50, period: "starting", start_date: "2020-07-28", leave_year: "2020-01-01" },
        { entitlement: "116.7" },
      ],
      [
        "dept test 13",
        { days_per_week: 2, hours_per_week: 34, period: "leaving", leaving_date: "2020-02-11", leave_year: "2019-06-01" },
        { entitlement: "133.2" },
      ],
      [
        "compressed hours, test 24",
        { days_per_week: 5, hours_per_week: 37.5, period: "both", start_date: "2020-03-01", leaving_date: "2020-06-01" },
        { entitlement: "53.6" },
      ],
    ],
  },
  {
    ...TESTS,
    place: "shift patterns, and irregular hours",
    rows: [
      ["dept test 1: 4 shifts over 9 days", { by: "shifts", shifts: 4, pattern_days: 9 }, { entitlement: "17.5" }],
      ["dept test 3: 4 shifts over 6 days", { by: "shifts", shifts: 4, pattern_days: 6 }, { entitlement: "26.2" }],
      ["dept test 6: 1 shift over 18 days", { by: "shifts", shifts: 1, pattern_days: 18 }, { entitlement: "2.2" }],
      [
        "test 7: 8 shifts over 12 days, starting",
        { by: "shifts", shifts: 8, pattern_days: 12, period: "starting", start_date: "2020-08-31", leave_year: "2020-02-01" },
        { entitlement: "13.5" },
      ],
      [
        "test 12: 8 shifts over 10 days, starting",
        { by: "shifts", shifts: 8, pattern_days: 10, period: "starting", start_date: "2020-12-08", leave_year: "2020-04-08" },
        { entitlement: "9.5" },
      ],
      ["irregular: 30 hours", { by: "irregular", hours_worked: 30 }, { entitlement: "4" }],
      ["irregular: 12 hours", { by: "irregular", hours_worked: 12 }, { entitlement: "1" }],
      ["irregular: 60 hours", { by: "irregular", hours_worked: 60 }, { entitlement: "7" }],
    ],
  },
] satisfies Vectors<typeof ukHolidayEntitlement>;
