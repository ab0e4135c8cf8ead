// An input that is easily taken for another measure is used as it was sent, and the answer begins with that.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, present, type Raw, USD } from "#engine";

const BOND = { find: "yield", coupon_rate: 4.5, settlement: "2026-11-26", maturity: "2034-05-15" };
const LEASE = { price: 35000, months: 36, money_factor: 0.00175 };

it.each<[string, Raw, Raw, string]>([
  ["debt-to-income", { income: 6000, housing: 1500 }, { income: 85000 }, "We used an income of $85,000.00 a month."],
  ["auto-lease", { ...LEASE, residual: 20000 }, { residual: 57 }, "We used a residual value of $57.00."],
  ["bmi", { height: "5'10\"", weight: "185 lb" }, { weight: 185 }, "We used 185 kg."],
  ["bond-price", { ...BOND, clean_price: 96.25 }, { clean_price: 962.5 }, "We used a price of 962.5"],
])("%s", async (slug, meant, misread, words) => {
  const calculator = (await calculators[slug]?.())?.default;
  const alertsOf = (raw: Raw) => {
    const answer = calculator && calculate(calculator, raw);
    if (!answer || isRefusal(answer)) throw new Error(`${slug} has no answer to ${JSON.stringify(raw)}`);
    return present(calculator, answer, USD).alerts.join(" ");
  };
  expect(alertsOf(meant)).not.toContain("We used");
  expect(alertsOf({ ...meant, ...misread })).toContain(words);
});
