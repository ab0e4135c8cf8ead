import { expect, test } from "vitest";
import tip from "#calculators/everyday/tip/tip";
import { textsOf } from "./call-texts.ts";

test("how much of an answer a model wants is no input of the form", () => {
  expect(textsOf(tip, { bill: 80, people: "4", show: "all" })).toEqual(textsOf(tip, { bill: 80, people: "4" }));
  expect(textsOf(tip, { bill: 80, show: "tables" })).toMatchObject({ bill: "80", tip_rate: "18" });
});
