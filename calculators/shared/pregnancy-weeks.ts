// The weeks of a pregnancy: how long it is, its trimesters and its milestones.
import { count, date, table, text } from "#engine";
import { dateOf, FIRST_DAY, LAST_DAY } from "#numbers/calendar";
import type { Decimal } from "#numbers/decimal";

// American College of Obstetricians and Gynecologists (ACOG), Committee Opinion 700 (2017): 280 days from the first day
// of the last period.
export const PREGNANCY = 280;
export const WEEK = 7;

// ACOG, Committee Opinion 579 (2013): past 42 weeks a pregnancy is post-term.
const POST_TERM = 42;

/** Beyond it no week of pregnancy is shown. */
export const LONGEST = 44 * WEEK;

export const MILESTONES = table("Milestones", {
  milestone: text("Milestone"),
  weeks: count("Weeks"),
  date: date("Date"),
});

export const CALENDAR = table(
  "Week by week",
  {
    weeks: count("Weeks"),
    from: date("From"),
    trimester: text("Trimester"),
    milestone: text("Milestone", { optional: true }),
  },
  { page: true },
);

// By the full weeks at which they begin. Trimesters: ACOG, How Your Fetus Grows During Pregnancy (2024). Terms: ACOG,
// Committee Opinion 579 (2013).
const TRIMESTERS = [
  ["First trimester", 0],
  ["Second trimester", 14],
  ["Third trimester", 28],
] as const;
const STAGES = [
  ["Conception (about)", 2],
  ["Second trimester", 14],
  ["Third trimester", 28],
  ["Early term", 37],
  ["Full term", 39],
  ["Due date", 40],
  ["Late term", 41],
  ["Post-term", POST_TERM],
] as const;

const trimesterAt = (age: number): string =>
  TRIMESTERS.findLast(([, weeks]) => age >= weeks * WEEK)?.[0] ?? TRIMESTERS[0][0];

/** How far along a day is, in a pregnancy that is counted from another; nothing where the day is outside. */
export function howFar(first: number, day: number) {
  const age = day - first;
  if (age < 0 || age >= LONGEST) return { weeks: null, days: null, trimester: null, days_left: null };
  return {
    weeks: Math.floor(age / WEEK),
    days: age % WEEK,
    trimester: trimesterAt(age),
    days_left: age <= PREGNANCY ? PREGNANCY - age : null,
  };
}

/** From 42 full weeks on. */
export const pastUsualEnd = (weeks: { readonly value: number | bigint | Decimal } | null): string | false =>
  weeks !== null &&
  Number(weeks.value) >= POST_TERM &&
  `This is ${weeks} or more, past the usual end of a pregnancy. If your baby isn't born yet, please call your midwife or doctor today.`;

// Wilcox and others, BMJ 321 (2000), page 1259: of a cycle only six days are fertile, the last that of ovulation.
const FERTILE = 6;
const OVULATION = 2 * WEEK;

/** Why no calendar of this pregnancy can be written. */
export const isPastDates = (first: number): string | false =>
  (first < FIRST_DAY || first + LONGEST > LAST_DAY) &&
  "Enter dates between the years 1 and 9999: this pregnancy would run past them.";

/** The days on which this pregnancy can have begun. */
export const windowFrom = (first: number) => ({
  window_from: dateOf(first + OVULATION - FERTILE + 1),
  window_to: dateOf(first + OVULATION),
});

/** Every week, by how many are over when it begins. */
export const calendarFrom = (first: number) =>
  Array.from({ length: POST_TERM + 1 }, (_, weeks) => ({
    weeks,
    from: dateOf(first + weeks * WEEK),
    trimester: trimesterAt(weeks * WEEK),
    milestone: STAGES.find(([, begins]) => begins === weeks)?.[0] ?? null,
  }));

/** `first` is the number of the day from which the pregnancy is counted. */
export const milestonesFrom = (first: number) =>
  STAGES.map(([milestone, weeks]) => ({ milestone, weeks, date: dateOf(first + weeks * WEEK) }));
