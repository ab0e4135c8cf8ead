import { choice, count, date, defineCalculator, formatDate, type Show, step, table } from "#engine";
import { dateOf, dayNumber, LAST_DAY } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";

// Wilcox, Weinberg and Baird, New England Journal of Medicine 333 (1995): six days, of which the last is that of ovulation.
const FERTILE = 6;
// American College of Obstetricians and Gynecologists, Committee Opinion 700 (2017): birth is due 266 days after conception.
const TO_BIRTH = 266;
// The calendar rule for cycles that vary: from day (shortest - 18) to day (longest - 11).
const [FROM_SHORTEST, FROM_LONGEST] = [18, 11];
const CYCLES = 6;
const USUAL = { least: 21, most: 35 };

const days = { unit: "days", min: 20, max: 45 } as const;

export default defineCalculator({
  name: "Ovulation calculator",
  summary: "Your fertile days, the day you ovulate and your next periods, from your last period and cycle length.",

  inputs: {
    cycles: choice(
      "My cycles are",
      { regular: "About the same length", varying: "Shorter and longer" },
      { default: "regular" },
    ),
    last_period: date("First day of the last period", { example: "2026-11-02" }),
    cycle_length: count("Cycle length", {
      ...days,
      default: 28,
      help: "From the first day of one period to the day before the next.",
    }),
    luteal: count("Days from ovulation to the next period", {
      unit: "days",
      min: 10,
      max: 17,
      default: 14,
      more: true,
    }),
    shortest: count("Shortest cycle", { ...days, example: 26 }),
    longest: count("Longest cycle", { ...days, example: 32 }),
  },

  outputs: {
    fertile_from: date("First fertile day"),
    fertile_to: date("Last fertile day"),
    ovulation: date("Ovulation", { optional: true }),
    next_period: date("Next period", { optional: true }),
    next_from: date("Next period from", { optional: true }),
    next_to: date("Next period until", { optional: true }),
    due_date: date("Due date if you conceive", { optional: true }),
    calendar: table(
      "Next six cycles",
      {
        period: date("Period begins"),
        fertile_from: date("First fertile day"),
        ovulation: date("Ovulation"),
      },
      { optional: true },
    ),
  },
  groups: {
    "Fertile days": ["fertile_from", "fertile_to", "ovulation"],
    "What comes next": ["next_period", "next_from", "next_to", "due_date"],
  },
  headline: (_, { fertile_from, fertile_to }) => ["Fertile days", `${fertile_from} to ${fertile_to}`],
  primary: "fertile_from",
  formula: "ovulation = next period − 14 days; fertile days = ovulation and the five days before",

  check: ({ last_period }) => ({
    last_period: dayNumber(last_period) + TO_BIRTH * 2 > LAST_DAY && "must be before the year 9998",
  }),
  questions: {
    cycles: {
      regular: {
        asks: ["cycle_length", "luteal"],
        refuses: ({ cycle_length, luteal }) =>
          cycle_length - luteal < FERTILE && "Enter a longer cycle, or fewer days from ovulation to the next period.",
        compute({ last_period, cycle_length, luteal }) {
          const first = dayNumber(last_period);
          const cycle = (n: number) => {
            const period = first + n * cycle_length;
            const ovulation = period + cycle_length - luteal;
            return {
              period: dateOf(period),
              ovulation: dateOf(ovulation),
              fertile_from: dateOf(ovulation - FERTILE + 1),
            };
          };
          const { ovulation, fertile_from } = cycle(0);
          return {
            ...{ ovulation, fertile_from, fertile_to: ovulation },
            next_period: dateOf(first + cycle_length),
            due_date: dateOf(dayNumber(ovulation) + TO_BIRTH),
            calendar: Array.from({ length: CYCLES }, (_, n) => cycle(n + 1)),
          };
        },
        sentence: (_, { ovulation, fertile_from, next_period }) =>
          `You probably ovulate on ${ovulation ?? ""}. You can conceive from ${fertile_from} on. Your next period is due on ${next_period ?? ""}.`,
        working: ({ last_period, cycle_length, luteal }, found, { notation }) => [
          step`Next period: ${on(last_period.value, notation)} + ${cycle_length} = ${found.next_period ?? ""}`,
          step`Ovulation: ${found.next_period ?? ""} - ${luteal} = ${found.ovulation ?? ""}`,
          step`First fertile day: ${found.ovulation ?? ""} - ${FERTILE - 1} days = ${found.fertile_from}`,
          step`Due date if you conceive: ${found.ovulation ?? ""} + ${TO_BIRTH} days = ${found.due_date ?? ""}`,
        ],
      },
      varying: {
        asks: ["shortest", "longest"],
        check: ({ shortest, longest }) => ({ longest: longest < shortest && "must not be shorter than the shortest" }),
        compute({ last_period, shortest, longest }) {
          const first = dayNumber(last_period);
          return {
            fertile_from: dateOf(first + shortest - FROM_SHORTEST - 1),
            fertile_to: dateOf(first + longest - FROM_LONGEST - 1),
            next_from: dateOf(first + shortest),
            next_to: dateOf(first + longest),
          };
        },
        sentence: (_, { fertile_from, fertile_to, next_from, next_to }) =>
          `You may be fertile from ${fertile_from} to ${fertile_to}. Your next period is due between ${next_from ?? ""} and ${next_to ?? ""}.`,
        working: ({ shortest, longest }, { fertile_from, fertile_to }) => [
          step`First fertile day of the cycle: ${shortest.value} - ${FROM_SHORTEST} = ${shortest.value - FROM_SHORTEST}`,
          step`Last fertile day of the cycle: ${longest.value} - ${FROM_LONGEST} = ${longest.value - FROM_LONGEST}`,
          `Counted from the first day of the period: ${fertile_from} to ${fertile_to}`,
        ],
      },
    },
  },

  notes: ({ cycle_length, shortest, longest }) => [
    "These days are an estimate. They don't protect you from getting pregnant.",
    [cycle_length, shortest, longest].some(
      (length) => length && (length.value < USUAL.least || length.value > USUAL.most),
    ) &&
      `Cycles are usually ${USUAL.least} to ${USUAL.most} days long. If yours are often shorter or longer, a doctor can help to find out why.`,
  ],
});

const on = (day: CivilDate, notation: Show["notation"]): string => formatDate(day, notation);
