// What must not compile in a calculator. `tsc` is the judge: a line marked @ts-expect-error that compiles is an error.
import { describe, it } from "vitest";
import { choice, count, defineCalculator, list, money, noAnswer, number, quantity, table, text, toggle } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

const one = decimal(1);
const kept = { slug: "x", name: "X", category: "everyday", summary: "", version: "1.0.0", formula: "" } as const;
const said = { ...kept, sentence: () => "", working: () => [] };
const range = { min: 0, max: 9 } as const;
const amount = money("Amount", { ...range, default: 1 });
const mode = choice("Mode", { a: "One", b: "Two" }, { default: "a" });

describe("An input does not compile", () => {
  const asked = {
    ...said,
    outputs: { total: money("Total") },
    primary: "total",
    compute: () => ({ total: one }),
  } as const;

  it("without any of default, example and optional, or with two of them", () => {
    // @ts-expect-error none
    defineCalculator({ ...asked, inputs: { x: money("X", range) } });
    // @ts-expect-error none
    defineCalculator({ ...asked, inputs: { x: toggle("X", {}) } });
    // @ts-expect-error none
    defineCalculator({ ...asked, inputs: { x: quantity("X", MASS, { unit: "kg", units: { kg: [0, 1] } }) } });
    // @ts-expect-error default and example
    defineCalculator({ ...asked, inputs: { x: money("X", { ...range, default: 1, example: 1 }) } });
    // @ts-expect-error default and optional
    defineCalculator({ ...asked, inputs: { x: count("X", { ...range, default: 1, optional: true }) } });
  });

  it("without bounds, without units, or of a kind that only outputs have", () => {
    // @ts-expect-error max
    defineCalculator({ ...asked, inputs: { x: money("X", { min: 0, default: 1 }) } });
    // @ts-expect-error units
    defineCalculator({ ...asked, inputs: { x: quantity("X", MASS, { unit: "kg", default: 1 }) } });
    // @ts-expect-error text
    defineCalculator({ ...asked, inputs: { x: text("X") } });
  });

  it("with a `when` that names no input, no choice, no option of it, two choices, or one not always asked for", () => {
    const x = { ...range, default: 1 } as const;
    const when = money("X", { ...x, when: { mode: ["a"] } });
    defineCalculator({ ...asked, inputs: { mode, when } });
    // @ts-expect-error mdoe
    defineCalculator({ ...asked, inputs: { mode, x: money("X", { ...x, when: { mdoe: ["a"] } }) } });
    // @ts-expect-error amount
    defineCalculator({ ...asked, inputs: { amount, x: money("X", { ...x, when: { amount: ["1"] } }) } });
    // @ts-expect-error c
    defineCalculator({ ...asked, inputs: { mode, x: money("X", { ...x, when: { mode: ["a", "c"] } }) } });
    const two = money("X", { ...x, when: { mode: ["a"], other: ["a"] } });
    // @ts-expect-error mode and other
    defineCalculator({ ...asked, inputs: { mode, other: mode, two } });
    const inner = choice("Inner", { a: "One" }, { default: "a", when: { mode: ["a"] } });
    // @ts-expect-error inner is not always asked for
    defineCalculator({ ...asked, inputs: { mode, inner, x: money("X", { ...x, when: { inner: ["a"] } }) } });
    const maybe = choice("Maybe", { a: "One" }, { optional: true });
    // @ts-expect-error maybe is not always there
    defineCalculator({ ...asked, inputs: { maybe, x: money("X", { ...x, when: { maybe: ["a"] } }) } });
  });
});

describe("An output does not compile", () => {
  const outputs = { total: money("Total"), heads: count("Heads") };
  const base = { ...said, inputs: { amount }, primary: "total" } as const;

  it("when compute leaves it out, gives another type, or gives one that is not declared", () => {
    defineCalculator({ ...base, outputs, compute: ({ amount }) => ({ total: amount, heads: 1 }) });
    // @ts-expect-error heads
    defineCalculator({ ...base, outputs, compute: ({ amount }) => ({ total: amount }) });
    // @ts-expect-error total is a Decimal
    defineCalculator({ ...base, outputs, compute: () => ({ total: "1", heads: 1 }) });
    // @ts-expect-error null where nothing is optional
    defineCalculator({ ...base, outputs, compute: ({ amount }) => ({ total: amount, heads: null }) });
    // @ts-expect-error tip
    defineCalculator({ ...base, outputs, compute: ({ amount }) => ({ total: amount, heads: 1, tip: amount }) });
    const found = { total: one, heads: 1, tip: one };
    // @ts-expect-error tip, in one of the answers
    defineCalculator({ ...base, outputs, compute: (given) => (given.amount.gt(1) ? noAnswer("") : found) });
  });

  it("when a row lacks a column or has another type in it", () => {
    const outputs = { total: money("Total"), rows: table("Rows", { year: count("Year"), paid: money("Paid") }) };
    defineCalculator({ ...base, outputs, compute: () => ({ total: one, rows: [{ year: 1, paid: one }] }) });
    // @ts-expect-error only rows that the page alone shows may wait
    defineCalculator({ ...base, outputs, compute: () => ({ total: one, rows: () => [{ year: 1, paid: one }] }) });
    // @ts-expect-error paid
    defineCalculator({ ...base, outputs, compute: () => ({ total: one, rows: [{ year: 1 }] }) });
    // @ts-expect-error year is no text
    defineCalculator({ ...base, outputs, compute: () => ({ total: one, rows: [{ year: "1", paid: one }] }) });
  });

  it("as the primary one when it is not there, a table, a list, or optional", () => {
    const outputs = { total: money("Total"), rows: table("Rows", {}), roots: list("Roots", number("Root")) };
    const more = { ...outputs, maybe: money("Maybe", { optional: true }) };
    const compute = () => ({ total: one, rows: [], roots: [], maybe: null });
    const all = { ...said, inputs: { amount, mode }, outputs: more, compute };
    defineCalculator({ ...all, primary: "total" });
    // @ts-expect-error totla
    defineCalculator({ ...all, primary: "totla" });
    // @ts-expect-error a table
    defineCalculator({ ...all, primary: "rows" });
    // @ts-expect-error a list
    defineCalculator({ ...all, primary: "roots" });
    // @ts-expect-error optional
    defineCalculator({ ...all, primary: "maybe" });
    defineCalculator({ ...all, primary: ({ mode }) => (mode === "a" ? "total" : "maybe") });
    // @ts-expect-error a list, by a function
    defineCalculator({ ...all, primary: ({ mode }) => (mode === "a" ? "total" : "roots") });
    // @ts-expect-error c is no mode
    defineCalculator({ ...all, primary: ({ mode }) => (mode === "c" ? "total" : "total") });
  });
});
