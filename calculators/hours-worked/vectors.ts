import type { Vectors } from "#engine";
import type hoursWorked from "./hours-worked.ts";

const REGULATION = {
  title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee",
  url: "https://www.law.cornell.edu/cfr/text/29/778.110",
  place: "paragraph (a)",
  read: "2026-11-22",
};
const EARLIER_REGULATION = {
  title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee, as of 1981",
  url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.110.htm",
  place: "paragraph (a)",
  read: "2026-11-22",
};
const WORKWEEK = {
  title: "US Department of Labor, 29 CFR 778.104, Each workweek stands alone",
  url: "https://docslib.org/doc/7060818/wage-and-hour-division-labor-%C2%A7-778-105",
  place: "the second sentence",
  read: "2026-11-24",
};
const FACT_SHEET = {
  title: "US Department of Labor, Fact Sheet #53, The Health Care Industry and Hours Worked",
  url: "https://www.dol.gov/whd/regs/compliance/whdfs53.htm",
  place: "rounding, example 2",
  read: "2026-11-22",
};
const OPENSTAX = {
  title: "OpenStax, Introduction to Python Programming",
  url: "https://openstax.org/books/introduction-python-programming/pages/3-2-formatted-strings",
  place: "section 3.2, Wage calculator",
  read: "2026-11-22",
};

const week = (shift: string) => ["Mon", "Tue", "Wed", "Thu", "Fri"].map((day) => `${day}, ${shift}`).join("; ");

const bonus = (place: string) => ({
  title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee, as of 1981",
  url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.110.htm",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "46 hours in a week at $12 an hour, here as six shifts",
    inputs: {
      shifts: `${week("8:00, 17:00, 1:00")}; Sat, 8:00, 14:00, 0:00`,
      overtime: "week",
      hourly_rate: 12,
    },
    expected: { pay: "588" },
    by: "law",
    source: REGULATION,
  },
  {
    given: "46 hours in a week at $6 an hour, here as six shifts",
    inputs: {
      shifts: `${week("8:00, 17:00, 1:00")}; Sat, 8:00, 14:00, 0:00`,
      overtime: "week",
      hourly_rate: 6,
    },
    expected: { pay: "294" },
    by: "law",
    source: EARLIER_REGULATION,
  },
  {
    given: "In ten minutes before 7:00 and out seven after 15:30, rounded to quarters of an hour",
    inputs: { shifts: week("6:50, 15:37, 0:30"), rounding: "quarter", overtime: "week" },
    expected: { hours: "41.25" },
    by: "published",
    source: FACT_SHEET,
    edge: true,
  },
  {
    given: "From 9:30 to 11:00 at $15 an hour",
    inputs: { shifts: "Mon, 9:30, 11:00, 0:00", hourly_rate: 15 },
    expected: { hours: "1.5", pay: "22.50" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Days of 10, 8, 13, 8 and 8 hours at $25 an hour, with overtime by the day and double time after 12 hours",
    inputs: {
      shifts:
        "Mon, 8:00, 18:30, 0:30; Tue, 8:00, 16:30, 0:30; Wed, 7:00, 20:30, 0:30; Thu, 8:00, 16:30, 0:30; Fri, 8:00, 16:30, 0:30",
      overtime: "both",
      double_after: 12,
      hourly_rate: 25,
    },
    expected: { total: "47:00", regular: "40:00", overtime_worked: "6:00", double_time: "1:00", pay: "1275" },
    by: "hand",
    source: {
      title: "2 + 4 = 6 hours of overtime and 1 of double time; 40 × 25 + 6 × 37.50 + 1 × 50 = 1000 + 225 + 50 = 1275",
    },
    edge: true,
  },
  {
    given: "30 hours one week and 50 the next: overtime in the second week, though the average is 40",
    inputs: {
      shifts: week("8:00 am, 2:00 pm, 0:00"),
      pay_period: "two",
      second_week: week("8:00 am, 6:00 pm, 0:00"),
      overtime: "week",
    },
    expected: { "weeks.1.hours": "30", "weeks.2.hours": "50" },
    by: "law",
    source: WORKWEEK,
    edge: true,
  },
  {
    given: "The same two weeks at $12 an hour",
    inputs: {
      shifts: week("8:00 am, 2:00 pm, 0:00"),
      pay_period: "two",
      second_week: week("8:00 am, 6:00 pm, 0:00"),
      overtime: "week",
      hourly_rate: 12,
    },
    expected: {
      regular: "70:00",
      overtime_worked: "10:00",
      "weeks.1.overtime": "0:00",
      "weeks.2.overtime": "10:00",
      "days.6.day": "Mon, week 2",
      pay: "1020",
    },
    by: "hand",
    source: { title: "50 - 40 = 10 hours of overtime; 70 × 12 + 10 × 12 × 1.5 = 840 + 180 = 1020" },
  },
  {
    given: "Seven minutes and a half are halfway and go up",
    inputs: { shifts: "Mon, 8:07:30, 16:07:29, 0:00", rounding: "quarter" },
    expected: { total: "7:45" },
    by: "hand",
    source: { title: "8:07:30 goes to 8:15 and 16:07:29 to 16:00; 16:00 - 8:15 = 7:45" },
    edge: true,
  },
  {
    given: "A night shift belongs to the day on which it begins",
    inputs: { shifts: "Fri, 10 pm, 6:30 am, 0:30" },
    expected: { total: "8:00", "days.1.day": "Fri", "days.1.worked": "8:00" },
    by: "hand",
    source: { title: "2 hours to midnight + 6:30 - 0:30 = 8:00" },
    edge: true,
  },
  ...(
    [
      [
        "46 hours in a week at a regular rate of $6.20, here as six shifts",
        {
          shifts:
            "Mon, 8:00, 17:00, 1:00; Tue, 8:00, 17:00, 1:00; Wed, 8:00, 17:00, 1:00; Thu, 8:00, 17:00, 1:00; Fri, 8:00, 17:00, 1:00; Sat, 8:00, 14:00, 0:00",
          overtime: "week",
          hourly_rate: "6.20",
        },
        { pay: "303.80" },
        "paragraph (b), hourly rate and bonus",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "law" as const,
    source: bonus(place),
  })),
] satisfies Vectors<typeof hoursWorked>;
