import { choice, defineCalculator, noAnswer, number, percent, type Shown, step } from "#engine";
import type { Decimal } from "#math/decimal";

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
  primary: ({ find }) => (({ change: "change_rate", difference: "difference_rate", points: "points" }) as const)[find],
  formula: "change in percent = (second - first) ÷ |first| × 100",

  otherQuestions({ find, from, to }) {
    const others = ["change", "difference", "points"].filter((other) => other !== find);
    return others.map((other) => ({ find: other, from: `${from}`, to: `${to}` }));
  },

  compute({ find, from, to }) {
    const difference = to.minus(from);
    const none = { change_rate: null, difference_rate: null, points: null, factor: null, difference };
    if (find === "difference") {
      const sizes = from.abs().plus(to.abs());
      if (sizes.isZero()) return noAnswer("Enter at least one number other than 0.");
      return { ...none, difference_rate: difference.abs().times(200).div(sizes) };
    }
    const change_rate = from.isZero() ? null : difference.times(100).div(from.abs());
    if (find === "points") return { ...none, points: difference, change_rate };
    if (!change_rate) return noAnswer("Enter a first number other than 0: a change from 0 has no percentage.");
    return { ...none, change_rate, factor: to.div(from) };
  },

  sentence({ find, from, to }, { change_rate, difference_rate, points, difference }, show) {
    const [first, second] = find === "points" ? [`${from}%`, `${to}%`] : [`${from}`, `${to}`];
    if (difference_rate) {
      const mean = from.value.lt(0) || to.value.lt(0) ? "their average without signs" : "their average";
      return `${first} and ${second} differ by ${about(difference_rate)} of ${mean}.`;
    }
    if (difference.value.isZero()) return `${first} and ${second} are the same: no change.`;
    const grown = difference.value.gt(0) ? "an increase" : "a decrease";
    const rate = change_rate && show("percent", change_rate.value.abs(), { significant: 6 });
    if (!points) return rate ? `From ${first} to ${second} is ${grown} of ${about(rate)}.` : "";
    const size = show("number", difference.value.abs());
    const inPoints = `${size} percentage ${size.text === "1" ? "point" : "points"}`;
    return `From ${first} to ${second} is ${grown} of ${inPoints}${rate ? `, and of ${about(rate)}` : ""}.`;
  },

  working({ find, from, to }, { change_rate, difference_rate, difference, factor }, show) {
    const [first, second] = [bracketed(from), bracketed(to)];
    const size = show("number", from.value.abs());
    if (find === "difference") {
      const mean = show("number", from.value.abs().plus(to.value.abs()).div(2));
      const distance = show("number", difference.value.abs());
      const isNegative = from.value.lt(0) || to.value.lt(0);
      return [
        step`Difference: ${second} - ${first} = ${difference}${distance.text === difference.text ? "" : `, or ${distance} without its sign`}`,
        step`Average${isNegative ? ", without signs" : ""}: (${size} + ${show("number", to.value.abs())}) ÷ 2 = ${mean}`,
        difference_rate && step`Difference divided by average: ${distance} ÷ ${mean} × 100% = ${difference_rate}`,
      ];
    }
    return [
      step`Second minus first: ${second} - ${first} = ${difference}`,
      change_rate && step`Divided by the first number: ${difference} ÷ ${size} × 100% = ${change_rate}`,
      factor && step`Second divided by first: ${second} ÷ ${first} = ${factor}`,
    ];
  },

  alerts: ({ find, from }) => [
    find !== "difference" &&
      from.value.lt(0) &&
      "The first number is negative, so the change is divided by it without its minus sign, and a rise stays positive. Use such a percentage with care.",
  ],

  notes({ find, from, to }) {
    const isAcross = from.value.times(to.value).lt(0);
    return [
      find === "difference" &&
        isAcross &&
        "One number is negative and the other positive. By this measure all such pairs differ by 200%.",
      find === "points" && from.value.isZero() && "A change from 0% can only be given in percentage points.",
    ];
  },
});

const about = (value: Shown<Decimal>): string => (value.exact ? `${value}` : `about ${value}`);

const bracketed = (value: Shown<Decimal>): string => (value.value.lt(0) ? `(${value})` : `${value}`);
