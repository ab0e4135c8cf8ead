import { expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, spanInWords } from "../dated.ts";
import { START, startsUsed } from "./starts.ts";
import { unitedStatesHomeInsurance, unitedStatesMortgageInsurance, unitedStatesPropertyTax } from "./united-states.ts";

const today = (fact: Fact<number>): number => fact.periods.at(-1)?.value ?? expect.fail(fact.what);

it("property tax: $370.0 billion on $41.7 trillion is $8.88 per $1,000, to the cent of what the totals allow", () => {
  const [least, most] = [decimal("369.95").div("41750"), decimal("370.05").div("41650")];
  const rate = decimal(today(unitedStatesPropertyTax)).div(100);
  expect(rate.gte(least) && rate.lte(most)).toBe(true);
});

it("homeowners insurance: below Florida's and above Oregon's, the highest and the lowest of the same table", () => {
  expect(today(unitedStatesHomeInsurance)).toBeGreaterThan(893);
  expect(today(unitedStatesHomeInsurance)).toBeLessThan(2677);
});

it("mortgage insurance: $82.35 a month on $162,000, as the form prints it", () => {
  const month = decimal(162_000).times(today(unitedStatesMortgageInsurance)).div(1200);
  expect(round(month, 2).toString()).toBe("82.35");
});

it("an answer names each average it rests on with the year it was measured in", () => {
  const used = startsUsed({ propertyTax: decimal(START.propertyTax), homeInsurance: decimal(START.homeInsurance) });
  expect(used.map(({ what, from, to, until }) => [what, spanInWords(from, to), until])).toEqual([
    ["US average property tax rate", "2024", "2027-12-31"],
    ["US average homeowners insurance premium", "2022", "2027-12-31"],
  ]);
});
