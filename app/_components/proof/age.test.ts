import { expect, it } from "vitest";
import { ageInWords } from "./age.tsx";

it.each([
  ["9999-12-31", "Current"],
  ["2027-01-11", "Current"],
  ["2027-01-10", "Ends in 45 days"],
  ["2026-11-27", "Ends in 1 day"],
  ["2026-11-26", "Ends in 0 days"],
  ["2026-11-25", "Ended 1 day ago"],
  ["2026-08-31", "Ended 3 months ago"],
  ["2023-10-31", "Ended 3 years ago"],
])("until %s: %s", (until, words) => {
  expect(ageInWords(until, "2026-11-26")).toBe(words);
});
