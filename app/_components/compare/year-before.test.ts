import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { type Texts, USD } from "#engine";
import { outcomeFrom } from "../calculator/outcome.ts";
import { yearBefore } from "./year-before.ts";

async function offered(slug: string, texts: Texts) {
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator) return expect.fail(`There is no ${slug}`);
  const outcome = outcomeFrom(calculator, { raw: texts, faults: [], echoes: {} }, USD);
  return yearBefore({ calculator, outcome, currency: USD });
}

const PAY = { income: "90000", country: "us" };
const RATES = { return_before: "6", return_after: "4", inflation_rate: "2.5" };
const AGES = { age: "35", retirement_age: "65" };
const SAVING = { ...AGES, ...RATES, savings: "0", income: "0", contribution: "500", limit_year: "2026" };

it.each<[string, Texts, string | undefined]>([
  ["income-tax", { ...PAY, year: "2026" }, "2025"],
  ["income-tax", { ...PAY, year: "2024" }, undefined],
  ["income-tax", { ...PAY, year: "2026", state: "CA" }, "2025"],
  ["income-tax", { ...PAY, year: "2026", state: "NY" }, undefined],
  ["income-tax", { income: "90000", country: "own", bands: "0:10", year: "2026" }, undefined],
  ["retirement-savings", { ...SAVING, account: "plan" }, "2025"],
  ["retirement-savings", { ...SAVING, account: "none" }, undefined],
  ["tip", { bill: "80" }, undefined],
])("%s %j is compared with %s", async (slug, texts, year) => {
  expect((await offered(slug, texts))?.year).toBe(year);
});
