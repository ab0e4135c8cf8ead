import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  type InputValues,
  noAnswer,
  step,
  table,
  text,
} from "#engine";
import { dateOf, dayNumber, FIRST_DAY, LAST_DAY } from "#math/calendar";
import type { CivilDate } from "#math/civil-date";

// American College of Obstetricians and Gynecologists, Committee Opinion 700 (2017): 280 days from the first day of the
// last period of a cycle of 28 days, 266 days from conception.
const PREGNANCY = 280;
const FROM_CONCEPTION = 266;
const USUAL_CYCLE = 28;
const WEEK = 7;

// The same committee opinion as below: past 42 weeks a pregnancy is post-term.
const POST_TERM = 42;

/** Beyond it no week of pregnancy is shown. */
const LONGEST = 44 * WEEK;

// By the full weeks at which they begin. Trimesters: ACOG, How Your Fetus Grows During Pregnancy (2024). Terms: ACOG,
// Committee Opinion 579 (2013).
const TRIMESTERS = [
  ["First trimester", 0],
  ["Second trimester", 14],
  ["Third trimester", 28],
] as const;
const MILESTONES = [
  ["Conception (about)", 2],
  ["Second trimester", 14],
  ["Third trimester", 28],
  ["Early term", 37],
  ["Full term", 39],
  ["Due date", 40],
  ["Late term", 41],
  ["Post-term", POST_TERM],
] as const;

const BY_LAST_PERIOD = { when: { method: ["last_period"] } } as const;
const BY_TRANSFER = { when: { method: ["transfer"] } } as const;
const BY_SCAN = { when: { method: ["ultrasound"] } } as const;

