// What must not compile in a field. `tsc` is the judge: a line marked @ts-expect-error that compiles is an error itself.
import { describe, expect, it } from "vitest";
import {
  choice,
  count,
  date,
  duration,
  money,
  number,
  numbers,
  percent,
  quantity,
  rows,
  table,
  text,
  toggle,
} from "#engine";
import { MASS } from "#numbers/units";

const range = { min: 0, max: 9 } as const;
const CELLS = { grade: { kind: "number", label: "Grade", min: 0, max: 4 } } as const;

it("A field is what was said of it, and no more", () => {
  expect(money("Bill")).toEqual({ kind: "money", label: "Bill" });
  expect(percent("Tip", { ...range, default: 1 })).toEqual({
    kind: "percent",
    label: "Tip",
    min: 0,
    max: 9,
    default: 1,
  });
  expect(choice("Round", { up: "Up" }, { default: "up" })).toEqual({
    kind: "choice",
    label: "Round",
    options: { up: "Up" },
    default: "up",
  });
  expect(quantity("Weight", MASS, { as: "weight" })).toEqual({
    kind: "quantity",
    label: "Weight",
    dimension: MASS,
    as: "weight",
  });
});

describe("A field does not compile", () => {
  it("with a misspelt option", () => {
    // @ts-expect-error exmaple
    money("X", { min: 0, max: 9, exmaple: 1 });
    percent("X", { min: 0, max: 9, default: 1, usual: [1, 2] });
    // @ts-expect-error usaul
    percent("X", { min: 0, max: 9, default: 1, usaul: [1, 2] });
    // @ts-expect-error keys are for numbers
    date("X", { example: "2026-11-20", usual: [1, 2] });
    // @ts-expect-error deflaut
    percent("X", { min: 0, max: 9, default: 1, deflaut: 1 });
    // @ts-expect-error untis
    number("X", { min: 0, max: 9, default: 1, untis: "years" });
    // @ts-expect-error maximum
    count("X", { min: 0, maximum: 9, default: 1 });
    // @ts-expect-error today_
    date("X", { example: "2026-11-20", today_: true });
    // @ts-expect-error clok
    duration("X", { clok: "m:ss" });
    // @ts-expect-error lest
    numbers("X", { min: 0, max: 9, least: 1, most: 2, lest: 1, example: "1" });
    // @ts-expect-error beteen
    rows("X", CELLS, { least: 1, most: 2, example: "1", beteen: "," });
    // @ts-expect-error helpp
    toggle("X", { default: true, helpp: "" });
    // @ts-expect-error optonal
    text("X", { optonal: true });
    // @ts-expect-error pages
    table("X", { year: count("Year") }, { pages: true });
  });

  it("with a value of another kind", () => {
    // @ts-expect-error money is a number
    money("X", { min: 0, max: 9, default: "1" });
    // @ts-expect-error a toggle is a boolean
    toggle("X", { default: "yes" });
    // @ts-expect-error a date is a text
    date("X", { example: 20261120 });
    // @ts-expect-error optional is true or absent
    money("X", { min: 0, max: 9, optional: false });
    // @ts-expect-error there are two clocks
    duration("X", { clock: "hh:mm" });
    // @ts-expect-error a list says how many
    numbers("X", { min: 0, max: 9, least: 1, example: "1" });
  });

  it("with a choice whose default or example is none of its options", () => {
    // @ts-expect-error c
    choice("X", { a: "One", b: "Two" }, { default: "c" });
    // @ts-expect-error One is a label
    choice("X", { a: "One", b: "Two" }, { example: "One" });
  });

  it("with a unit that the dimension has not, or that is not offered", () => {
    // @ts-expect-error cm is no mass
    quantity("X", MASS, { unit: "cm", units: { kg: [0, 1] }, default: 1 });
    // @ts-expect-error lbs
    quantity("X", MASS, { unit: "kg", units: { kg: [0, 1], lbs: [0, 1] }, default: 1 });
    // @ts-expect-error kg is not offered
    quantity("X", MASS, { unit: "kg", units: { lb: [0, 1] }, default: 1 });
    // @ts-expect-error a range has two ends
    quantity("X", MASS, { unit: "kg", units: { kg: [0] }, default: 1 });
  });

  it("with a chart of a column that there is not", () => {
    const columns = { year: count("Year"), paid: money("Paid") };
    // @ts-expect-error yaer
    table("X", columns, { chart: { kind: "areas", x: "yaer", y: ["paid"] } });
    // @ts-expect-error interest
    table("X", columns, { chart: { kind: "areas", x: "year", y: ["paid", "interest"] } });
    // @ts-expect-error pies
    table("X", columns, { chart: { kind: "pies", x: "year", y: ["paid"] } });
  });
});
