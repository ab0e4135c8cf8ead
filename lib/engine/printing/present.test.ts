import { describe, expect, it } from "vitest";
import {
  type Calculator,
  calculate,
  choice,
  isRefusal,
  present,
  presentWorking,
  quantity,
  type Raw,
  USD,
} from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import everyKind from "../every-kind.fixture.ts";

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
      ["third", "0.666667 litres", "0.666666666666666666666666666667"],
      ["heads", "2 people", "2"],
      ["heft", "70.0 kg", "70"],
      ["day_after", "November 20, 2026", "2026-11-20"],
      ["worked", "7:45", "7:45"],
      ["verdict", "Simple", "Simple"],
      ["parts", "41.0, 45.5", undefined],
      ["bonus", "$10.75", "10.75"],
    ]);
  });

  it("has the further digits of a figure that does not end, and of no other", () => {
    const full = presented({}).figures.flatMap(({ name, full }) => (full === undefined ? [] : [[name, full]]));
    expect(full).toEqual([["third", "0.666666666666667 litres"]]);
  });

  it("leaves out an optional output that is null", () => {
    expect(textsOf({})).not.toHaveProperty("bonus");
  });

  it("tells a quantity in the unit that was given", () => {
    expect(textsOf({ weight: 150, weight_unit: "lb" }).heft).toBe("150.0 lb");
    expect(textsOf({ weight_unit: "lb" }).heft).toBe("70.0 lb");
  });

  it("tells a quantity in the usual unit of an input that is not asked for", () => {
    const solving: Calculator = {
      ...everyKind,
      inputs: {
        find: choice("Find", { mass: "Mass", force: "Force" }, { default: "mass" }),
        mass: quantity("Mass", MASS, { unit: "lb", units: { lb: [1, 9] }, example: 1, when: { find: ["force"] } }),
      },
      outputs: { mass: quantity("Mass", MASS, { as: "mass" }) },
      primary: "mass",
      compute: () => ({ mass: decimal("0.45359237") }),
      sentence: () => "",
      working: () => [],
      alerts: () => [],
      notes: () => [],
    };
    const answer = calculate(solving, {});
    expect(isRefusal(answer) || present(solving, answer, USD).primary).toMatchObject({ text: "1 lb", value: "1" });
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
    expect(presented({}).alerts).toEqual([]);
    expect(presented({ price: 2000 }).alerts).toEqual(["$2,000.00 is a lot: ask someone first."]);
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

  it("is printed anew for other money and for another calculator", () => {
    const yen = { code: "JPY", sign: "¥", digits: 0 };
    const answer = answerTo({ price: "33.33" });
    const renamed = { ...everyKind, sentence: () => "In other words." };
    const said = () => [
      present(everyKind, answer, USD),
      present(everyKind, answer, yen),
      present(renamed, answer, USD),
    ];
    for (const _ of [1, 2])
      expect(said().map(({ sentence }) => sentence)).toEqual([
        "$33.33 becomes $35.83.",
        "¥33.33 becomes ¥36.",
        "In other words.",
      ]);
    const wider = { ...everyKind.outputs, total: { ...everyKind.outputs.total, upTo: 5 } } as typeof everyKind.outputs;
    expect(present({ ...everyKind, outputs: wider }, answer, USD).primary.text).toBe("$35.82975");
  });

  it("is in the site's money", () => {
    const yen = { code: "JPY", sign: "¥", digits: 0 };
    expect(present(everyKind, answerTo({ price: "33.33" }), yen)).toMatchObject({
      primary: { text: "¥36", value: "35.82975" },
      sentence: "¥33.33 becomes ¥36.",
    });
  });
});

it("A list where one value is declared is our mistake, and thrown", () => {
  const wrong: Calculator = { ...everyKind, compute: () => ({ total: [] }) };
  expect(() => present(wrong, answerTo({}, wrong), USD)).toThrow("compute gave a list where Total is declared");
});
