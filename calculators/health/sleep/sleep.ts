import {
  asTyped,
  type Currency,
  choice,
  count,
  defineCalculator,
  duration,
  formatSpan,
  number,
  type Shown,
  table,
  text,
  typed,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { DAY, HOUR, MINUTE, secondsAt, TIME, TIME_LIKE, writeTime } from "#numbers/time-of-day";

// Children: American Academy of Sleep Medicine (2016), naps included. Adults: National Sleep Foundation (2015).
const AGES = { small: "3 to 5 years", school: "6 to 12 years", teen: "13 to 17 years" } as const;
const GROWN = { adult: "18 to 64 years", older: "65 years or older" } as const;
const HOURS = { small: [10, 13], school: [9, 12], teen: [8, 10], adult: [7, 9], older: [7, 8] } as const;
type Age = keyof typeof HOURS;

const CYCLES = [7, 6, 5, 4, 3];
const TOO_LITTLE = "Too little";
const ENOUGH = "As recommended";
const TOO_MUCH = "More than recommended";

const time = { reads: "time", pattern: TIME, like: TIME_LIKE, maxLength: 20 } as const;

export default defineCalculator({
  name: "Sleep calculator",
  summary: "When to go to bed or wake up, by the hours recommended for your age and by sleep cycles.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { bedtime: "When to go to bed", wake: "When to wake up", hours: "How long I sleep" },
      { default: "bedtime" },
    ),
    wake_time: typed("Wake up at", { ...time, example: "7:00 am" }),
    bed_time: typed("Go to bed at", { ...time, example: "10:30 pm" }),
    age: choice("Age", { ...AGES, ...GROWN }, { default: "adult" }),
    falls_asleep: count("Time to fall asleep", { unit: "minutes", min: 0, max: 120, default: 15 }),
    cycle: count("Length of a sleep cycle", { unit: "minutes", min: 60, max: 120, default: 90, more: true }),
  },

  outputs: {
    window: text("Recommended time", { optional: true }),
    asleep: duration("Time asleep", { optional: true }),
    band: text("For your age", { optional: true }),
    least: number("Recommended sleep from", { unit: "hours", digits: 0 }),
    most: number("Recommended sleep to", { unit: "hours", digits: 0 }),
    cycles: table(
      "By sleep cycles",
      { cycles: count("Cycles"), at: text("Time"), asleep: duration("Sleep"), band: text("For your age") },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "hours" ? "asleep" : "window"),
  formula: "bedtime = wake-up time − hours of sleep − time to fall asleep",

  questions: {
    find: {
      bedtime: {
        asks: ["wake_time"],
        compute: ({ wake_time, ...given }) => byAge(given, secondsAt(wake_time), -1),
        sentence: ({ wake_time }, { window, least, most }, { notation }) =>
          `To wake up at ${asTyped(wake_time, notation)} after ${least.text.replace(/ hours$/, "")} to ${most} of sleep, go to bed between ${spoken(window)}.`,
        working: ({ wake_time, falls_asleep }, { window, least, most }, { notation }) => [
          `Go back from ${asTyped(wake_time, notation)} by ${falls_asleep} to fall asleep, and by ${most} or ${least}: ${window}`,
        ],
      },
      wake: {
        asks: ["bed_time"],
        compute: ({ bed_time, ...given }) => byAge(given, secondsAt(bed_time), 1),
        sentence: ({ bed_time }, { window, least, most }, { notation }) =>
          `If you go to bed at ${asTyped(bed_time, notation)}, ${least.text.replace(/ hours$/, "")} to ${most} of sleep end between ${spoken(window)}.`,
        working: ({ bed_time, falls_asleep }, { window, least, most }, { notation }) => [
          `Go on from ${asTyped(bed_time, notation)} by ${falls_asleep} to fall asleep, and by ${least} or ${most}: ${window}`,
        ],
      },
      hours: {
        asks: ["bed_time", "wake_time"],
        refuses: (given) => inBed(given) <= 0 && "You would be up again before you fall asleep. Check the two times.",
        compute({ age, ...given }) {
          const asleep = decimal(inBed(given));
          return { ...rangeOf(age), asleep, band: bandOf(age, asleep), window: null, cycles: null };
        },
        sentence: ({ bed_time, wake_time }, { asleep, band }, { notation }) =>
          `From ${asTyped(bed_time, notation)} to ${asTyped(wake_time, notation)}, you sleep ${spanOf(asleep, notation)}. For your age, that is ${band?.toLowerCase()}.`,
        working: ({ bed_time, wake_time, falls_asleep }, { asleep }, { notation }) => [
          `From ${asTyped(bed_time, notation)} to ${asTyped(wake_time, notation)}, less ${falls_asleep} to fall asleep: ${spanOf(asleep, notation)}`,
        ],
      },
    },
  },

  notes: ({ find, age }) => [
    find !== "hours" &&
      "Cycles differ from night to night and from person to person. No health office advises to go by them: the hours count.",
    age === "small" && "Naps count for children up to 5.",
    "If you sleep enough and are still tired, talk with a doctor.",
  ],
});

function spanOf(asleep: Shown<Decimal> | null, notation: Currency["notation"]): string {
  const minutes = decimal(asleep?.value ?? 0).div(MINUTE);
  return formatSpan({ hours: minutes.div(60).floor(), minutes: minutes.mod(60) }, notation);
}

type Given = { readonly age: Age; readonly falls_asleep: number; readonly cycle: number };

const rangeOf = (age: Age) => ({ least: decimal(HOURS[age][0]), most: decimal(HOURS[age][1]) });

function byAge({ age, falls_asleep, cycle }: Given, from: number, way: 1 | -1) {
  const { least, most } = rangeOf(age);
  const at = (asleep: number) => timeOf(from + way * (asleep + falls_asleep * MINUTE));
  const [one, other] = [at(least.toNumber() * HOUR), at(most.toNumber() * HOUR)];
  const [start, end] = way < 0 ? [other, one] : [one, other];
  return {
    least,
    most,
    window: (region: Region) => `${start(region)} to ${end(region)}`,
    asleep: null,
    band: null,
    cycles: CYCLES.map((cycles) => {
      const asleep = decimal(cycles * cycle * MINUTE);
      return { cycles, at: at(asleep.toNumber()), asleep, band: bandOf(age, asleep) };
    }),
  };
}

function bandOf(age: Age, asleep: Decimal): string {
  const { least, most } = rangeOf(age);
  if (asleep.lt(least.times(HOUR))) return TOO_LITTLE;
  return asleep.gt(most.times(HOUR)) ? TOO_MUCH : ENOUGH;
}

type Times = { readonly bed_time: string; readonly wake_time: string; readonly falls_asleep: number };

function inBed({ bed_time, wake_time, falls_asleep }: Times): number {
  const passed = secondsAt(wake_time) - secondsAt(bed_time);
  return passed + (passed < 0 ? DAY : 0) - falls_asleep * MINUTE;
}

type Region = { readonly notation?: { readonly hours?: "h" | "H" | "HH" | undefined } | undefined };

function timeOf(seconds: number) {
  const inDay = seconds - DAY * Math.floor(seconds / DAY);
  return ({ notation }: Region): string => writeTime(inDay, notation?.hours);
}

const spoken = (window: string | null | undefined): string => window?.replace(" to ", " and ") ?? "";
