// Columns to an address and back.
import { expect, test } from "vitest";
import { calculators } from "#calculators";
import { USD } from "#engine";
import { startingTexts } from "../form/starting-texts.ts";
import { outcomeOf } from "../form/typing.ts";
import { isOfColumn } from "./in-address.ts";
import { namedIn, withAll, withDifferences } from "./written.ts";

async function loan() {
  const calculator = (await calculators.loan?.())?.default;
  if (!calculator) return expect.fail("There is no loan");
  const form = { texts: startingTexts(calculator, USD), currency: USD };
  const begun = (text: string) => namedIn({ calculator, form, begun: text });
  const columns = (text: string) =>
    begun(text).map((one) => ({ ...one, currency: USD, outcome: outcomeOf(calculator, one.texts, USD) }));
  return { calculator, form, begun, columns };
}

test("an address has what a column has otherwise than the first, and its name", async () => {
  const { calculator, columns } = await loan();
  for (const text of ["2=B", "1=Bank&2=Credit+union&2.annual_rate=6", "2=B&2.amount=30000&3=C&3.balloon=500"])
    expect(withDifferences(calculator, columns(text))).toBe(text);
});

test("a device has all of it, so that another form changes nothing", async () => {
  const { calculator, form, columns } = await loan();
  const kept = withAll(calculator, columns("2=B&2.annual_rate=6"));
  const other = { ...form, texts: { ...form.texts, amount: "99,000" } };
  expect(namedIn({ calculator, form: other, begun: kept })[1]?.texts).toMatchObject({
    amount: "25,000",
    annual_rate: "6",
  });
});

test("what is no input and what is too long is cut off", async () => {
  const { begun } = await loan();
  const [first, second, ...others] = begun(`1=${"x".repeat(99)}&2.__proto__=1&2.nothing=1&4=D`);
  expect(others).toEqual([]);
  expect(first?.name).toHaveLength(30);
  expect(Object.keys(second?.texts ?? {})).toEqual(Object.keys(first?.texts ?? {}));
});

test("no input's name is taken for a column's", () => {
  expect(["2", "2.annual_rate", "3"].map(isOfColumn)).toEqual([true, true, true]);
  expect(["amount", "2.a.b", "4", "22", "a2", ""].map(isOfColumn)).toEqual(Array(6).fill(false));
});
