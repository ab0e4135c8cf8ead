import { expect, test } from "vitest";
import tip from "#calculators/everyday/tip/tip";
import { textsOf } from "./call-texts.ts";

test("how much of an answer a model wants is no input of the form", () => {
  expect(textsOf(tip, { bill: 80, people: "4", show: "all" })).toEqual(textsOf(tip, { bill: 80, people: "4" }));
  expect(textsOf(tip, { bill: 80, show: "tables" })).toMatchObject({ bill: "80", tip_rate: "18" });
});

test("an argument that is no text leaves its field blank, whatever it can be turned into", () => {
  const hostile: Record<string, unknown> = { bill: 80, tip_rate: { toString: 1 }, people: [{}], rounding: null };
  expect(textsOf(tip, hostile)).toMatchObject({ bill: "80", tip_rate: "", people: "", rounding: "" });
});
