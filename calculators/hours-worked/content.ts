import type { Content } from "#engine";
import type hoursWorked from "./hours-worked.ts";
import vectors from "./vectors.ts";

export default {
  title: "Hours worked calculator: time card with overtime",
  purpose:
    "Adds up a time card: the hours of each shift without its break, the total in hours and minutes and as a decimal, overtime by the day or by the week, and the pay.",
  methodology: [
    "A shift is its end less its start and its unpaid break. An end that is earlier than the start is on the next day, and all of such a night shift belongs to the day on which it starts. Shifts with the same day name make one day.",
    "If you choose to round, each start and each end goes to the nearest 5 minutes, tenth or quarter of an hour before anything is added. What is halfway goes up.",
    "Overtime by the day is what a day has beyond its limit, and double time what it has beyond a higher one. Overtime by the week is what the regular hours have beyond the limit of the week, counted in the order of the days. No hour counts as overtime twice.",
    "Pay is the regular hours, the overtime times its factor and the double time times two, all times the hourly rate. Only the result is rounded.",
  ],
  assumptions: [
    "Starts and ends are not rounded unless you choose it.",
    "There is no overtime unless you choose it. Then it begins after 40 hours a week or 8 hours a day and pays one and a half times the rate, and you can change all three.",
    "Breaks are unpaid. Give a paid break as 0:00.",
    "Times without am or pm are on the 24-hour clock. 12 am is midnight and 12 pm is noon.",
    "With overtime by the week, the list is one week.",
  ],
  limitations: [
    "It is arithmetic and not labour law: it does not know which overtime rules apply to you.",
    "California's rule for a seventh day in a row, and rules for nights, Sundays and holidays, are not built in.",
    "Bonuses that raise the regular rate for overtime are not counted.",
    "A night on which the clocks change is an hour longer or shorter than it says.",
    "Pay is before taxes and other deductions.",
  ],
  example: {
    story: "Five shifts in a week, two of them long, at $18.00 an hour with overtime after 40 hours.",
    inputs: {
      shifts:
        "Mon, 9:00, 17:30, 0:30; Tue, 9:00, 18:15, 0:30; Wed, 9:00, 17:30, 0:30; Thu, 9:00, 19:00, 0:45; Fri, 9:00, 17:00, 0:30",
      overtime: "week",
      hourly_rate: 18,
    },
  },
  questions: [
    {
      question: "How do I give a shift?",
      answer:
        "Day, start, end and break, with commas between them and a semicolon after each shift: Mon, 9:00, 17:30, 0:30; Tue, 10 pm, 6 am, 45 min. A shift without a break has 0:00.",
    },
    {
      question: "What is the seven-minute rule?",
      answer:
        "Rounding to quarters of an hour: up to seven minutes past go down, and from eight on they go up. US federal rules accept it if it evens out over time, for early and late alike. Choose “Rounded to quarters of an hour”.",
    },
    {
      question: "Why is 8:20 not 8.20 hours?",
      answer: "Because 20 minutes are a third of an hour. 8:20 is 8 + 20 ÷ 60 = 8.3333 hours.",
    },
    {
      question: "Can I average two weeks to avoid overtime?",
      answer:
        "Under US federal law, no: each workweek stands alone. Give one week at a time. Other countries and contracts have other rules.",
    },
    {
      question: "How do daily and weekly overtime go together?",
      answer:
        "Overtime of a day is taken off first. Only regular hours count towards the 40 of the week, so no hour is paid as overtime twice. That is how California counts.",
    },
  ],
  related: ["time-duration", "business-days", "date-difference"],
  sources: [
    {
      title: "US Department of Labor, 29 CFR 785.48, Use of time clocks",
      url: "https://www.law.cornell.edu/cfr/text/29/785.48",
    },
    {
      title: "US Department of Labor, 29 CFR 778.104 and 778.110, overtime of an hourly employee",
      url: "https://www.law.cornell.edu/cfr/text/29/778.110",
    },
    {
      title: "California Labor Code, section 510",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=510",
    },
  ],
  synonyms: [
    "time card",
    "timesheet",
    "work hours",
    "overtime",
    "payroll hours",
    "punch clock",
    "shift",
    "hours and pay",
    "time and a half",
    "7 minute rule",
  ],
  vectors,
} satisfies Content<typeof hoursWorked>;
