// What a program is told on a day in 2027, when many figures of 2026 have run out.
import { expect, it, test } from "vitest";
import { finish, isRefusal, type Raw } from "#engine";
import { inWords, newestOf } from "#facts/dated";
import { unitedStatesCpi } from "#facts/prices/united-states";
import { unitedStatesIncomeTax } from "#facts/tax/united-states";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { calculation } from "./calculation.ts";
import { answerTable } from "./table/table.ts";

const NEW_YEAR = new Date("2027-01-02T09:00:00Z");

async function answered(slug: string, inputs: Raw, now = NEW_YEAR) {
  const entry = await catalogue().find(slug);
  const answer = entry && calculation(entry, inputs, site(), now);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} refuses ${JSON.stringify(inputs)}`);
  return answer;
}

const expired = ({ warnings = [] }: Awaited<ReturnType<typeof answered>>) =>
  warnings.filter((warning) => warning.includes("current until"));

const PAY = { salary: 90_000 };
const UNTIL_2026 =
  "This answer uses figures that were current until December 31, 2026, and newer ones may have been published:";

test.each([
  ["income-tax", { income: 90_000, state: "NY" }, "US state income tax"],
  ["income-tax", { income: 90_000, country: "germany" }, "German income tax"],
  ["paycheck", PAY, "US federal income tax withholding"],
  ["vat", { price_without: 100, country: "de" }, "VAT rates in the European Union"],
  ["vat", { price_without: 100, country: "gb" }, "UK VAT rates"],
  ["vat", { price_without: 100, country: "ca_on" }, "Canadian sales tax rates"],
  ["sales-tax", { price: 100, state: "tx" }, "US state sales tax rates"],
  ["social-security", { earnings: 60_000 }, "US Social Security bend points"],
] as const)("%s %j says that it has figures of 2026", async (slug, inputs, what) => {
  const [line, ...others] = expired(await answered(slug, inputs));
  expect(line).toContain(UNTIL_2026);
  expect(line).toContain(what);
  expect(others).toEqual([]);
  expect(expired(await answered(slug, inputs, new Date("2026-12-31T23:59:59Z")))).toEqual([]);
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
  expect(calculation.facts?.map(({ until }) => until)).toEqual(["2026-12-31"]);
  const entry = await catalogue().find("vat");
  const axes = [{ name: "price_without", values: [100, 200] }];
  const request = { inputs: { country: "de" }, axes, outputs: undefined };
  const table = entry && finish(answerTable(entry, request, site(), NEW_YEAR));
  if (!table || "code" in table) throw new Error("the table is refused");
  const lines = table.rows.map((row) => ("error" in row ? "" : row.warnings?.[0]));
  expect(lines).toEqual(Array(2).fill(expect.stringContaining(UNTIL_2026)));
});
