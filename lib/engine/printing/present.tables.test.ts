import { describe, expect, it } from "vitest";
import { type Calculator, calculate, isRefusal, present, presentTables, type Raw, USD } from "#engine";
import { decimal } from "#numbers/decimal";
import everyKind from "../every-kind.fixture.ts";

function answerTo(raw: Raw, calculator: Calculator = everyKind) {
  const answer = calculate(calculator, { price: 100, height: 175, day: "2026-11-20", marks: "82, 91", ...raw });
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

describe("The tables of an answer", () => {
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
        write: expect.any(Function),
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
