import {
  asTyped,
  choice,
  count,
  defineCalculator,
  duration,
  formatSpan,
  number,
  type Show,
  type Shown,
  step,
  table,
  text,
  typed,
} from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { DAY, HOUR, inParts, MINUTE, secondsAt, TIME, TIME_LIKE, writeTime } from "#numbers/time-of-day";
import { secondsOf, signed, TIMES } from "./typed-spans.ts";

const LONGEST = 1e6 * HOUR - 1;
/** The working writes out every time, up to this many. */
const FEW = 12;

export default defineCalculator({
  name: "Time calculator",
  summary: "Add and subtract hours, minutes and seconds, multiply or divide a time, or add it to a time of day.",

  inputs: {
    find: choice(
      "What do you want to do?",
      {
        sum: "Add and subtract times",
        clock: "Add to a time of day, or subtract",
        multiply: "Multiply a time",
        divide: "Divide a time",
      },
      { default: "sum" },
    ),
    times: TIMES,
    two_parts: choice(
      "7:45 means",
      { hours: "Hours and minutes", minutes: "Minutes and seconds" },
      { default: "hours" },
    ),
    start: typed("Time of day", { pattern: TIME, like: TIME_LIKE, maxLength: 20, example: "4:00 pm" }),
    way: choice("Add or subtract", { add: "Add", subtract: "Subtract" }, { default: "add" }),
    time: duration("Time", { min: 0, max: LONGEST, example: "2:40" }),
    factor: number("Multiply by", { min: 0, max: 1e6, example: 5 }),
    divisor: number("Divide by", { min: 1e-6, max: 1e6, example: 4 }),
  },

  outputs: {
    total: duration("Total time"),
    end_time: text("Time of day", { optional: true }),
    words: text("In words"),
    hours: number("Hours", { upTo: 4, unit: "hours" }),
    minutes: number("Minutes", { upTo: 4, unit: "minutes" }),
    seconds: number("Seconds", { upTo: 3, unit: "seconds" }),
    average: duration("Average", { optional: true }),
    running: table(
      "Running total",
      { row: count("Row"), time: duration("Time"), total: duration("Total") },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "clock" ? "end_time" : "total"),
  formula: "total = Σ times; minutes = seconds ÷ 60; hours = seconds ÷ 3600",

  by: { hours: "seconds ÷ 3600", minutes: "seconds ÷ 60", total: "seconds" },
  questions: {
    find: {
      sum: {
        asks: ["times", "two_parts"],
        compute({ times, two_parts }) {
          const amounts = times.map((row) => signed(row, two_parts));
          const isSum = amounts.length > 1 && times.every(({ sign }) => sign === "add");
          const running: { row: number; time: Decimal; total: Decimal }[] = [];
          for (const [i, time] of amounts.entries())
            running.push({ row: i + 1, time, total: time.plus(running.at(-1)?.total ?? 0) });
          const seconds = sum(amounts);
          return { seconds, average: isSum ? seconds.div(amounts.length) : null, running };
        },
        sentence: (_, { words, hours }) => `The total is ${words}${inHours(words, hours)}.`,
        working: (_, found, show, { times, two_parts }) => [
          ...sumSteps(
            times.map((row) => ({ ...row, seconds: secondsOf(row.time, two_parts) })),
            found,
            show,
          ),
          found.average && step`Average: ${found.total} ÷ ${times.length} = ${found.average}`,
          ...decimalSteps(found, show),
        ],
      },
      clock: {
        asks: ["start", "way", "time"],
        primary: "end_time",
        compute: ({ start, way, time }) => ({
          seconds: time,
          end_time: ({ notation }) => endAt(moved(start, way, time), notation),
        }),
        sentence: ({ start, way, time }, { words, end_time }, { notation }) =>
          `${asTyped(start, notation)} ${way === "add" ? "plus" : "minus"} ${time.value.isZero() ? time : words} is ${end_time ?? ""}.`,
        working({ start, way, time }, _, show, values) {
          const [from, end] = [decimal(secondsAt(start)), moved(values.start, values.way, values.time)];
          const clock = (seconds: Decimal) => show("duration", seconds);
          return [
            step`Since midnight: ${clock(from)} ${way === "add" ? "+" : "-"} ${time} = ${clock(end)}`,
            ...dayStep(end, clock),
          ];
        },
      },
      multiply: {
        asks: ["time", "factor"],
        by: { seconds: "time × factor" },
        sentence: ({ time, factor }, { words, hours }) => `${time} × ${factor} is ${words}${inHours(words, hours)}.`,
        working: ({ time, factor }, found, show) => [
          step`Total time: ${time} × ${factor} = ${found.total}`,
          step`In seconds: ${show("number", time.value)} × ${factor} = ${found.seconds}`,
          ...decimalSteps(found, show),
        ],
      },
      divide: {
        asks: ["time", "divisor"],
        by: { seconds: "time ÷ divisor" },
        sentence: ({ time, divisor }, { words, hours }) => `${time} ÷ ${divisor} is ${words}${inHours(words, hours)}.`,
        working: ({ time, divisor }, found, show) => [
          step`In seconds: ${show("number", time.value)} ÷ ${divisor} = ${found.seconds}`,
          ...decimalSteps(found, show),
        ],
      },
    },
  },
  after: ({ seconds }) => ({ words: ({ notation }) => inWords(seconds, notation) }),

  notes: (_, { total, seconds }) => [
    !seconds.value.isInteger() && `The time is rounded to the second: it has ${seconds}.`,
    total.value.isNegative() && !total.value.isZero() && "More is subtracted than added, so the total is below zero.",
  ],
});

type Notation = Show["notation"];
type Found = Readonly<Record<"total" | "hours" | "minutes" | "seconds", Shown<Decimal>>>;
type Timed = { readonly time: string; readonly sign: string; readonly seconds: Decimal };

const moved = (start: string, way: "add" | "subtract", time: Decimal): Decimal =>
  way === "add" ? time.plus(secondsAt(start)) : time.neg().plus(secondsAt(start));

function sumSteps(times: readonly Timed[], { total, minutes, seconds }: Found, show: Show) {
  if (times.length > FEW) return [step`Seconds of all times together: ${seconds}`];
  const isMinutes = times.every(({ seconds }) => seconds.mod(MINUTE).isZero());
  const inUnit = ({ seconds }: Timed) => show("number", isMinutes ? seconds.div(MINUTE) : seconds);
  const joined = (write: (time: Timed) => Shown<Decimal>) =>
    times
      .map((time) => `${time.sign === "subtract" ? " - " : " + "}${write(time)}`)
      .join("")
      .replace(/^ [+] |^ (-) /, "$1");
  return [
    step`Total time: ${joined(({ seconds }) => show("duration", seconds))} = ${total}`,
    isMinutes ? step`In minutes: ${joined(inUnit)} = ${minutes}` : step`In seconds: ${joined(inUnit)} = ${seconds}`,
  ];
}

const decimalSteps = ({ seconds, minutes, hours }: Found, show: Show) =>
  seconds.value.mod(MINUTE).isZero()
    ? [step`Decimal hours: ${minutes} ÷ 60 = ${hours}`]
    : [step`Decimal hours: ${seconds} ÷ ${show("number", HOUR)} = ${hours}`];

const daysTo = (end: Decimal): number => end.div(DAY).floor().toNumber();

function dayStep(end: Decimal, clock: (seconds: Decimal) => Shown<Decimal>) {
  const days = daysTo(end);
  if (days === 0) return [];
  const rest = end.minus(decimal(days).times(DAY));
  return [
    step`Days of 24 hours: ${clock(end)} ${days > 0 ? "-" : "+"} ${clock(decimal(Math.abs(days)).times(DAY))} = ${clock(rest)}`,
  ];
}

/** "2:15 am on the next day" */
function endAt(end: Decimal, notation: Notation): string {
  const days = daysTo(end);
  const time = writeTime(end.minus(decimal(days).times(DAY)).toNumber(), notation?.hours);
  if (days === 0) return time;
  if (Math.abs(days) === 1) return `${time} on the ${days > 0 ? "next day" : "day before"}`;
  return `${time}, ${formatSpan({ days: Math.abs(days) }, notation)} ${days > 0 ? "later" : "earlier"}`;
}

function inWords(length: Decimal, notation: Notation): string {
  const { hours, ...rest } = inParts(length.abs());
  const words = formatSpan({ days: hours.div(24).floor(), hours: hours.mod(24), ...rest }, notation);
  return length.isNegative() && !length.isZero() ? `minus ${words}` : words;
}

/** The same hours again where the words don't say them. */
const inHours = (words: string, hours: Shown<Decimal>): string =>
  hours.value.isZero() || `${hours}` === words ? "" : `, or ${hours}`;
