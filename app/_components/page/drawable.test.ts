import { expect, it } from "vitest";
import { workedExample } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { drawable, drawableMoney } from "./drawable.ts";

it("draws every sign of every calculator's picture", async () => {
  for (const entry of await catalogue().all()) {
    const { story, primary } = workedExample(entry, site());
    for (const text of [entry.calculator.name, story, primary.label, primary.text]) expect(drawable(text)).toBe(text);
  }
});

it("names money by its code where the font has no sign for it", () => {
  const priced = (code: string, sign: string) =>
    drawableMoney({ ...site(), currency: { code, sign, digits: 2 } }).currency.sign;
  expect([priced("KRW", "₩"), priced("EUR", "€")]).toEqual(["KRW ", "€"]);
  expect(drawable("算 Reckoner 🧮")).toBe(" Reckoner ");
});
