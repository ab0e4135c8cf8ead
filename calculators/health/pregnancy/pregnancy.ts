import { choice, count, date, defineCalculator, noAnswer, percent, step, table, text } from "#engine";
import { dateOf, dayNumber } from "#numbers/calendar";
import { decimal } from "#numbers/decimal";
import { DATING_METHODS, knownDay, METHOD_NAMES } from "../../shared/pregnancy-dating.ts";
import {
  CALENDAR,
  calendarFrom,
  howFar,
  isPastDates,
  PREGNANCY,
  pastUsualEnd,
  WEEK,
  windowFrom,
} from "../../shared/pregnancy-weeks.ts";

const [OVULATION, FULL_TERM] = [2 * WEEK, 39 * WEEK];

/** Births of one child in the United States in 2023, in percent, by full weeks: CDC, Health E-Stat 104, table 1. */
const BIRTHS = [
  ["Before 37 weeks", 37, "8.71"],
  ["37 weeks", 38, "12.05"],
  ["38 weeks", 39, "17.58"],
  ["39 and 40 weeks", 41, "56.68"],
  ["41 weeks and later", null, "4.97"],
] as const;

export default defineCalculator({
  name: "Pregnancy calculator",
  summary: "How many weeks pregnant you are, when you conceived, and each week up to the birth with its dates.",

  inputs: {
    ...DATING_METHODS,
    method: choice("Calculate from", METHOD_NAMES, { default: "due_date" }),
    day: date("Show weeks pregnant on", { today: true, example: "2027-01-15" }),
  },

  outputs: {
    due_date: date("Due date"),
    weeks: count("Weeks pregnant", { unit: "weeks", optional: true }),
    days: count("Days after full weeks", { unit: "days", optional: true }),
    trimester: text("Trimester", { optional: true }),
    share: percent("Of the 40 weeks", { digits: 0, optional: true }),
    days_left: count("Days until the due date", { unit: "days", optional: true }),
    conceived: date("Conception (about)"),
    window_from: date("First day of the conception window", { optional: true }),
    window_to: date("Last day of the conception window", { optional: true }),
    full_term: date("Full term from"),
    births: table(
      "When babies are born",
      {
        born: text("Born at"),
        until: date("Until", { optional: true }),
        share: percent("Share of births", { digits: 2 }),
        by_then: percent("Born by then", { digits: 2 }),
      },
      { chart: { kind: "bars", x: "born", y: "share" } },
    ),
    calendar: CALENDAR,
  },
  primary: "due_date",
  groups: {
    "How far along": ["weeks", "days", "trimester", "share"],
    "The birth": ["due_date", "days_left", "full_term"],
    "How it began": ["conceived", "window_from", "window_to"],
  },
  formula: "days pregnant = day - due date + 280",

  compute(given) {
    const { start, toGo } = knownDay(given);
    const due = dayNumber(start) + toGo;
    const first = due - PREGNANCY;
    const isPast = isPastDates(first);
    if (isPast) return noAnswer(isPast);
    const along = howFar(first, dayNumber(given.day));
    return {
      due_date: dateOf(due),
      ...along,
      share:
        along.weeks === null
          ? null
          : decimal(100)
              .times(dayNumber(given.day) - first)
              .div(PREGNANCY),
      conceived: dateOf(first + OVULATION),
      ...(given.method === "transfer" ? { window_from: null, window_to: null } : windowFrom(first)),
      full_term: dateOf(first + FULL_TERM),
      births: birthsFrom(first),
      calendar: calendarFrom(first),
    };
  },

  headline: ({ day }, { weeks, days }) => weeks && days && [`Pregnant on ${day}`, `${weeks} and ${days}`],

  sentence({ day }, { due_date, weeks, days, trimester, share }) {
    if (!weeks || !days || !trimester || !share) return `Your baby is due on ${due_date}.`;
    return `On ${day}, you are ${weeks} and ${days} pregnant, in the ${trimester.toLowerCase()}: ${share} of the 40 weeks. Your baby is due on ${due_date}.`;
  },

  working(given, { due_date, weeks, days, conceived }, _, values) {
    const { sum, toGo } = knownDay(values);
    const age = PREGNANCY + dayNumber(given.day.value) - dayNumber(due_date.value);
    return [
      sum && step`Days from the date to the due date: ${sum} = ${toGo}`,
      `The pregnancy is counted from ${PREGNANCY} days before ${due_date}`,
      weeks && days && step`Full weeks: ${age} days - ${Number(weeks.value)} × ${WEEK} days = ${days}`,
      `Conception is put ${OVULATION} days after the start, on ${conceived}`,
    ];
  },

  alerts: (_, { weeks }) => [pastUsualEnd(weeks)],
  notes: ({ day }, { weeks }) => [!weeks && `${day} is outside this pregnancy, so no week is shown.`],
});

function birthsFrom(first: number) {
  let total = decimal(0);
  return BIRTHS.map(([born, weeks, share]) => {
    total = total.plus(share);
    const until = weeks === null ? null : dateOf(first + weeks * WEEK - 1);
    return { born, until, share: decimal(share), by_then: total };
  });
}
