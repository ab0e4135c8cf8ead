import { expect, it } from "vitest";
import { date } from "#engine";
import { shownIn, typedIn } from "./month.ts";

const month = date("Start month", { month: true, example: "1990-06-01" });
const day = date("Date of birth", { example: "1990-06-15" });

it("a month is its first day, and what is half typed stays", () => {
  expect(shownIn(month, "1990-06-15")).toBe("1990-06");
  expect(typedIn(month, "1990-06")).toBe("1990-06-01");
  for (const typed of ["", "1990-0", "June 1990"]) expect(shownIn(month, typedIn(month, typed))).toBe(typed);
});

it("a day is a day", () => {
  expect(shownIn(day, "1990-06-15")).toBe("1990-06-15");
  expect(typedIn(day, "1990-06")).toBe("1990-06");
});
