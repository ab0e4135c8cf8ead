import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test("a former name's page, text, proof and embed lead to today's, and the page opens as it did", () => {
  const led = moved({ "income-tax": { "progressive-tax": { granted: { country: "bands" } } } });
  expect(led.every(({ permanent }) => permanent)).toBe(true);
  expect(led.map(({ source, destination }) => [source, destination])).toEqual([
    ["/calculators/progressive-tax", "/calculators/income-tax?country=bands"],
    ["/calculators/progressive-tax.md", "/calculators/income-tax.md"],
    ["/calculators/progressive-tax/:rest+", "/calculators/income-tax/:rest+"],
    ["/embed/progressive-tax", "/embed/income-tax"],
  ]);
});
