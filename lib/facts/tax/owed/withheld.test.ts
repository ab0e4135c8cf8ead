import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import type { State } from "../state-names.ts";
import { type Paid, stateTaxFiledSeparately, withheld } from "./withheld.ts";

const none = decimal(0);
const paid = (state: State | "none", salary: string | number, filing_status: Paid["filing_status"]): Paid => ({
  year: "2026",
  pay_period: "yearly",
  gross: decimal(salary),
  retirement: none,
  benefits: none,
  filing_status,
  two_jobs: false,
  credits: none,
  other_income: none,
  deductions: none,
  extra: none,
  wages_so_far: none,
  state,
});
const separately = (state: State | "none", salary: string | number) =>
  stateTaxFiledSeparately(paid(state, salary, "single_or_separate"))?.toString();

describe("the box of Form W-4 for single people is that of spouses who file separately too", () => {
  it("New Mexico's brackets are half as wide for them: 15,000 of taxable income", () => {
    // 4,000 × 1.5% + 8,500 × 3.2% + 2,500 × 4.3%, against 5,500 × 1.5% + 9,500 × 3.2%.
    expect(separately("NM", 31_100)).toBe("439.5");
    const single = withheld(paid("NM", 31_100, "single_or_separate"));
    expect("noAnswer" in single ? "" : single.state?.tax.toString()).toBe("386.5");
  });

  it("Maine's surcharge begins for them at $750,000 of taxable income", () => {
    expect(separately("ME", 750_000)).toBeUndefined();
    // 4,117 + 685,150 × 7.15% + 50,000 × 9.15%.
    expect(separately("ME", 800_000)).toBe("57680.225");
    const single = withheld(paid("ME", 800_000, "single_or_separate"));
    expect("noAnswer" in single ? "" : single.state?.tax.toString()).toBe("56680.225");
  });

  it("says nothing where it is the same tax, there is no state, or the box is another", () => {
    expect(separately("PA", 90_000)).toBeUndefined();
    expect(separately("none", 90_000)).toBeUndefined();
    expect(stateTaxFiledSeparately(paid("NM", 31_100, "married_joint"))).toBeUndefined();
  });
});

/** A year's 31,100, of which 1,000 are for a 401(k) and 2,000 for benefits. */
it.each<[State, string, string]>([
  ["PA", "893.37", "29,100 × 3.07%"],
  ["MI", "943.5", "28,100 - 5,900 = 22,200; 22,200 × 4.25%"],
  ["NJ", "439.25", "30,100 - 1,000 = 29,100; 20,000 × 1.4% + 9,100 × 1.75% = 280 + 159.25"],
])("%s taxes what its law leaves of pay: %s, as %s", (state, tax) => {
  const due = withheld({
    ...paid(state, 31_100, "single_or_separate"),
    retirement: decimal(1_000),
    benefits: decimal(2_000),
  });
  expect("noAnswer" in due ? due.noAnswer : due.state?.tax.toString()).toBe(tax);
});
