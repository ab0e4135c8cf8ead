import { describe, expect, it } from "vitest";
import { MASS } from "#numbers/units";
import { calculateKnown } from "../calculate.ts";
import { defineCalculator } from "../define.ts";
import { noAnswer } from "../equations/no-answer.ts";
import { choice, count, money, percent, quantity, text, toggle } from "../fields/declare.ts";
import { beginning } from "../fields/wire.ts";
import type { Texts } from "../reading/plain.ts";
import { isRefusal } from "../refusal.ts";
import { USD } from "./format.ts";
import { sideBySide } from "./side-by-side.ts";

const freight = defineCalculator({
  name: "Freight",
  summary: "What a parcel costs.",
  inputs: {
    price: money("Price", { min: 0, max: 1000, example: 10 }),
    tax_rate: percent("VAT rate", { min: 0, max: 50, default: 20 }),
    parcels: count("Parcels", { min: 1, max: 99, default: 1 }),
    weight: quantity("Weight", MASS, { units: { kg: [0, 100], lb: [0, 200] }, unit: "kg", example: 2 }),
    speed: choice("Speed", { slow: "By ship", fast: "By air" }, { default: "slow" }),
    insured: toggle("Insured", { default: false }),
  },
  outputs: {
    band: text("Band"),
    tax: money("Tax"),
    total: money("Total"),
    gross: quantity("With the box", MASS, { as: "weight", digits: 1 }),
  },
  primary: "total",
  formula: "total = price × parcels × (1 + VAT)",
  compute({ price, tax_rate, parcels, weight, speed }) {
    if (speed === "fast" && weight.gt(50)) return noAnswer("Too heavy to fly.");
    const net = price.times(parcels);
    const tax = net.times(tax_rate).div(100);
    return { band: weight.gt(10) ? "Heavy" : "Light", tax, total: net.plus(tax), gross: weight.plus(1) };
  },
  sentence: () => "It costs.",
  alerts: (_given, { band }) => [band === "Heavy" && "Two people must lift it."],
  working: () => ["Multiply."],
});

const begun = beginning(freight);
const answerOf = (texts: Texts) => {
  const answer = calculateKnown(freight, { ...begun, ...texts }, USD);
  return isRefusal(answer) ? undefined : answer;
};
const side = (...all: readonly Texts[]) =>
  sideBySide(
    freight,
    all.map((texts) => ({ answer: answerOf(texts), currency: USD })),
  );
const cells = (...all: readonly Texts[]) =>
  Object.fromEntries(
    side(...all).groups.flatMap(({ rows }) =>
      rows.map(({ name, cells }) => [name, cells.map((cell) => cell && `${cell.text} ${cell.difference}`.trim())]),
    ),
  );

describe("answers side by side", () => {
  it("have the large figure first, with how far it is from the first column's", () => {
    expect(side({}, { price: "20" }, { price: "4" }).main).toEqual({
      name: "total",
      label: "Total",
      cells: [
        { label: "Total", text: "$12.00", difference: "" },
        { label: "Total", text: "$24.00", difference: "$12.00 more" },
        { label: "Total", text: "$4.80", difference: "$7.20 less" },
      ],
    });
  });

  it("have a row for each figure that one of them has; words differ by nothing", () => {
    expect(cells({}, { price: "20", weight: "20" })).toEqual({
      band: ["Light", "Heavy"],
      tax: ["$2.00", "$4.00 $2.00 more"],
      gross: ["3.0 kg", "21.0 kg 18.0 kg more"],
    });
  });

  it("say nothing where the figures that are printed are the same", () => {
    expect(cells({}, { weight: "2.001" }).gross).toEqual(["3.0 kg", "3.0 kg"]);
  });

  it("without an answer have no figures, and the others no difference from it", () => {
    const heavy = { speed: "fast", weight: "60" };
    expect(cells(heavy, {}).tax).toEqual([undefined, "$2.00"]);
    expect(cells({}, heavy).tax).toEqual(["$2.00", undefined]);
    expect(side(heavy, heavy)).toEqual({
      main: { name: "", label: "Answer", cells: [undefined, undefined] },
      alerts: [[], []],
      groups: [],
    });
  });

  it("have the warnings of each", () => {
    expect(side({}, { weight: "20" }).alerts).toEqual([[], ["Two people must lift it."]]);
  });

  it("have no difference between two currencies", () => {
    const answer = answerOf({});
    const { main } = sideBySide(freight, [
      { answer, currency: USD },
      { answer: answerOf({ price: "20" }), currency: { code: "EUR", sign: "€", digits: 2 } },
    ]);
    expect(main.cells.map((cell) => cell?.difference)).toEqual(["", ""]);
  });
});
