import { choice, defineCalculator, number, percent, type Show, type Shown, withPercent } from "#engine";
import type { Decimal } from "#numbers/decimal";

const MOST = 1e15;

export default defineCalculator({
  name: "Percentage change calculator",
  summary: "Percent increase or decrease, percent difference, or change in percentage points.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        change: "Percent change, from old to new",
        difference: "Percent difference of two numbers",
        points: "Change in percentage points",
      },
      { default: "change" },
    ),
    from: number("First (old) number", { min: -MOST, max: MOST, example: 80 }),
    to: number("Second (new) number", { min: -MOST, max: MOST, example: 100 }),
  },

  outputs: {
    change_rate: percent("Percent change", { significant: 6, optional: true }),
    difference_rate: percent("Percent difference", { significant: 6, optional: true }),
    points: number("Percentage points", { significant: 15, optional: true }),
    difference: number("Difference (second minus first)", { significant: 15 }),
    factor: number("Ratio (second divided by first)", { significant: 15, optional: true }),
  },
  formula: "change in percent = (second - first) ÷ |first| × 100",

  otherQuestions({ find, from, to }) {
    const others = ["change", "difference", "points"].filter((other) => other !== find);
    return others.map((other) => ({ find: other, from: `${from}`, to: `${to}` }));
  },

  between: { mean: number("Average", { significant: 15, optional: true }) },
  by: { difference: ["Second minus first", "to - from"] },

  questions: {
    find: {
      change: {
        primary: "change_rate",
        refuses: ({ from }) => from.isZero() && "Enter a first number other than 0: a change from 0 has no percentage.",
        by: {
          change_rate: ["Divided by the first number", "difference ÷ abs(from)"],
          factor: ["Second divided by first", "to ÷ from"],
        },
        sentence: ({ from, to }, { change_rate, difference }, show) =>
          changed(`${from}`, `${to}`, difference, sizeOf(change_rate, show)),
      },
      difference: {
        primary: "difference_rate",
        refuses: ({ from, to }) => from.isZero() && to.isZero() && "Enter at least one number other than 0.",
        by: {
          mean: ["Average of both, without minus signs", "(abs(from) + abs(to)) ÷ 2"],
          difference_rate: ["Difference divided by average", "abs(difference) ÷ mean"],
        },
        sentence({ from, to }, { difference_rate }) {
          const mean = from.value.lt(0) || to.value.lt(0) ? "their average without signs" : "their average";
          return `${from} and ${to} differ by ${about(difference_rate)} of ${mean}.`;
        },
      },
      points: {
        primary: "points",
        compute: ({ from }) => (from.isZero() ? { change_rate: null } : {}),
        by: { points: "difference", change_rate: ["Divided by the first number", "difference ÷ abs(from)"] },
        sentence({ from, to }, { change_rate, difference }, show) {
          const size = show("number", difference.value.abs());
          const inPoints = `${size} percentage ${size.text === "1" ? "point" : "points"}`;
          const rate = sizeOf(change_rate, show);
          return changed(
            withPercent(`${from}`, show.notation),
            withPercent(`${to}`, show.notation),
            difference,
            rate ? `${inPoints}, and of ${rate}` : inPoints,
          );
        },
      },
    },
  },

  alerts: ({ find, from }) => [
    find !== "difference" &&
      from.value.lt(0) &&
      "The first number is negative, so the change is divided by it without its minus sign, and a rise stays positive. Use such a percentage with care.",
  ],

  notes({ find, from, to }, _, show) {
    const isAcross = from.value.times(to.value).lt(0);
    return [
      find === "difference" &&
        isAcross &&
        `One number is negative and the other positive. By this measure all such pairs differ by ${show("percent", 200)}.`,
      find === "points" &&
        from.value.isZero() &&
        `A change from ${show("percent", 0)} can only be given in percentage points.`,
    ];
  },
});

type Figure = Shown<Decimal>;

function changed(from: string, to: string, { value }: Figure, size: string): string {
  if (value.isZero()) return `${from} and ${to} are the same: no change.`;
  return `From ${from} to ${to} is ${value.gt(0) ? "an increase" : "a decrease"} of ${size}.`;
}

const sizeOf = (rate: Figure | null, show: Show): string =>
  rate ? about(show("percent", rate.value.abs(), { significant: 6 })) : "";

const about = (figure: Figure | null): string => (figure?.exact === false ? `about ${figure}` : `${figure}`);
