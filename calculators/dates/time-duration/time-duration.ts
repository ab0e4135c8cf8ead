import { asTyped, choice, date, defineCalculator, duration, number, type Shown, step, text, typed } from "#engine";
import { dayNumber } from "#numbers/calendar";
import type { Decimal } from "#numbers/decimal";
import { HOUR, TIME, TIME_LIKE } from "#numbers/time-of-day";
import { byTheClock, clockSteps, daysLater, inWords, midnights, secondsBetween } from "./clock-times.ts";

const time = { reads: "time", pattern: TIME, like: TIME_LIKE, maxLength: 20 } as const;
const NOT_BEFORE = "must not be before the start on the same day";

export default defineCalculator({
  name: "Time duration calculator",
  summary: "Hours and minutes between two times, past midnight or over several days, and in decimal hours.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        times: "Time between two times of day",
        dates: "Time between two dates and times",
        length: "Convert hours and minutes",
      },
      { default: "times" },
    ),
    start_date: date("Start date", { example: "2026-11-20" }),
    start: typed("Start time", { ...time, example: "9:00 am" }),
    end_date: date("End date", { example: "2026-11-22" }),
    end: typed("End time", { ...time, example: "5:30 pm" }),
    end_day: choice(
      "End time is on",
      { auto: "Next day if earlier than the start time", same: "The same day", next: "The next day" },
      { default: "auto" },
    ),
    length: duration("Time to convert", { min: 0, max: 1e6 * HOUR - 1, example: "7:45" }),
  },

  outputs: {
    duration: duration("Duration", { optional: true }),
    words: text("In words"),
    hours: number("Hours", { upTo: 4, unit: "hours" }),
    minutes: number("Minutes", { upTo: 4, unit: "minutes" }),
    seconds: number("Seconds", { upTo: 3, unit: "seconds" }),
  },
  formula: "duration = end − start + 24 hours for each midnight in between",

  by: { hours: "seconds ÷ 3600", minutes: "seconds ÷ 60" },
  questions: {
    find: {
      times: {
        asks: ["start", "end", "end_day"],
        by: { duration: "seconds" },
        check: (given) => ({ end: secondsBetween(given).lt(0) && NOT_BEFORE }),
        compute: (given) => ({ seconds: secondsBetween(given) }),
        sentence: ({ start, end }, { words, hours, seconds }, { notation }) =>
          `From ${asTyped(start, notation)} to ${asTyped(end, notation)}${midnights(start, end, seconds.value) > 0 ? " on the next day" : ""} is ${words}${inHours(words, hours)}.`,
        working: ({ start, end }, found, show) => clockSteps(start, end, found, show),
      },
      dates: {
        asks: ["start_date", "start", "end_date", "end"],
        by: { duration: "seconds" },
        check: ({ start_date, start, end_date, end }) => {
          const days = dayNumber(end_date) - dayNumber(start_date);
          if (days < 0) return { end_date: "must not be before the start date" };
          return { end: daysLater(days, start, end).lt(0) && NOT_BEFORE };
        },
        compute: ({ start_date, start, end_date, end }) => ({
          seconds: daysLater(dayNumber(end_date) - dayNumber(start_date), start, end),
        }),
        sentence: ({ start_date, start, end_date, end }, { words, hours }, { notation }) =>
          `From ${asTyped(start, notation)} on ${start_date} to ${asTyped(end, notation)} on ${end_date} is ${words}${inHours(words, hours)}.`,
        working: ({ start, end }, found, show) => clockSteps(start, end, found, show),
      },
      length: {
        asks: ["length"],
        primary: "hours",
        by: { seconds: "length" },
        sentence: ({ length }, { words, hours }) => `${length} is ${words}${inHours(words, hours)}.`,
        working: ({ length }, { hours, minutes, seconds }, show) => [
          step`Seconds: ${byTheClock(length.value, 1, show)} = ${seconds}`,
          step`Minutes: ${seconds} ÷ 60 = ${minutes}`,
          step`Hours: ${seconds} ÷ ${show("number", 3600)} = ${hours}`,
        ],
      },
    },
  },
  after: ({ seconds }) => ({ words: ({ notation }) => inWords(seconds, notation) }),
});

/** The same hours again where the words don't say them. */
const inHours = (words: string, hours: Shown<Decimal>): string =>
  hours.value.isZero() || `${hours}` === words ? "" : `, or ${hours}`;
