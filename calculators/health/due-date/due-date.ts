import { count, date, defineCalculator, formatDate, noAnswer, step, text } from "#engine";
import { dateOf, dayNumber } from "#numbers/calendar";
import { DATING_METHODS, knownDay } from "../../shared/pregnancy-dating.ts";
import {
  CALENDAR,
  calendarFrom,
  howFar,
  isPastDates,
  LONGEST,
  MILESTONES,
  milestonesFrom,
  PREGNANCY,
  pastUsualEnd,
  WEEK,
  windowFrom,
} from "../../shared/pregnancy-weeks.ts";

export default defineCalculator({
  name: "Due date calculator",
  summary: "When your baby is due, and how many weeks and days pregnant you are.",

  inputs: {
    ...DATING_METHODS,
    day: date("Show weeks pregnant on", { today: true, example: "2026-11-20" }),
  },

  outputs: {
    due_date: date("Due date"),
    weeks: count("Weeks pregnant", { unit: "weeks", optional: true }),
    days: count("Days after full weeks", { unit: "days", optional: true }),
    trimester: text("Trimester", { optional: true }),
    days_left: count("Days until the due date", { unit: "days", optional: true }),
    counted_from: date("Pregnancy counted from"),
    window_from: date("First day of the conception window", { optional: true }),
    window_to: date("Last day of the conception window", { optional: true }),
    milestones: MILESTONES,
    calendar: CALENDAR,
  },
  primary: "due_date",
  groups: {
    "The due date": ["due_date", "days_left"],
    "How far along": ["weeks", "days", "trimester"],
    "How it began": ["counted_from", "window_from", "window_to"],
  },
  formula: "due date = first day of the last period + 280 days + (cycle − 28)",

  compute(given) {
    const { start, toGo } = knownDay(given);
    const due = dayNumber(start) + toGo;
    const first = due - PREGNANCY;
    const isPast = isPastDates(first);
    if (isPast) return noAnswer(isPast);
    return {
      due_date: dateOf(due),
      ...howFar(first, dayNumber(given.day)),
      counted_from: dateOf(first),
      ...(given.method === "transfer" ? { window_from: null, window_to: null } : windowFrom(first)),
      milestones: milestonesFrom(first),
      calendar: calendarFrom(first),
    };
  },

  sentence({ day }, { due_date, weeks, days, trimester }) {
    if (!weeks || !days || !trimester) return `Your baby is due on ${due_date}.`;
    return `Your baby is due on ${due_date}. On ${day}, you are ${weeks} and ${days} pregnant, in the ${trimester.toLowerCase()}.`;
  },

  working(given, { due_date, counted_from, weeks, days }, { notation }, values) {
    const { start, toGo, sum } = knownDay(values);
    const age = dayNumber(given.day.value) - dayNumber(counted_from.value);
    return [
      sum && step`Days to the due date: ${sum} = ${toGo}`,
      sum &&
        step`Due date: ${formatDate(start, notation)} ${toGo < 0 ? "-" : "+"} ${inDays(Math.abs(toGo))} = ${due_date}`,
      step`Pregnancy counted from: ${due_date} - ${inDays(PREGNANCY)} = ${counted_from}`,
      weeks && days && step`On ${given.day}: ${inDays(age)}, which is ${weeks} and ${days}`,
    ];
  },

  alerts: (_, { weeks }) => [pastUsualEnd(weeks)],

  notes({ day }, { weeks, days_left, due_date, counted_from }) {
    if (days_left) return [];
    const past = dayNumber(day.value) - dayNumber(due_date.value);
    if (weeks) return [`On ${day}, you are ${inDays(past)} past the due date.`];
    if (dayNumber(day.value) < dayNumber(counted_from.value)) return [`${day} is before this pregnancy began.`];
    return [`${day} is ${LONGEST / WEEK} weeks or more after the start, so no week is shown.`];
  },
});

const inDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
