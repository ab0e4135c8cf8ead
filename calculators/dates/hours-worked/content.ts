import type { Content } from "#engine";
import type hoursWorked from "./hours-worked.ts";
import vectors from "./vectors.ts";

export default {
  title: "Hours worked calculator: time card with overtime",
  purpose:
    "Adds up the hours on a time card, without breaks. Shows the total in hours and minutes and as a decimal, daily or weekly overtime, and your pay before taxes.",
  about: [
    "Paychecks can be wrong: a break is deducted twice, overtime is paid at the normal rate, or 8:20 is typed as 8.20. Enter your own times to check whether your paycheck is right.",
  ],
  howToUse: [
    "Compare “Decimal hours” with the hours on your pay stub. If the two differ, check the breaks and the rounding first.",
    "Choose the overtime rule that applies to you. Under US federal law, most hourly workers get one and a half times their rate for hours above 40 in a week. California also has a rule for each day.",
    "Keep a copy. If there is ever a dispute, your own record of start and end times helps you.",
  ],
  methodology: [
    "The hours of a shift are the end time minus the start time minus the unpaid break. If the end time is earlier than the start time, the shift ends on the next day. All hours of that shift count for the day it began.",
    "If you choose rounding, each start and end time is first rounded to the nearest 5, 6 or 15 minutes.",
    "Daily overtime is the time you work in a day above the daily limit. Double time is the time above a second, higher limit. Weekly overtime is the time above the weekly limit. Hours that already count as daily overtime or double time are left out.",
    "An overtime hour pays your hourly rate times the overtime multiplier. An hour of double time pays twice your hourly rate.",
  ],
  assumptions: [
    "Overtime counts only if you choose a rule. It starts after 40 hours a week or 8 hours a day, and pays one and a half times your hourly rate. You can change these three numbers.",
    "Double time counts only if you enter a limit for it, such as 12 hours a day in California.",
    "The breaks you enter are unpaid. If a break was paid, enter 0:00.",
    "Times without am or pm are on the 24-hour clock. 12 am is midnight and 12 pm is noon.",
    "In a two-week pay period, overtime is counted for each week by itself.",
  ],
  limitations: [
    "It doesn't know which overtime rule applies to you. Check your contract and the law of your state.",
    "It leaves out extra pay for nights, Sundays and holidays, and California's rule for the seventh day of work in a week.",
    "Some bonuses raise the hourly rate that overtime is based on. Such bonuses aren't counted.",
    "On a night when the clocks change, a shift is an hour longer or shorter than shown.",
    "Pay is before taxes and deductions.",
  ],
  example: {
    story:
      "Jamal works in a bakery at $18.00 an hour. This week had two long days, and his contract pays overtime after 40 hours a week.",
    outcome:
      "Jamal's pay stub says 41.30 hours instead of 41.5. Someone typed 41:30 with a decimal point instead of a colon. The mistake cost him 0.2 hours, or twelve minutes, of overtime. The office fixes it the same day.",
    inputs: {
      shifts:
        "Mon, 9:00 am, 5:30 pm, 0:30; Tue, 9:00 am, 6:15 pm, 0:30; Wed, 9:00 am, 5:30 pm, 0:30; Thu, 9:00 am, 7:00 pm, 0:45; Fri, 9:00 am, 5:00 pm, 0:30",
      overtime: "week",
      hourly_rate: 18,
    },
  },
  mistakes: [
    "Writing 8:20 as 8.20. Twenty minutes are a third of an hour, so 8:20 is 8.3333 hours.",
    "Forgetting to enter a break you took, or deducting a break that was paid.",
    "Averaging two weeks to avoid overtime. Under US federal law, each workweek counts by itself.",
    "Entering 12 am for noon. Noon is 12 pm, or 12:00.",
  ],
  questions: [
    {
      question: "How do I convert minutes to decimal hours?",
      answer: "Divide the minutes by 60. For example, 45 minutes are 0.75 hours, and 20 minutes are 0.3333 hours.",
    },
    {
      question: "How do I enter a shift?",
      answer:
        "Fill in one row for each shift. You can also type the shifts as text, with a semicolon between two shifts: Mon, 9:00 am, 5:30 pm, 0:30; Tue, 22:00, 6:00, 45 min.",
    },
    {
      question: "What is the seven-minute rule?",
      answer:
        "It rounds clock times to the quarter hour. One to seven minutes past a quarter hour are rounded down, and eight to fourteen minutes are rounded up. US federal rules accept this rounding if it evens out over time.",
    },
    {
      question: "How do daily and weekly overtime work together?",
      answer:
        "Daily overtime is counted first. Hours that are already daily overtime don't count toward the weekly 40. No hour is paid as overtime twice. California counts this way.",
    },
    {
      question: "How does overtime work in a two-week pay period?",
      answer:
        "Choose two weeks and enter the shifts of each week. If you work 30 hours in one week and 50 in the next, ten hours are overtime under US federal law. It doesn't matter that the average is 40 hours.",
    },
  ],
  next: [
    { slug: "salary", why: "turn hourly pay into a yearly salary." },
    { slug: "time-duration", why: "the hours between just two times." },
  ],
  related: ["time-duration", "salary", "business-days", "date-difference"],
  sources: [
    {
      title: "US Department of Labor, 29 CFR 785.48, Use of time clocks",
      url: "https://www.law.cornell.edu/cfr/text/29/785.48",
    },
    {
      title: "US Department of Labor, 29 CFR 778.104, Each workweek stands alone",
      url: "https://www.law.cornell.edu/cfr/text/29/778.104",
    },
    {
      title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee",
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
    "biweekly timesheet",
    "two-week timesheet",
  ],
  everydayWords: ["timesheet", "clocked in", "punch", "lunch break", "night shift"],
  inputWords: {
    pay_period: "One week or two",
    overtime: "By week, day or both",
    overtime_factor: "Time and a half is 1.5",
    hourly_rate: "An hour, to see what is paid",
    shifts: "Worked, in and out, each day",
  },
  vectors,
  changes: [
    {
      version: "1.2.1",
      date: "2026-11-26",
    },
    {
      version: "1.2.0",
      date: "2026-11-24",
      what: "Takes the shifts of a two-week pay period and counts the overtime of each week by itself. The steps write times of day in the form 9:00 am. All figures of one week are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "Warns if a shift is longer than 16 hours, because you probably meant pm. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof hoursWorked>;
