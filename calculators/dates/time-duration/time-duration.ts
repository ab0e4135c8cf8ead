import { choice, date, defineCalculator, duration, formatNumber, formatSpan, number, step, text, typed } from "#engine";
import { dayNumber } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { DAY, HOUR, inParts, MINUTE, secondsAt, TIME, TIME_LIKE } from "#numbers/time-of-day";

const time = { pattern: TIME, like: TIME_LIKE, maxLength: 20 } as const;

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
    start_date: date("Start date", { example: "2026-11-20", when: { find: ["dates"] } }),
    start: typed("Start time", { ...time, example: "9:00 am", when: { find: ["times", "dates"] } }),
    end_date: date("End date", { example: "2026-11-22", when: { find: ["dates"] } }),
    end: typed("End time", { ...time, example: "5:30 pm", when: { find: ["times", "dates"] } }),
    end_day: choice(
      "End time is on",
      { auto: "Next day if earlier than the start time", same: "The same day", next: "The next day" },
      { default: "auto", when: { find: ["times"] } },
    ),
    length: duration("Time to convert", { min: 0, max: 1e6 * HOUR - 1, example: "7:45", when: { find: ["length"] } }),
  },

  outputs: {
    duration: duration("Duration", { optional: true }),
    words: text("In words"),
    hours: number("Hours", { upTo: 4, unit: "hours" }),
    minutes: number("Minutes", { upTo: 4, unit: "minutes" }),
    seconds: number("Seconds", { upTo: 3, unit: "seconds" }),
  },
  primary: ({ find }) => (find === "length" ? "hours" : "duration"),
  formula: "duration = end − start + 24 hours for each midnight in between",

  check(given) {
    if (given.find === "dates" && dayNumber(given.end_date) < dayNumber(given.start_date)) {
      return { end_date: "must not be before the start date" };
    }
    if (given.find === "length" || seconds(given).gte(0)) return {};
    return { end: "must not be before the start on the same day" };
  },

  compute(given) {
    const length = given.find === "length" ? given.length : seconds(given);
    return {
      duration: given.find === "length" ? null : length,
      words: inWords(length),
      hours: length.div(HOUR),
      minutes: length.div(MINUTE),
      seconds: length,
    };
  },

  sentence({ find, start_date, start, end_date, end, length }, { words, hours, seconds }) {
    const hoursToo = seconds.value.isZero() || `${hours}` === words ? "" : `, or ${hours}`;
    if (find === "length") return `${length} is ${words}${hoursToo}.`;
    const [from, to] = find === "dates" ? [`${start} on ${start_date}`, `${end} on ${end_date}`] : [start, end];
    const isOver = find === "times" && midnights(start, end, seconds.value) > 0;
    return `From ${from} to ${to}${isOver ? " on the next day" : ""} is ${words}${hoursToo}.`;
  },

  working({ find, start, end, length }, { hours, minutes, seconds }) {
    if (find === "length") {
      return [
        step`Seconds: ${byTheClock(length.value, 1)} = ${seconds}`,
        step`Minutes: ${seconds} ÷ 60 = ${minutes}`,
        step`Hours: ${seconds} ÷ 3,600 = ${hours}`,
      ];
    }
    const unit = [start, end].every((text) => secondsAt(text) % MINUTE === 0) ? MINUTE : 1;
    const span = (seconds: number) => formatSpan({ [unit === 1 ? "seconds" : "minutes"]: seconds / unit });
    const days = midnights(start, end, seconds.value);
    const total = days * DAY + secondsAt(end) - secondsAt(start);
    const add = days > 0 ? `${formatNumber((days * DAY) / unit)} + ` : "";
    return [
      step`Start, ${start}: ${byTheClock(decimal(secondsAt(start)), unit)} = ${span(secondsAt(start))}`,
      step`End, ${end}: ${byTheClock(decimal(secondsAt(end)), unit)} = ${span(secondsAt(end))}`,
      days > 0 && step`Midnights in between: ${formatNumber(days)} × ${formatNumber(DAY / unit)} = ${span(days * DAY)}`,
      step`Duration: ${add}${formatNumber(secondsAt(end) / unit)} - ${formatNumber(secondsAt(start) / unit)} = ${span(total)}`,
      step`Hours: ${formatNumber(total / unit)} ÷ ${formatNumber(HOUR / unit)} = ${hours}`,
    ];
  },
});

type Given =
  | { readonly find: "times"; readonly start: string; readonly end: string; readonly end_day: "auto" | "same" | "next" }
  | {
      readonly find: "dates";
      readonly start_date: CivilDate;
      readonly start: string;
      readonly end_date: CivilDate;
      readonly end: string;
    };

function seconds(given: Given): Decimal {
  const apart = secondsAt(given.end) - secondsAt(given.start);
  if (given.find === "dates") {
    return decimal((dayNumber(given.end_date) - dayNumber(given.start_date)) * DAY + apart);
  }
  const isNextDay = given.end_day === "next" || (given.end_day === "auto" && apart < 0);
  return decimal(isNextDay ? apart + DAY : apart);
}

const midnights = (start: string, end: string, length: Decimal): number =>
  length.minus(secondsAt(end)).plus(secondsAt(start)).div(DAY).toNumber();

/** 9:30 → "9 × 60 + 30" in minutes, "9 × 3,600 + 30 × 60 + 0" in seconds. */
function byTheClock(length: Decimal, unit: number): string {
  const { hours, minutes, seconds } = inParts(length);
  if (unit === MINUTE) return `${formatNumber(hours)} × 60 + ${minutes}`;
  return `${formatNumber(hours)} × 3,600 + ${minutes} × 60 + ${seconds}`;
}

function inWords(length: Decimal): string {
  const { hours, ...rest } = inParts(length);
  return formatSpan({ days: hours.div(24).floor(), hours: hours.mod(24), ...rest });
}
