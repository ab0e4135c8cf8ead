import { describe, expect, it } from "vitest";
import { MASS } from "#numbers/units";
import { defineCalculator } from "../define.ts";
import { noAnswer } from "../equations/no-answer.ts";
import { choice, count, money, percent, quantity, text, toggle } from "../fields/declare.ts";
import { beginning } from "../fields/wire.ts";
import type { Texts } from "../reading/plain.ts";
import { USD } from "./format.ts";
import { compare } from "./scenarios.ts";

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
  working: () => ["Multiply."],
});

const begun = beginning(freight);
const side = (...all: readonly Texts[]) =>
  compare(freight, [begun, ...all.map((texts) => ({ ...begun, ...texts }))], USD);
const names = (...all: readonly Texts[]) => side(...all).map(({ name }) => name);

describe("scenarios", () => {
  it("are named by what differs among them, in the form's order", () => {
    expect(names({ price: "20", parcels: "3" })).toEqual(["Price $10.00, parcels 1", "Price $20.00, parcels 3"]);
    expect(names({ tax_rate: "5" }, { insured: "true" })).toEqual([
      "VAT rate 20%, insured: no",
      "VAT rate 5%, insured: no",
      "VAT rate 20%, insured: yes",
    ]);
    expect(names({ price: "20", speed: "fast" })).toEqual(["Price $10.00, By ship", "Price $20.00, By air"]);
    expect(names({ weight: "3", weight_unit: "lb" })).toEqual(["Weight 2 kg", "Weight 3 lb"]);
  });

  it("that are alike have no name and show the main figure alone", () => {
    const [, same] = side({ price: "10.00" });
    expect(same?.figures.map(({ name }) => name)).toEqual(["total"]);
    expect(names({})).toEqual(["", ""]);
  });

  it("show the main figure first, then those that differ, with how far from the first", () => {
    const [now, dearer] = side({ price: "20", weight: "20" });
    expect(now?.figures.map(({ text, difference }) => [text, difference])).toEqual([
      ["$12.00", ""],
      ["Light", ""],
      ["$2.00", ""],
      ["3.0 kg", ""],
    ]);
    expect(dearer?.figures.map(({ name, text, difference }) => [name, text, difference])).toEqual([
      ["total", "$24.00", "+$12.00"],
      ["band", "Heavy", ""],
      ["tax", "$4.00", "+$2.00"],
      ["gross", "21.0 kg", "+18.0 kg"],
    ]);
  });

  it("without an answer have no figures, and the others no difference from it", () => {
    const [now, heavy] = side({ speed: "fast", weight: "60" });
    expect(now?.figures).not.toEqual([]);
    expect(heavy?.figures).toEqual([]);
    const [wrong, kept] = compare(freight, [{ ...begun, price: "much" }, begun], USD);
    expect(wrong?.figures).toEqual([]);
    expect(kept?.figures.map(({ difference }) => difference)).toEqual(["", "", "", ""]);
  });
});
