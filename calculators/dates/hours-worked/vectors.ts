import type { Vectors } from "#engine";
import type hoursWorked from "./hours-worked.ts";

export default [
  {
    title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee",
    url: "https://www.law.cornell.edu/cfr/text/29/778.110",
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "paragraph (a)",
        {
          shifts:
            "Mon, 8:00, 17:00, 1:00; Tue, 8:00, 17:00, 1:00; Wed, 8:00, 17:00, 1:00; Thu, 8:00, 17:00, 1:00; Fri, 8:00, 17:00, 1:00; Sat, 8:00, 14:00, 0:00",
          overtime: "week",
          hourly_rate: 12,
        },
        { pay: "588" },
      ],
    ],
  },
  {
    title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee, as of 1981",
    url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.110.htm",
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "paragraph (a)",
        {
          shifts:
            "Mon, 8:00, 17:00, 1:00; Tue, 8:00, 17:00, 1:00; Wed, 8:00, 17:00, 1:00; Thu, 8:00, 17:00, 1:00; Fri, 8:00, 17:00, 1:00; Sat, 8:00, 14:00, 0:00",
          overtime: "week",
          hourly_rate: 6,
        },
        { pay: "294" },
      ],
    ],
  },
  {
    title: "US Department of Labor, Fact Sheet #53, The Health Care Industry and Hours Worked",
    url: "https://www.dol.gov/whd/regs/compliance/whdfs53.htm",
    read: "2026-11-22",
    rows: [
      [
        "rounding, example 2",
        {
          shifts: "Mon, 6:50, 15:37, 0:30; Tue, 6:50, 15:37, 0:30; Wed, 6:50, 15:37, 0:30; Thu, 6:50, 15:37, 0:30; Fri, 6:50, 15:37, 0:30",
          rounding: "quarter",
          overtime: "week",
        },
        { hours: "41.25" },
        { edge: "In ten minutes before 7:00 and out seven after 15:30, rounded to quarters of an hour" },
      ],
    ],
  },
  {
    title: "OpenStax, Introduction to Python Programming",
    url: "https://openstax.org/books/introduction-python-programming/pages/3-2-formatted-strings",
    read: "2026-11-22",
    rows: [["section 3.2, Wage calculator", { shifts: "Mon, 9:30, 11:00, 0:00", hourly_rate: 15 }, { hours: "1.5", pay: "22.50" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "2 + 4 = 6 hours of overtime and 1 of double time; 40 × 25 + 6 × 37.50 + 1 × 50 = 1000 + 225 + 50 = 1275",
        {
          shifts: "Mon, 8:00, 18:30, 0:30; Tue, 8:00, 16:30, 0:30; Wed, 7:00, 20:30, 0:30; Thu, 8:00, 16:30, 0:30; Fri, 8:00, 16:30, 0:30",
          overtime: "both",
          double_after: 12,
          hourly_rate: 25,
        },
        { total: "47:00", regular: "40:00", overtime_worked: "6:00", double_time: "1:00", pay: "1275" },
        { edge: "Days of 10, 8, 13, 8 and 8 hours at $25 an hour, with overtime by the day and double time after 12 hours" },
      ],
      [
        "50 - 40 = 10 hours of overtime; 70 × 12 + 10 × 12 × 1.5 = 840 + 180 = 1020",
        {
          shifts:
            "Mon, 8:00 am, 2:00 pm, 0:00; Tue, 8:00 am, 2:00 pm, 0:00; Wed, 8:00 am, 2:00 pm, 0:00; Thu, 8:00 am, 2:00 pm, 0:00; Fri, 8:00 am, 2:00 pm, 0:00",
          pay_period: "two",
          second_week:
            "Mon, 8:00 am, 6:00 pm, 0:00; Tue, 8:00 am, 6:00 pm, 0:00; Wed, 8:00 am, 6:00 pm, 0:00; Thu, 8:00 am, 6:00 pm, 0:00; Fri, 8:00 am, 6:00 pm, 0:00",
          overtime: "week",
          hourly_rate: 12,
        },
        { regular: "70:00", overtime_worked: "10:00", "weeks.1.overtime": "0:00", "weeks.2.overtime": "10:00", "days.6.day": "Mon, week 2", pay: "1020" },
        { given: "The same two weeks at $12 an hour" },
      ],
      [
        "8:07:30 goes to 8:15 and 16:07:29 to 16:00; 16:00 - 8:15 = 7:45",
        { shifts: "Mon, 8:07:30, 16:07:29, 0:00", rounding: "quarter" },
        { total: "7:45" },
        { edge: "Seven minutes and a half are halfway and go up" },
      ],
      [
        "2 hours to midnight + 6:30 - 0:30 = 8:00",
        { shifts: "Fri, 10 pm, 6:30 am, 0:30" },
        { total: "8:00", "days.1.day": "Fri", "days.1.worked": "8:00" },
        { edge: "A night shift belongs to the day on which it begins" },
      ],
    ],
  },
  {
    title: "US Department of Labor, 29 CFR 778.104, Each workweek stands alone",
    url: "https://docslib.org/doc/7060818/wage-and-hour-division-labor-%C2%A7-778-105",
    read: "2026-11-24",
    by: "law",
    rows: [
      [
        "the second sentence",
        {
          shifts:
            "Mon, 8:00 am, 2:00 pm, 0:00; Tue, 8:00 am, 2:00 pm, 0:00; Wed, 8:00 am, 2:00 pm, 0:00; Thu, 8:00 am, 2:00 pm, 0:00; Fri, 8:00 am, 2:00 pm, 0:00",
          pay_period: "two",
          second_week:
            "Mon, 8:00 am, 6:00 pm, 0:00; Tue, 8:00 am, 6:00 pm, 0:00; Wed, 8:00 am, 6:00 pm, 0:00; Thu, 8:00 am, 6:00 pm, 0:00; Fri, 8:00 am, 6:00 pm, 0:00",
          overtime: "week",
        },
        { "weeks.1.hours": "30", "weeks.2.hours": "50" },
        { edge: "30 hours one week and 50 the next: overtime in the second week, though the average is 40" },
      ],
    ],
  },
  {
    title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee, as of 1981",
    url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.110.htm",
    read: "2026-11-24",
    by: "law",
    rows: [
      [
        "paragraph (b), hourly rate and bonus",
        {
          shifts:
            "Mon, 8:00, 17:00, 1:00; Tue, 8:00, 17:00, 1:00; Wed, 8:00, 17:00, 1:00; Thu, 8:00, 17:00, 1:00; Fri, 8:00, 17:00, 1:00; Sat, 8:00, 14:00, 0:00",
          overtime: "week",
          hourly_rate: "6.20",
        },
        { pay: "303.80" },
      ],
    ],
  },
] satisfies Vectors<typeof hoursWorked>;
