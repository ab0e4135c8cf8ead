// A calculator that asks for every kind of input and tells every kind of output, for the tests of the engine.
import {
  choice,
  count,
  date,
  defineCalculator,
  duration,
  list,
  money,
  number,
  numbers,
  percent,
  quantity,
  rows,
  step,
  table,
  text,
  toggle,
  typed,
} from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";

export default defineCalculator({
  name: "Every kind",
  summary: "Every kind of input and output.",

  inputs: {
    price: money("Price", { min: 0, max: 1e6, example: 80 }),
    rate: percent("Rate", { min: -50, max: 50, default: 7.5 }),
    ratio: number("Ratio", { unit: "litres", min: 0, max: 10, optional: true }),
    people: count("People", { min: 1, max: 1000, default: 2 }),
    height: quantity("Height", LENGTH, { unit: "cm", units: { cm: [50, 275], in: [20, 108] }, example: 175 }),
    weight: quantity("Weight", MASS, { unit: "kg", units: { kg: [10, 650], lb: [22, 1430] }, default: 70 }),
    mode: choice("Mode", { simple: "Simple", full: "With everything" }, { default: "simple" }),
    term: count("Term", { unit: "years", min: 1, max: 50, example: 30, when: { mode: ["full"] } }),
    member: toggle("Member", { default: false }),
    day: date("Day", { example: "2026-11-20" }),
    shift: duration("Shift", { min: 0, max: 86400, default: "7:45" }),
    marks: numbers("Marks", { min: 0, max: 100, least: 2, most: 5, example: "82, 91" }),
    courses: rows(
      "Courses",
      { name: { kind: "text", label: "Name" }, credits: { kind: "number", label: "Credits", min: 0, max: 30 } },
      { least: 1, most: 4, optional: true },
    ),
    fraction: typed("Fraction", { pattern: "\\d+/\\d+", like: "a fraction such as 3/4", maxLength: 9, default: "3/4" }),
  },

  outputs: {
    total: money("Total"),
    growth: percent("Growth", { digits: 3 }),
    third: number("A third", { unit: "litres" }),
    heads: count("Heads", { unit: "people" }),
    heft: quantity("Heft", MASS, { as: "weight", digits: 1 }),
    day_after: date("The day itself"),
    worked: duration("Worked"),
    verdict: text("Verdict", { help: "In one word." }),
    parts: list("Parts", number("Part", { digits: 1 })),
    bonus: money("Bonus", { optional: true }),
    by_head: table("By head", { head: count("Head"), pays: money("Pays") }),
    extras: table("Extras", { what: text("What") }, { optional: true }),
    ledger: table("Ledger", { line: count("Line"), left: quantity("Left", MASS, { as: "weight" }) }, { page: true }),
  },
  primary: ({ mode }) => (mode === "full" ? "growth" : "total"),
  formula: "total = price × (1 + rate ÷ 100)",

  compute({ price, rate, people, weight, mode, member, day, shift, marks }) {
    const total = price.plus(price.times(rate).div(100));
    return {
      total,
      growth: rate,
      third: decimal(people).div(3),
      heads: people,
      heft: weight,
      day_after: day,
      worked: shift,
      verdict: mode === "full" ? "Full" : "Simple",
      parts: marks.map((mark) => mark.div(2)),
      bonus: member ? total.div(10) : null,
      by_head: Array.from({ length: people }, (_, i) => ({ head: i + 1, pays: total.div(people) })),
      extras: member ? [{ what: "A card" }] : null,
      ledger: () => [{ line: 1, left: weight }],
    };
  },

  sentence: ({ price }, { total }) => `${price} becomes ${total}.`,

  working: ({ price, rate, weight }, { total, heft, parts }) => [
    step`Total: ${price} + ${price} × ${rate} = ${total}`,
    step`Weight: ${weight} = ${heft}`,
    step`Parts: = ${parts}`,
  ],

  alerts: ({ price }) => (price.value.gt(1000) ? [`${price} is a lot: ask someone first.`] : []),

  notes: ({ member }) => (member ? ["Members get a bonus."] : []),
});
