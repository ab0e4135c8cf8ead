import { describe, expect, it } from "vitest";
import { choice, defineCalculator, givenIn, money, percent, vectorsIn } from "#engine";

const calculator = defineCalculator({
  name: "Growth",
  summary: "What tables of known figures are read with.",
  inputs: {
    amount: money("Amount", { min: 0, max: 1e6, example: 1 }),
    rate: percent("Annual rate", { min: 0, max: 10, default: 5 }),
    timing: choice("Timing", { begin: "At the start", end: "At the end" }, { default: "end" }),
  },
  outputs: { grown: money("Grown") },
  primary: "grown",
  formula: "",
  compute: ({ amount, rate }) => ({ grown: amount.times(rate) }),
  sentence: () => "",
  working: () => [],
});
const BOOK = { title: "A book", url: "https://book.example", read: "2026-11-22" };

describe("A table of known figures", () => {
  it("names its source, its section and the inputs of all rows once", () => {
    const rows = [
      ["exercise 1", { amount: 100 }, { grown: "500" }],
      ["exercise 2", { amount: 200 }, { grown: "1,000.01" }, { differs: "A slip of the printer.", rounding: "up" }],
    ] as const;
    expect(vectorsIn([{ ...BOOK, place: "section 2", by: "law", always: { rate: 5 }, rows }])).toEqual([
      {
        inputs: { amount: 100, rate: 5 },
        expected: { grown: "500" },
        by: "law",
        source: { ...BOOK, place: "section 2, exercise 1" },
      },
      {
        inputs: { amount: 200, rate: 5 },
        expected: { grown: "1,000.01" },
        by: "law",
        source: { ...BOOK, place: "section 2, exercise 2" },
        differs: "A slip of the printer.",
        rounding: "up",
      },
    ]);
  });

  it("is published unless it says otherwise", () => {
    expect(vectorsIn([{ ...BOOK, rows: [["", {}, { grown: "1" }]] }])).toMatchObject([
      { by: "published", source: BOOK },
    ]);
  });

  it("under no source shows the arithmetic of each row", () => {
    const row = ["2 × 3 = 6", { amount: 2 }, { grown: "6" }, { edge: "The smallest amount" }] as const;
    expect(vectorsIn([{ by: "hand", rows: [row] }])).toEqual([
      {
        given: "The smallest amount",
        inputs: { amount: 2 },
        expected: { grown: "6" },
        by: "hand",
        source: { title: "2 × 3 = 6" },
        edge: true,
      },
    ]);
  });
});

describe("What a vector tries", () => {
  const vector = { expected: {}, by: "hand", source: BOOK } as const;

  it("is said in its own words, or by the inputs that it sends", () => {
    expect(givenIn(calculator, { ...vector, given: "A slip", inputs: { amount: 1 } })).toBe("A slip");
    const inputs = { amount: 1200, timing: "begin" };
    expect(givenIn(calculator, { ...vector, inputs })).toBe("Amount $1,200.00, At the start");
  });

  it("is said even where it is refused", () => {
    expect(givenIn(calculator, { ...vector, inputs: { amount: -1 } })).toBe('{"amount":-1}');
  });
});
