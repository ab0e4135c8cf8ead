import { describe, expect, it } from "vitest";
import { type Calculator, calculate, isRefusal, present, presentTables, presentWorking, type Raw, USD } from "#engine";
import { decimal } from "#math/decimal";
import everyKind from "./every-kind.fixture.ts";

const given = { price: 100, height: 175, day: "2026-11-20", marks: "82, 91" };

function answerTo(raw: Raw, calculator: Calculator = everyKind) {
  const answer = calculate(calculator, { ...given, ...raw });
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
const presented = (raw: Raw) => present(everyKind, answerTo(raw), USD);
const textsOf = (raw: Raw) => Object.fromEntries(presented(raw).figures.map(({ name, text }) => [name, text]));

describe("What an answer shows", () => {
  it("is every output that is one text, in the definition's order", () => {
    expect(presented({ member: true }).figures.map(({ name, text, value }) => [name, text, value])).toEqual([
      ["total", "$107.50", "107.5"],
      ["growth", "7.500%", "7.5"],
      ["third", "0.666666666666667 litres", "0.666666666666666666666666666667"],
      ["heads", "2 people", "2"],
      ["heft", "70.0 kg", "70"],
      ["day_after", "20 November 2026", "2026-11-20"],
      ["worked", "7:45", "7:45"],
      ["verdict", "Simple", "Simple"],
      ["parts", "41.0, 45.5", undefined],
      ["bonus", "$10.75", "10.75"],
    ]);
  });

  it("leaves out an optional output that is null", () => {
    expect(textsOf({})).not.toHaveProperty("bonus");
  });

  it("tells a quantity in the unit that was given", () => {
    expect(textsOf({ weight: 150, weight_unit: "lb" }).heft).toBe("150.0 lb");
    expect(textsOf({ weight_unit: "lb" }).heft).toBe("70.0 lb");
  });

  it("has its primary figure by name, or by what was asked", () => {
    expect(presented({}).primary).toEqual({ name: "total", label: "Total", text: "$107.50", value: "107.5" });
    expect(presented({ mode: "full", term: 1 }).primary).toMatchObject({ name: "growth", text: "7.500%" });
    const named: Calculator = { ...everyKind, primary: "verdict" };
    expect(present(named, answerTo({}), USD).primary).toMatchObject({ name: "verdict", value: "Simple" });
  });

  it.each(["bonus", "parts", "by_head", "nothing"])(
    "cannot have %s as its primary figure: that is our mistake",
    (primary) => {
      expect(() => present({ ...everyKind, primary }, answerTo({}), USD)).toThrow(
        `the primary output ${primary} has no value`,
      );
    },
  );

  it("says the sentence, the notes and the working in the caller's units", () => {
    expect(presented({})).toMatchObject({ sentence: "$100.00 becomes $107.50.", notes: [] });
    expect(presented({ member: true }).notes).toEqual(["Members get a bonus."]);
    const raw = { price: "33.33", weight: "150.25", weight_unit: "lb", marks: "1, 2.25" };
    expect(presentWorking(everyKind, answerTo(raw), USD)).toEqual([
      "Total: $33.33 + $33.33 × 7.5% ≈ $35.83",
      "Weight: 150.25 lb ≈ 150.3 lb",
      "Parts: ≈ 0.5, 1.1",
    ]);
    expect(presentWorking(everyKind, answerTo({ weight: 150, weight_unit: "lb" }), USD)[1]).toBe(
      "Weight: 150 lb = 150.0 lb",
    );
  });

  it("is in the site's money", () => {
    const yen = { code: "JPY", sign: "¥", digits: 0 };
    expect(present(everyKind, answerTo({ price: "33.33" }), yen)).toMatchObject({
      primary: { text: "¥36", value: "35.82975" },
      sentence: "¥33.33 becomes ¥36.",
    });
  });
});

describe("Its tables", () => {
  it("are printed cell by cell", () => {
    expect(presentTables(everyKind, answerTo({}), USD)).toEqual([
      {
        name: "by_head",
        label: "By head",
        columns: [
          { name: "head", label: "Head" },
          { name: "pays", label: "Pays" },
        ],
        rows: [
          ["1", "$53.75"],
          ["2", "$53.75"],
        ],
        plain: expect.any(Function),
      },
    ]);
  });

  it("are there for machines too", () => {
    const [table] = presentTables(everyKind, answerTo({ price: "0.01", people: 2 }), USD);
    expect([table?.rows[0], table?.plain()[0]]).toEqual([
      ["1", "$0.01"],
      ["1", "0.005375"],
    ]);
  });

  it("leave out an optional one that is null", () => {
    expect(presentTables(everyKind, answerTo({ member: true }), USD).map(({ name }) => name)).toEqual([
      "by_head",
      "extras",
    ]);
  });

  it("leave out those that only the page shows, unless it asks, in the caller's unit", () => {
    const answer = answerTo({ weight: 150, weight_unit: "lb" });
    expect(presentTables(everyKind, answer, USD, (name) => name === "ledger").at(-1)).toMatchObject({
      name: "ledger",
      rows: [["1", "150 lb"]],
    });
  });

  it("that wait as a function are not worked out until they are asked for", () => {
    let asked = 0;
    const counting: Calculator = {
      ...everyKind,
      compute: () => ({ total: decimal(1), ledger: () => [{ line: ++asked, left: null }] }),
    };
    const answer = answerTo({}, counting);
    present(counting, answer, USD);
    presentTables(counting, answer, USD);
    expect(asked).toBe(0);
    presentTables(counting, answer, USD, () => true);
    expect(asked).toBe(1);
  });
});

it("A list where one value is declared is our mistake, and thrown", () => {
  const wrong: Calculator = { ...everyKind, compute: () => ({ total: [] }) };
  expect(() => present(wrong, answerTo({}, wrong), USD)).toThrow("compute gave a list where Total is declared");
});
