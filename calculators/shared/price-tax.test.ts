import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { type TO_THE_CENT, taxIn, taxOfMany, taxOn } from "./price-tax.ts";

describe("Tax on a price and in a price", () => {
  it.each([
    ["OpenStax: $392 at 6.5%", "392", "6.5", "25.48", "417.48"],
    ["a sixth of a price with 20% in it", "100", "20", "20", "120"],
    ["New Zealand: 3/23 of a price with 15% in it", "1500", "15", "225", "1725"],
    ["nothing at 0%", "7", "0", "0", "7"],
  ])("%s", (_why, net, rate, tax, gross) => {
    expect(taxOn(decimal(net), decimal(rate)).toString()).toBe(tax);
    expect(taxIn(decimal(gross), decimal(rate)).toString()).toBe(tax);
  });
});

const cents = fc.integer({ min: 0, max: 1e9 }).map((cents) => decimal(cents).div(100));
const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => decimal(thousandths).div(1000));

it("the tax found in a price is the tax that was put on it", () => {
  fc.assert(
    fc.property(cents, rates, (net, rate) => {
      const tax = taxOn(net, rate);
      return taxIn(net.plus(tax), rate).minus(tax).abs().lt("1e-25");
    }),
  );
});

describe("Rounding to the cent", () => {
  type Case = readonly [tax: string, rounding: keyof typeof TO_THE_CENT, each: boolean, digits: number, sum: string];
  const cases: readonly Case[] = [
    ["0.615", "nearest", false, 2, "1.85"],
    ["0.615", "nearest", true, 2, "1.86"],
    ["0.611", "up", false, 2, "1.84"],
    ["0.611", "up", true, 2, "1.86"],
    ["0.619", "down", false, 2, "1.85"],
    ["0.619", "down", true, 2, "1.83"],
    ["0.619", "none", true, 2, "1.857"],
    ["0.62", "up", true, 2, "1.86"],
    ["5.5", "nearest", true, 0, "18"],
    ["5.5", "nearest", false, 0, "17"],
    ["0.6155", "down", true, 3, "1.845"],
  ];
  it.each(cases)("three of %s, %s, each: %s, to %i decimals", (tax, rounding, isEach, digits, sum) => {
    const many = { quantity: 3, rounding, rounded_on: isEach ? "article" : "invoice" };
    expect(taxOfMany(decimal(tax), many, digits).tax.toString()).toBe(sum);
  });
});
