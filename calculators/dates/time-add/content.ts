import { ISO_8601 } from "#calculators/sources";
import type { Content } from "#engine";
import type timeAdd from "./time-add.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time calculator: add hours and minutes",
  purpose:
    "Adds and subtracts hours, minutes and seconds, multiplies or divides a time, and says what time of day it will be.",
  about: [
    "Adding up times with a pocket calculator goes wrong, because an hour has 60 minutes: 7:45 and 8:20 are 16:05, not 15.65. Here you can add a whole list, for a time sheet, an album or a training plan.",
    "You can also ask when something ends: a roast that goes into the oven at 4 pm and needs 2 hours and 40 minutes.",
  ],
  howToUse: [
    "Enter one time in each row, or paste a column from a spreadsheet. Times may look like 7:45, 7:45:30 or 2 h 30 min.",
    "To take a time away, such as a break, choose “Subtract” in its row.",
    "For songs, laps and videos, choose “Minutes and seconds”. Then 3:45 is 3 minutes and 45 seconds.",
    "To multiply the total by an hourly rate, use the decimal hours.",
  ],
  methodology: [
    "Every time is turned into seconds: hours times 3,600, plus minutes times 60, plus seconds. The seconds are added or subtracted, multiplied or divided.",
    "The result is turned back: each 60 seconds make a minute and each 60 minutes an hour. Totals are shown in hours, even above 24.",
    "A time of day is counted from midnight. For each 24 hours that are full, the day changes.",
    "The average is the total divided by the number of times. It is left out if a time is subtracted.",
  ],
  assumptions: [
    "Two parts such as 7:45 are hours and minutes unless you choose minutes and seconds. Three parts are always hours, minutes and seconds.",
    "A day has 24 hours.",
    "12 am is midnight and 12 pm is noon. Times of day without am or pm are on the 24-hour clock.",
    "Times are shown to the second. If the exact result has a fraction of a second, the page shows it too.",
  ],
  limitations: [
    "It ignores time zones and daylight saving time. On a night when the clocks change, the time of day is an hour off.",
    "It adds lengths of time. For the hours between two times of day, use the time duration calculator.",
    "It doesn't count months or years, because they differ in length. Use the date calculator for those.",
  ],
  example: {
    story: "Ben writes down how long he worked on a client's website on three days. He wants to know what to bill.",
    outcome: "He bills 22.9167 hours. At $60 an hour, that is $1,375.00.",
    inputs: { times: "7:45; 8:20; 6:50" },
  },
  mistakes: [
    "Adding times as decimals. 1.45 + 1.45 is 2.90, but 1:45 + 1:45 is 3:30.",
    "Taking 2.5 hours for 2 hours and 5 minutes. Half an hour is 30 minutes.",
    "Entering songs as hours. An album of 3:45 and 4:10 is 7 minutes and 55 seconds long.",
    "Formatting a total in a spreadsheet as h:mm. Above 24 hours it starts again from 0. The format [h]:mm shows all hours.",
  ],
  questions: [
    {
      question: "How do I add hours and minutes by hand?",
      answer:
        "Add the minutes and add the hours. For each 60 minutes, add an hour and take 60 minutes away: 2:45 + 1:30 is 3 hours and 75 minutes, which is 4:15.",
    },
    {
      question: "How do I subtract a longer number of minutes?",
      answer: "Borrow an hour: 5:10 is 4 hours and 70 minutes. Less 2:45, that leaves 2 hours and 25 minutes.",
    },
    {
      question: "How do I add up my time card?",
      answer:
        "If you have the hours of each day, add them here. If you have start and end times, use the hours worked calculator. It also knows breaks and overtime.",
    },
    {
      question: "Can I add days?",
      answer: "Yes. Write 2 d 3 h for 2 days and 3 hours. A day counts as 24 hours.",
    },
    {
      question: "What time will it be in 8 hours?",
      answer:
        "Choose “Add to a time of day”, and enter the time now and 8:00. If it is past midnight then, the answer says so.",
    },
  ],
  next: [
    { slug: "hours-worked", why: "a time card with start and end times, breaks and overtime." },
    { slug: "time-duration", why: "the hours between two times of day." },
    { slug: "pace", why: "the time for a distance at your pace." },
  ],
  related: ["time-duration", "hours-worked", "time-units", "date-add"],
  sources: [
    ISO_8601,
    {
      title: "BCcampus, Adult Literacy Fundamental Mathematics, Book 2, Adding Units of Time",
      url: "https://opentextbc.ca/alfm2/chapter/adding-units-of-time/",
    },
  ],
  synonyms: [
    "add time",
    "add hours",
    "add hours and minutes",
    "subtract time",
    "sum of times",
    "hours calculator",
    "multiply time",
    "divide time",
    "time after",
    "add minutes and seconds",
  ],
  everydayWords: ["add up", "total", "songs", "playlist", "laps"],
  inputWords: {
    times: "Hours, minutes, laps, songs",
    start: "Now, am or pm",
    time: "Hours and minutes, minus, plus",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof timeAdd>;
