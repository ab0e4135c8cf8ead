import { describe, expect, it } from "vitest";
import { quantity } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { type Currency, type Notation, USD } from "./format.ts";
import { showInput } from "./print.ts";

const height = quantity("Height", LENGTH, {
  body: true,
  unit: "cm",
  units: { cm: [50, 275], in: [20, 108] },
  example: 1,
});
const weight = quantity("Weight", MASS, {
  body: true,
  unit: "kg",
  units: { kg: [10, 650], lb: [22, 1430] },
  example: 1,
});
const neck = quantity("Neck", LENGTH, { unit: "cm", units: { cm: [20, 80], in: [8, 31] }, example: 1 });

const notation: Notation = {
  region: "en-GB",
  sign: { text: "£", side: "before" },
  ...{ decimal: ".", group: ",", hours: "HH" },
  ...{ number: (digits) => digits, money: (digits) => digits, percent: (figure) => figure },
  ...{ date: () => "", spelled: (text) => text, calling: () => notation },
  units: { kg: ["st", "lb"] },
  perDollar: 1,
  inCurrency: () => undefined,
  write: (text) => text,
  writeTimes: (text) => text,
  read: (_, text) => text,
};
const inStones: Currency = { ...USD, notation };

describe("A person's measures print as people say them", () => {
  it.each([
    [height, "69", "in", USD, "5 ft 9 in"],
    [height, "69.25", "in", USD, "5 ft 9.25 in"],
    [height, "72", "in", USD, "6 ft"],
    [height, "175", "cm", USD, "175 cm"],
    [weight, "154", "lb", USD, "154 lb"],
    [weight, "154", "lb", inStones, "11 st"],
    [weight, "158.5", "lb", inStones, "11 st 4.5 lb"],
    [weight, "70", "kg", inStones, "70 kg"],
    [neck, "15", "in", USD, "15 in"],
  ] as const)("%j %s %s", (field, given, unit, currency, text) => {
    expect(String(showInput(field, decimal(given), given, unit, { currency, units: {} }))).toBe(text);
  });
});
