import { choice, defineCalculator, noAnswer, number, percent, type Shown, step } from "#engine";
import type { Decimal } from "#math/decimal";

const MOST = 1e15;

export default defineCalculator({
  slug: "percentage-change",
  name: "Percentage change calculator",
  category: "everyday",
  summary: "The change from one number to another in percent, their difference, or a change in percentage points.",
  version: "1.0.0",

  inputs: {
    find: choice(
      "Find",
      {
        change: "The change from the first number to the second",
        difference: "The difference of two numbers, neither of them the first",
        points: "The change of a percentage, in percentage points",
      },
      { default: "change" },
    ),
    from: number("From", { min: -MOST, max: MOST, example: 80 }),
    to: number("To", { min: -MOST, max: MOST, example: 100 }),
  },

  outputs: {
    change_rate: percent("Change in percent", { significant: 6, optional: true }),
    difference_rate: percent("Difference in percent", { significant: 6, optional: true }),
    points: number("Percentage points", { significant: 15, optional: true }),
    difference: number("Second minus first", { significant: 15 }),
    factor: number("Second divided by first", { significant: 15, optional: true }),
  },
  primary: ({ find }) => (({ change: "change_rate", difference: "difference_rate", points: "points" }) as const)[find],
  formula: "change in percent = (second - first) ÷ |first| × 100",

  compute({ find, from, to }) {
    const difference = to.minus(from);
    const none = { change_rate: null, difference_rate: null, points: null, factor: null, difference };
    if (find === "difference") {
      const sizes = from.abs().plus(to.abs());
      if (sizes.isZero()) return noAnswer("Between 0 and 0 there is nothing to take a percentage of.");
      return { ...none, difference_rate: difference.abs().times(200).div(sizes) };
    }
    const change_rate = from.isZero() ? null : difference.times(100).div(from.abs());
    if (find === "points") return { ...none, points: difference, change_rate };
    if (!change_rate) return noAnswer("From 0 there is no change in percent: nothing is a percentage of 0.");
    return { ...none, change_rate, factor: to.div(from) };
  },

  sentence({ find, from, to }, { change_rate, difference_rate, points, difference }, show) {
    const [first, second] = find === "points" ? [`${from}%`, `${to}%`] : [`${from}`, `${to}`];
    if (difference_rate) {
      const mean = from.value.lt(0) || to.value.lt(0) ? "the mean of their sizes" : "their mean";
      return `${first} and ${second} differ by ${about(difference_rate)} of ${mean}.`;
    }
    if (difference.value.isZero()) return `From ${first} to ${second} nothing changes.`;
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
      return [
        step`Distance: ${second} - ${first} = ${difference}${distance.text === difference.text ? "" : `, which is ${distance} without its sign`}`,
        step`Mean of the sizes: (${size} + ${show("number", to.value.abs())}) ÷ 2 = ${mean}`,
        ...(difference_rate ? [step`Distance by mean: ${distance} ÷ ${mean} × 100% = ${difference_rate}`] : []),
      ];
    }
    return [
      step`Second minus first: ${second} - ${first} = ${difference}`,
      ...(change_rate ? [step`By the size of the first: ${difference} ÷ ${size} × 100% = ${change_rate}`] : []),
      ...(factor ? [step`Second divided by first: ${second} ÷ ${first} = ${factor}`] : []),
    ];
  },

  notes({ find, from, to }) {
    const isAcross = from.value.times(to.value).lt(0);
    if (find === "difference") {
      return isAcross ? ["One number is below zero and one above: by this measure all such pairs differ by 200%."] : [];
    }
    if (from.value.lt(0)) {
      return [
        "The first number is below zero. The change is told by its size, so that a rise is a plus. Many avoid percentages here.",
      ];
    }
    if (find === "points" && from.value.isZero()) return ["From 0% a change can only be told in percentage points."];
    return [];
  },
});

const about = (value: Shown<Decimal>): string => (value.exact ? `${value}` : `about ${value}`);

const bracketed = (value: Shown<Decimal>): string => (value.value.lt(0) ? `(${value})` : `${value}`);
