import type { Content } from "#engine";
import type hoursWorked from "./hours-worked.ts";
import vectors from "./vectors.ts";

export default {
  title: "Hours worked calculator: time card with overtime",
  purpose:
    "Adds up a time card: the hours of each shift minus its break, the total in hours and minutes and as a decimal, daily or weekly overtime, and your pay before taxes.",
  about: [
    "Paychecks go wrong quietly: a break deducted twice, an overtime hour paid at the normal rate, 8:20 typed as 8.20. Ten minutes with your own times shows you whether your paycheck is right.",
    "Small employers use it to turn handwritten time cards into decimal hours for payroll.",
  ],
  howToUse: [
    "Compare decimal hours with your pay stub; most payroll systems use them. If they differ, check breaks and rounding first.",
    "Set the overtime rule to the one that applies to you. Under US federal law, most hourly workers get one and a half times their rate after 40 hours in a week. California adds a daily rule.",
    "Keep a copy. If there is ever a dispute, your own record of start and end times counts.",
  ],
  methodology: [
    "The hours of a shift are its end minus its start minus its unpaid break. If the end is earlier than the start, it is on the next day, and the whole shift belongs to the day it began. Shifts with the same day name in the same week are added up as one day.",
    "If you choose rounding, each start and end goes to the nearest 5, 6 or 15 minutes before anything is added. Halfway rounds up.",
    "Daily overtime is the time in a day beyond the daily limit; double time is the time beyond a second, higher limit. Weekly overtime is the regular hours beyond the weekly limit. No hour counts as overtime twice. Pay is regular hours, plus overtime times its multiplier, plus double time times two, all times your hourly rate.",
  ],
  assumptions: [
    "Clock times aren't rounded unless you choose it.",
    "There is no overtime unless you choose it. It then starts after 40 hours a week or 8 hours a day, at one and a half times the rate. You can change all three. Double time counts only if you enter its limit: 12 hours a day in California.",
    "Breaks are unpaid. Enter a paid break as 0:00.",
    "Times without am or pm are on the 24-hour clock. 12 am is midnight and 12 pm is noon.",
    "A two-week pay period is two workweeks: overtime is counted for each week by itself, never for the average of both.",
    "To count weekly overtime, enter at most seven days for each week.",
  ],
  limitations: [
    "It can't know which overtime rules apply to you.",
    "California's seventh-day rule, and rules for nights, Sundays and holidays, aren't built in.",
    "Bonuses that raise the regular rate for overtime aren't counted.",
    "On a night when the clocks change, a shift is an hour longer or shorter than shown.",
    "Pay is before taxes and deductions.",
  ],
  example: {
    story:
      "Jamal works in a bakery at $18.00 an hour. This week had two long days, and his contract pays overtime after 40 hours.",
    outcome:
      "His pay stub says 41.30 hours. Someone typed 41:30 with a decimal point instead of a colon, and that cost him twelve minutes of overtime. The office fixes it the same day.",
    inputs: {
      shifts:
        "Mon, 9:00 am, 5:30 pm, 0:30; Tue, 9:00 am, 6:15 pm, 0:30; Wed, 9:00 am, 5:30 pm, 0:30; Thu, 9:00 am, 7:00 pm, 0:45; Fri, 9:00 am, 5:00 pm, 0:30",
      overtime: "week",
      hourly_rate: 18,
    },
  },
  mistakes: [
    "Writing 8:20 as 8.20. Twenty minutes is a third of an hour: 8.3333.",
    "Forgetting to enter a break you took, or deducting one that was paid.",
    "Averaging two weeks to avoid overtime. Under US federal law each workweek counts by itself.",
    "Entering 12 am for noon. Noon is 12 pm, or 12:00.",
  ],
  questions: [
    {
      question: "How do I convert minutes to decimal hours?",
      answer: "Divide them by 60. 45 minutes is 0.75, 20 minutes is 0.3333.",
    },
    {
      question: "How do I enter a shift?",
      answer:
        "Fill in one row per shift. As text, put a semicolon between shifts: Mon, 9:00 am, 5:30 pm, 0:30; Tue, 22:00, 6:00, 45 min.",
    },
    {
      question: "What is the seven-minute rule?",
      answer:
        "It rounds times to quarters of an hour: one to seven minutes are rounded down, eight to fourteen up. US federal rules accept this if it evens out over time.",
    },
    {
      question: "How do daily and weekly overtime work together?",
      answer:
        "Daily overtime is taken out first. Only regular hours count toward the weekly 40, so no hour is paid as overtime twice. California counts this way.",
    },
    {
      question: "How does overtime work in a two-week pay period?",
      answer:
        "Choose two weeks and enter each week's shifts. With 30 hours in one week and 50 in the next, ten hours are overtime under US federal law, although the average is 40.",
    },
    {
      question: "Does overtime include my break?",
      answer: "No. Unpaid breaks aren't work time, so they don't count toward 40 hours.",
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
  everydayWords: [
    "timesheet",
    "clocked in",
    "punch",
    "half hour lunch break",
    "total",
    "min",
    "an hour",
    "time and a half",
    "how long",
    "night shift",
    "paid",
  ],
  vectors,
  changes: [
    {
      version: "1.2.1",
      date: "2026-11-26",
      what: "The total has a clearer name. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-24",
      what: "Takes the shifts of a two-week pay period and counts the overtime of each week by itself. The steps write times of day as 9:00 am. All figures of one week are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "Warns of a shift of over 16 hours: its end was probably meant to be in the afternoon. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof hoursWorked>;
