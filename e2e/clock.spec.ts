// The built service on days to come: whatever rests on figures that have run out says so, in REST, in MCP and on pages.
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { open } from "./awake.ts";
import { callTool } from "./mcp-wire.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const DAYS = ["2027-01-02", "2027-07-01", "2028-01-02"];

type Inputs = Readonly<Record<string, string>>;
const INCOME = { income: "90000" };
const RATES = { return_before: "6", return_after: "4", inflation_rate: "2.5" };
const SAVING = { ...RATES, age: "35", retirement_age: "65", savings: "0", income: "0", contribution: "500" };
const CALLS: readonly (readonly [slug: string, inputs: Inputs])[] = [
  ["income-tax", INCOME],
  ["income-tax", { ...INCOME, state: "NY" }],
  ["income-tax", { ...INCOME, state: "CA", filing_status: "married_joint" }],
  ["income-tax", { ...INCOME, year: "2025" }],
  ["income-tax", { ...INCOME, country: "uk" }],
  ["income-tax", { ...INCOME, country: "scotland" }],
  ["income-tax", { ...INCOME, country: "canada" }],
  ["income-tax", { ...INCOME, country: "australia" }],
  ["income-tax", { ...INCOME, country: "australia", year: "2027" }],
  ["income-tax", { ...INCOME, country: "germany" }],
  ["income-tax", { ...INCOME, country: "ireland" }],
  ["income-tax", { ...INCOME, country: "new_zealand" }],
  ["income-tax", { ...INCOME, country: "india" }],
  ["paycheck", { salary: "90000" }],
  ["paycheck", { salary: "90000", state: "MN" }],
  ["social-security", { earnings: "60000" }],
  ["retirement-savings", { ...SAVING, account: "plan" }],
  ["vat", { price_without: "100", country: "de" }],
  ["vat", { price_without: "100", country: "gb" }],
  ["sales-tax", { price: "100", state: "tx" }],
  ["inflation", { amount: "1000", from: "1990-06-01", to: "2026-06-01" }],
  ["business-days", { from: "2027-12-01", to: "2028-01-31", calendar: "us" }],
  ["tip", { bill: "80" }],
];
const PAGES = ["income-tax", "paycheck", "social-security", "sales-tax", "vat", "inflation", "mortgage", "tip"];

type Fact = { readonly what: string; readonly until: string };
const OLD = "current until";

for (const day of DAYS) {
  test.describe(`on ${day}`, CI_ONLY, () => {
    let service: Service;
    test.beforeAll(async () => {
      const clock = { CLOCK: `${day}T12:00:00Z`, NODE_OPTIONS: `--import=${join(import.meta.dirname, "clock.mjs")}` };
      service = await startService({ ...clock, RATE_LIMIT_PER_MINUTE: "100000", MCP_RATE_LIMIT_PER_MINUTE: "100000" });
    });
    test.afterAll(async () => void (await service.stop()));

    for (const [slug, inputs] of CALLS) {
      test(`${slug} ${JSON.stringify(inputs)}`, async () => {
        const answer = await (await post(service.url, slug, JSON.stringify(inputs))).json();
        expect(answer, JSON.stringify(answer.error)).toHaveProperty("result");
        const facts: readonly Fact[] = answer.calculation.facts ?? [];
        const warned = (answer.warnings ?? []).filter((line: string) => line.includes(OLD)).join(" ");
        for (const { what, until } of facts) expect(warned.includes(what), `${what}, until ${until}`).toBe(until < day);
        const { text } = await callTool(`${service.url}/mcp`, `calculator_${slug.replaceAll("-", "_")}`, inputs);
        expect(text.includes(OLD)).toBe(warned !== "");
      });
    }

    for (const slug of PAGES) {
      test(`the page of ${slug} begins with an answer, and says what has run out`, async ({ page }) => {
        const { facts } = await (await fetch(`${service.url}/api/facts`)).json();
        await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
        await open(page, `${service.url}/calculators/${slug}`);
        const answer = page.locator(".answer");
        await expect(answer).toBeVisible();
        await expect(page.locator(".field .wrong")).toHaveCount(0);
        const said = await answer.innerText();
        const used: readonly Fact[] = facts.filter(({ what }: Fact) => said.includes(`Uses ${what},`));
        for (const { what, until } of used) {
          const notice = answer.locator(".notice").filter({ hasText: what });
          await expect(notice, `${what}, until ${until}`).toHaveCount(until < day ? 1 : 0);
        }
      });
    }
  });
}