const inputs = {
  method: choice(
    "Calculate from",
    {
      last_period: "Last period",
      conception: "Conception date",
      transfer: "IVF transfer date",
      ultrasound: "Ultrasound scan",
    },
    { default: "last_period" },
  ),
  last_period: date("First day of the last period", { example: "2026-09-01", ...BY_LAST_PERIOD }),
  cycle_length: count("Cycle length", {
    unit: "days",
    min: 20,
    max: 45,
    default: USUAL_CYCLE,
    ...BY_LAST_PERIOD,
    help: "From the first day of one period to the day before the next.",
  }),
  conception: date("Conception date", { example: "2026-09-15", when: { method: ["conception"] } }),
  transfer: date("Transfer date", { example: "2026-09-20", ...BY_TRANSFER }),
  embryo_age: count("Embryo age at transfer", {
    unit: "days",
    min: 2,
    max: 7,
    default: 5,
    ...BY_TRANSFER,
    help: "Usually 3 or 5. An embryo of 5 days is called a blastocyst.",
  }),
  scan: date("Scan date", { example: "2026-11-10", ...BY_SCAN }),
  scan_weeks: count("Weeks pregnant at the scan", {
    unit: "weeks",
    min: 4,
    max: 41,
    example: 10,
    ...BY_SCAN,
  }),
  scan_days: count("Extra days at the scan", {
    unit: "days",
    min: 0,
    max: 6,
    default: 0,
    ...BY_SCAN,
  }),
  day: date("Show how far along I am on", { today: true, example: "2026-11-20" }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "due-date",
  name: "Due date calculator",
  category: "health",
  summary: "When your baby is due, and how many weeks and days pregnant you are.",
  version: "1.1.0",
  inputs,

  outputs: {
    due_date: date("Due date"),
    weeks: count("Weeks pregnant", { unit: "weeks", optional: true }),
    days: count("Extra days", { unit: "days", optional: true }),
    trimester: text("Trimester", { optional: true }),
    days_left: count("Days until the due date", { unit: "days", optional: true }),
    counted_from: date("Pregnancy counted from"),
    milestones: table("Milestones", { milestone: text("Milestone"), weeks: count("Weeks"), date: date("Date") }),
  },
  primary: "due_date",
  formula: "due date = first day of the last period + 280 days + (cycle − 28)",

  compute(given) {
    const { start, toGo } = known(given);
    const due = dayNumber(start) + toGo;
    const first = due - PREGNANCY;
    if (first < FIRST_DAY || first + LONGEST > LAST_DAY) {
      return noAnswer("Enter dates between the years 1 and 9999: this pregnancy would run past them.");
    }
    const age = dayNumber(given.day) - first;
    const isShown = age >= 0 && age < LONGEST;
    return {
      due_date: dateOf(due),
      weeks: isShown ? Math.floor(age / WEEK) : null,
      days: isShown ? age % WEEK : null,
      trimester: isShown ? trimesterAt(age) : null,
      days_left: isShown && age <= PREGNANCY ? PREGNANCY - age : null,
      counted_from: dateOf(first),
      milestones: MILESTONES.map(([milestone, weeks]) => ({ milestone, weeks, date: dateOf(first + weeks * WEEK) })),
    };
  },

  sentence({ day }, { due_date, weeks, days, trimester }) {
    if (!weeks || !days || !trimester) return `Your baby is due on ${due_date}.`;
    return `Your baby is due on ${due_date}. On ${day} you are ${weeks} and ${days} pregnant, in the ${trimester.toLowerCase()}.`;
  },

  working(given, { due_date, counted_from, weeks, days }, _, values) {
    const { start, toGo, sum } = known(values);
    const age = dayNumber(given.day.value) - dayNumber(counted_from.value);
    return [
      step`Days to the due date: ${sum} = ${toGo}`,
      step`Due date: ${formatDate(start)} ${toGo < 0 ? "-" : "+"} ${inDays(Math.abs(toGo))} = ${due_date}`,
      step`Pregnancy counted from: ${due_date} - ${inDays(PREGNANCY)} = ${counted_from}`,
      weeks && days && step`On ${given.day}: ${inDays(age)}, which is ${weeks} and ${days}`,
    ];
  },

  alerts(_, { weeks }) {
    if (!weeks || Number(weeks.value) < POST_TERM) return [];
    return [
      `This is ${weeks} or more, past the usual end of a pregnancy. If your baby isn't born yet, please call your midwife or doctor today.`,
    ];
  },

  notes({ day }, { weeks, days_left, due_date, counted_from }) {
    if (days_left) return [];
    const past = dayNumber(day.value) - dayNumber(due_date.value);
    if (weeks) return [`On ${day} you are ${inDays(past)} past the due date.`];
    if (dayNumber(day.value) < dayNumber(counted_from.value)) return [`${day} is before this pregnancy began.`];
    return [`${day} is ${LONGEST / WEEK} weeks or more after the start, so no week is shown.`];
  },
});

type Known = { readonly start: CivilDate; readonly toGo: number; readonly sum: string };

/** The day that is known, and how many days from it to the due date. */
function known(given: Given): Known {
  switch (given.method) {
    case "last_period": {
      const toGo = PREGNANCY + given.cycle_length - USUAL_CYCLE;
      return { start: given.last_period, toGo, sum: `${PREGNANCY} + ${given.cycle_length} - ${USUAL_CYCLE}` };
    }
    case "conception": {
      const sum = `${PREGNANCY} - ${PREGNANCY - FROM_CONCEPTION}`;
      return { start: given.conception, toGo: FROM_CONCEPTION, sum };
    }
    case "transfer": {
      const sum = `${FROM_CONCEPTION} - ${given.embryo_age}`;
      return { start: given.transfer, toGo: FROM_CONCEPTION - given.embryo_age, sum };
    }
    case "ultrasound": {
      const sum = `${PREGNANCY} - ${given.scan_weeks} × ${WEEK} - ${given.scan_days}`;
      return { start: given.scan, toGo: PREGNANCY - given.scan_weeks * WEEK - given.scan_days, sum };
    }
  }
}

const trimesterAt = (age: number): string =>
  TRIMESTERS.findLast(([, weeks]) => age >= weeks * WEEK)?.[0] ?? TRIMESTERS[0][0];

const inDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
