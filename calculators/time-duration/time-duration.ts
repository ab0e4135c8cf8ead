import { choice, date, defineCalculator, duration, formatNumber, formatSpan, number, step, text, typed } from "#engine";
import { dayNumber } from "#math/calendar";
import type { CivilDate } from "#math/civil-date";
import { type Decimal, decimal } from "#math/decimal";
import { DAY, HOUR, inParts, MINUTE, secondsAt, TIME, TIME_LIKE } from "#math/time-of-day";

const time = { pattern: TIME, like: TIME_LIKE, maxLength: 20 } as const;

export default defineCalculator({
  slug: "time-duration",
  name: "Time duration calculator",
  category: "dates",
  summary:
    "How long it is from one time to another, also past midnight and over days, and any length in decimal hours.",
  version: "1.0.0",

  inputs: {
    find: choice(
      "Find",
      {
        times: "From one time of day to another",
        dates: "From one day and time to another",
        length: "A length of time in other units",
      },
      { default: "times" },
    ),
    start_date: date("Start day", { example: "2026-11-20", when: { find: ["dates"] } }),
    start: typed("Start", { ...time, example: "9:00", when: { find: ["times", "dates"] } }),
    end_date: date("End day", { example: "2026-11-22", when: { find: ["dates"] } }),
    end: typed("End", { ...time, example: "17:30", when: { find: ["times", "dates"] } }),
    end_day: choice(
      "The end is",
      { auto: "On the same day, or the next if it is earlier", same: "On the same day", next: "On the next day" },
      { default: "auto", when: { find: ["times"] } },
    ),
    length: duration("Length", { min: 0, max: 1e6 * HOUR - 1, example: "7:45", when: { find: ["length"] } }),
  },

  outputs: {
    duration: duration("Length", { optional: true }),
    words: text("In words"),
    hours: number("In hours", { upTo: 4, unit: "hours" }),
    minutes: number("In minutes", { upTo: 4, unit: "minutes" }),
    seconds: number("In seconds", { upTo: 3, unit: "seconds" }),
  },
  primary: ({ find }) => (find === "length" ? "hours" : "duration"),
  formula: "length = end − start, and a day of 24 hours more for each midnight between them",

  check(given) {
    if (given.find === "dates" && dayNumber(given.end_date) < dayNumber(given.start_date)) {
      return { end_date: "must not be before the start day" };
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
        step`In seconds: ${byTheClock(length.value, 1)} = ${seconds}`,
        step`In minutes: ${seconds} ÷ 60 = ${minutes}`,
        step`In hours: ${seconds} ÷ 3,600 = ${hours}`,
      ];
    }
    const unit = [start, end].every((text) => secondsAt(text) % MINUTE === 0) ? MINUTE : 1;
    const told = (seconds: number) => formatSpan({ [unit === 1 ? "seconds" : "minutes"]: seconds / unit });
    const days = midnights(start, end, seconds.value);
    const total = days * DAY + secondsAt(end) - secondsAt(start);
    const add = days > 0 ? `${formatNumber((days * DAY) / unit)} + ` : "";
    return [
      step`Start, ${start}: ${byTheClock(decimal(secondsAt(start)), unit)} = ${told(secondsAt(start))}`,
      step`End, ${end}: ${byTheClock(decimal(secondsAt(end)), unit)} = ${told(secondsAt(end))}`,
      ...(days > 0
        ? [step`Midnights between: ${formatNumber(days)} × ${formatNumber(DAY / unit)} = ${told(days * DAY)}`]
        : []),
      step`Length: ${add}${formatNumber(secondsAt(end) / unit)} - ${formatNumber(secondsAt(start) / unit)} = ${told(total)}`,
      step`In hours: ${formatNumber(total / unit)} ÷ ${formatNumber(HOUR / unit)} = ${hours}`,
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
