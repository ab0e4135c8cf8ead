import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, currencyIn, isRefusal, present, type Raw, USD } from "#engine";

async function alertsOf(slug: string, raw: Raw, verb: "send" | "enter", currency = USD) {
  const calculator = (await calculators[slug]?.())?.default;
  const answer = calculator && calculate(calculator, raw, currency);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} has no answer to ${JSON.stringify(raw)}`);
  return present(calculator, answer, currency, verb).alerts;
}

describe("A percentage that may be a fraction is used, and said first", () => {
  it.each<[string, Raw, string]>([
    [
      "mortgage",
      { price: 400000, down_payment: 80000, annual_rate: 0.065 },
      "Interest rate: We used 0.065%. For 6.5%, send 6.5.",
    ],
    ["tip", { bill: 80, tip_rate: 0.18 }, "Tip: We used 0.18%. For 18%, send 18."],
    ["sales-tax", { price: 50, tax_rate: 0.0825 }, "Your own tax rate: We used 0.0825%. For 8.25%, send 8.25."],
    ["mortgage", { price: 400000, down_payment: 80000, annual_rate: 0.65 }, "Interest rate: We used 0.65%, not 65%."],
  ])("%s %j", async (slug, raw, alert) => {
    expect((await alertsOf(slug, raw, "send"))[0]).toBe(alert);
    expect((await alertsOf(slug, raw, "enter"))[0]).toBe(alert.replace("send", "enter"));
  });

  it.each<[string, Raw]>([
    ["from 1 on", { annual_rate: 1 }],
    ["not 0", { annual_rate: 0 }],
    ["where less than 1 is usual", { annual_rate: 6.5, property_tax_as: "percent", property_tax_rate: 0.89 }],
    ["nor where the form begins with less", { annual_rate: 6.5, mortgage_insurance_rate: 0.5 }],
  ])("%s", async (_, raw) => {
    const alerts = await alertsOf("mortgage", { price: 400000, down_payment: 60000, ...raw }, "send");
    expect(alerts.join(" ")).not.toContain("We used");
  });

  it("in the notation of a region, but as a plain number for programs", async () => {
    const german = currencyIn("de-DE") ?? USD;
    const raw = { bill: 80, tip_rate: 0.185 };
    expect(await alertsOf("tip", raw, "enter", german)).toEqual([
      "Tip: We used 0,185\u00a0%. For 18,5\u00a0%, enter 18,5.",
    ]);
    expect(await alertsOf("tip", raw, "send", german)).toEqual([
      "Tip: We used 0,185\u00a0%. For 18,5\u00a0%, send 18.5.",
    ]);
  });
});
