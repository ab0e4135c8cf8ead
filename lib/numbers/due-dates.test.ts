import { expect, it } from "vitest";
import { readDate } from "./civil-date.ts";
import { paymentsDue } from "./due-dates.ts";

it.each([
  ["the day itself", "2027-01-01", "2027-01-01", "monthly", 1],
  ["a year of months", "2027-01-01", "2027-12-01", "monthly", 12],
  ["a day too early for the last", "2027-01-15", "2027-03-14", "monthly", 2],
  ["the end of a shorter month", "2027-01-31", "2027-02-28", "monthly", 2],
  ["two weeks on", "2027-01-01", "2027-01-15", "biweekly", 2],
  ["a day less than two weeks", "2027-01-01", "2027-01-14", "biweekly", 1],
] as const)("%s: from %s to %s, %s, %i", (_, next, last, every, expected) => {
  const [first, end] = [readDate(next), readDate(last)];
  expect(first && end && paymentsDue(first, end, every)).toBe(expected);
});
