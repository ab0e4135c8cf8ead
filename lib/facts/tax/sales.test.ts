import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, valueOn, whatWeHave } from "../dated.ts";
import { canadaSalesTax } from "./canada-sales.ts";
import { unitedStatesSalesTax } from "./united-states-sales.ts";
import { australiaGst, newZealandGst, norwayVat, switzerlandVat, unitedKingdomVat } from "./vat-elsewhere.ts";
import { europeanUnionVat } from "./vat-european-union.ts";

function on<T>(fact: Fact<T>, day: string): T {
  const found = valueOn(fact, day);
  return "noAnswer" in found ? expect.fail(found.noAnswer) : found.value;
}

const ALL: readonly Fact<unknown>[] = [
  europeanUnionVat,
  unitedKingdomVat,
  switzerlandVat,
  norwayVat,
  australiaGst,
  newZealandGst,
  canadaSalesTax,
  unitedStatesSalesTax,
];

describe("Sales taxes have figures from 2026 on", () => {
  it.each(ALL.map((fact) => [fact.what, fact] as const))("%s", (_, fact) => {
    expect(valueOn(fact, "2026-01-01")).not.toHaveProperty("noAnswer");
    expect(valueOn(fact, "2026-12-31")).not.toHaveProperty("noAnswer");
    for (const day of ["2025-12-31", "2099-01-01"]) expect(valueOn(fact, day)).toEqual({ noAnswer: whatWeHave(fact) });
  });
});

describe("VAT Directive 2006/112/EC, articles 97 to 99 and 110", () => {
  const members = Object.entries(on(europeanUnionVat, "2026-11-22"));
  it("has 27 member states", () => expect(members).toHaveLength(27));
  it.each(members)("%s: a standard rate of at least 15%%, and other reduced rates below it", (_, rates) => {
    expect(rates.standard).toBeGreaterThanOrEqual(15);
    expect(Math.max(0, ...rates.reduced)).toBeLessThan(rates.standard);
    expect(new Set(rates.reduced).size).toBe(rates.reduced.length);
  });
});

describe("Worked figures of authorities", () => {
  it("Revenu Québec, Calculating the Taxes: $100.00, GST $5.00, QST $9.98", () => {
    const quebec = on(canadaSalesTax, "2026-11-22").QC;
    if (!quebec || "hst" in quebec) return expect.fail("Quebec has a tax of its own");
    const cents = (percent: number) => round(decimal(100).times(percent).div(100), 2).toString();
    expect([cents(quebec.gst), cents(quebec.pst)]).toEqual(["5", "9.98"]);
  });
  it("Inland Revenue, comparing GST systems: an Australian price of $70 holds GST of $70/11, which is $6.36", () => {
    const { standard } = on(australiaGst, "2026-11-22");
    expect(round(decimal(70).times(standard).div(decimal(standard).plus(100)), 2).toString()).toBe("6.36");
  });
  it("Inland Revenue, Calculating GST: $1,500.00 with $225.00 of GST is $1,725.00, of which 3/23 is GST", () => {
    const { standard } = on(newZealandGst, "2026-11-22");
    const total = decimal(1_500).times(decimal(standard).plus(100)).div(100);
    expect(total.toString()).toBe("1725");
    expect(total.times(standard).div(decimal(standard).plus(100)).toString()).toBe("225");
    expect(total.times(3).div(23).toString()).toBe("225");
  });
  it("gives all 13 provinces and territories", () =>
    expect(Object.keys(on(canadaSalesTax, "2026-11-22"))).toHaveLength(13));
  it("gives all 50 states, five without a sales tax", () => {
    const states = Object.entries(on(unitedStatesSalesTax, "2026-11-22"));
    expect(states).toHaveLength(50);
    expect(states.filter(([, rate]) => rate === 0).map(([state]) => state)).toEqual(["AK", "DE", "MT", "NH", "OR"]);
  });
});
