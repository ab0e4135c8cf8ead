// What a program is told once the newest figures have run out.
import { expect, it, test } from "vitest";
import { finish, isRefusal, type Raw } from "#engine";
import { currentUntil, type Fact, inWords, newestOf } from "#facts/dated";
import { unitedStatesSocialSecurity } from "#facts/limits/united-states-social-security";
import { unitedStatesCpi } from "#facts/prices/united-states";
import { canadaSalesTax } from "#facts/tax/canada-sales";
import { germanyTax } from "#facts/tax/germany";
import { unitedStatesIncomeTax } from "#facts/tax/united-states";
import { unitedStatesSalesTax } from "#facts/tax/united-states-sales";
import { unitedStatesWithholding } from "#facts/tax/united-states-withholding";
import { unitedKingdomVat } from "#facts/tax/vat-elsewhere";
import { europeanUnionVat } from "#facts/tax/vat-european-union";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { calculation } from "./calculation.ts";
import { answerTable } from "./table/table.ts";

/** Of the year in which the figures of 2026 are the last that these cases need. */
const NEW_YEAR = new Date("2027-01-02T09:00:00Z");

async function answered(slug: string, inputs: Raw, now = NEW_YEAR) {
  const entry = await catalogue().find(slug);
  const answer = entry && calculation(entry, inputs, site(), now);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} refuses ${JSON.stringify(inputs)}`);
  return answer;
}

const expired = ({ warnings = [] }: Awaited<ReturnType<typeof answered>>) =>
  warnings.filter((warning) => warning.includes("current until"));

const until = (fact: Fact<unknown>) =>
  `This answer uses figures that were current until ${inWords(currentUntil(fact), "day")}, and newer ones may have been published:`;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T09:00:00Z`) + 86_400_000);

test.each<readonly [string, Raw, Fact<unknown>]>([
  ["income-tax", { income: 90_000, state: "NY" }, unitedStatesIncomeTax],
  ["income-tax", { income: 90_000, country: "germany" }, germanyTax],
  ["paycheck", { salary: 90_000 }, unitedStatesWithholding],
  ["vat", { price_without: 100, country: "de" }, europeanUnionVat],
  ["vat", { price_without: 100, country: "gb" }, unitedKingdomVat],
  ["vat", { price_without: 100, country: "ca_on" }, canadaSalesTax],
  ["sales-tax", { price: 100, state: "tx" }, unitedStatesSalesTax],
  ["social-security", { earnings: 60_000 }, unitedStatesSocialSecurity],
])("%s %j says that its newest figures have run out", async (slug, inputs, fact) => {
  const year = slug === "vat" || slug === "sales-tax" ? {} : { year: newestOf(fact).from.slice(0, 4) };
  const last = currentUntil(fact);
  const [line, ...others] = expired(await answered(slug, { ...inputs, ...year }, dayAfter(last)));
  expect(line).toContain(until(fact));
  expect(line).toContain(fact.what);
  expect(others).toEqual([]);
  expect(expired(await answered(slug, { ...inputs, ...year }, new Date(`${last}T23:59:59Z`)))).toEqual([]);
});

test.each([
  ["income-tax", { income: 90_000, year: "2025" }],
  ["income-tax", { income: 50_000, country: "uk" }],
  ["vat", { price_without: 100, vat_rate: 19 }],
  ["sales-tax", { price: 100, tax_rate: 8 }],
  ["inflation", { amount: 1000, from: "1990-06-01", to: "2010-06-01" }],
  ["inflation", { amount: 1000, from: "2025-05-01", to: "1990-06-01" }],
  ["business-days", { from: "2026-01-01", to: "2026-12-31", calendar: "us" }],
  ["business-days", { from: "2026-01-01", to: "2026-12-31", calendar: "india" }],
  ["mortgage", { price: 400_000, annual_rate: 6.5 }],
  ["depreciation", { cost: 10_000, method: "macrs" }],
  ["tip", { bill: 80 }],
] as const)("%s %j needs no such warning", async (slug, inputs) => {
  expect(expired(await answered(slug, inputs))).toEqual([]);
});

it("warns of prices up to the newest month there is, and of holidays after their law had to be read again", async () => {
  const { to } = newestOf(unitedStatesCpi);
  const prices = await answered("inflation", { amount: 1000, from: "1990-06-01", to });
  expect(expired(prices)).toEqual([expect.stringContaining(inWords(to, "day"))]);
  const days = { from: "2027-12-01", to: "2028-01-31", calendar: "us" };
  expect(expired(await answered("business-days", days, new Date("2027-11-22")))).toEqual([]);
  const later = await answered("business-days", days, new Date("2027-11-23"));
  expect(expired(later)).toEqual([expect.stringMatching(/November 22, 2027, .*: US federal holidays\.$/)]);
});

it.each(["US federal income tax brackets", "US Social Security and Medicare tax"])(
  "warns of the newest %s once they have run out",
  async (what) => {
    const year = newestOf(unitedStatesIncomeTax).to.slice(0, 4);
    const later = new Date(`${Number(year) + 1}-01-02T09:00:00Z`);
    const [line] = expired(await answered("income-tax", { income: 90_000, year }, later));
    expect(line).toContain(`current until December 31, ${year}`);
    expect(line).toContain(what);
  },
);

it("names the day in the facts, and tables warn in each row", async () => {
  const { calculation } = await answered("vat", { price_without: 100, country: "de" });
  const last = currentUntil(europeanUnionVat);
  expect(calculation.facts?.map(({ until }) => until)).toEqual([last]);
  const entry = await catalogue().find("vat");
  const axes = [{ name: "price_without", values: [100, 200] }];
  const request = { inputs: { country: "de" }, axes, outputs: undefined };
  const table = entry && finish(answerTable(entry, request, site(), dayAfter(last)));
  if (!table || "code" in table) throw new Error("the table is refused");
  const lines = table.rows.map((row) => ("error" in row ? "" : row.warnings?.[0]));
  expect(lines).toEqual(Array(2).fill(expect.stringContaining(until(europeanUnionVat))));
});
