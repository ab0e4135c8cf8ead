// A list of dates in the ways people write them: 2026-12-25, Dec 25 2026, 25 December 2026, 25/12/2026. A date that could be
// two days is refused, never guessed.
import { readDate, writeDate } from "#numbers/civil-date";
import type { Reading } from "./reading.ts";

const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const MONTH = "[A-Za-z]{3,9}\\.?";
const DATE = new RegExp(
  [
    "\\d{4}-\\d{1,2}-\\d{1,2}",
    `${MONTH} ${DAY},? \\d{4}`,
    `${DAY} ${MONTH},? \\d{4}`,
    "\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}",
  ].join("|"),
  "g",
);

/** "Dec 25, 2026; 1.1.2027" → "2026-12-25, 2027-01-01" */
export function readDates(text: string): Reading {
  const written = text.match(DATE) ?? [];
  const isMore = /[^,;\s]/.test(text.replaceAll(DATE, ""));
  if (isMore || written.length === 0) return { fault: "must be dates, such as Dec 25 2026, 2027-01-01" };
  const dates = written.map(dateIn);
  const wrong = dates.find((date) => typeof date !== "string");
  if (wrong) return wrong;
  const value = dates.join(", ");
  return value === written.join(", ") ? { value } : { value, echo: value };
}

type Fault = { readonly fault: string };

function dateIn(text: string): string | Fault {
  const [first = "", second = "", third = ""] = text.match(/[A-Za-z]{3,}|\d+/g) ?? [];
  if (/^\d{4}/.test(first)) return real(text, first, Number(second), Number(third));
  if (/^[A-Za-z]/.test(first)) return named(text, third, first, Number(second));
  if (/^[A-Za-z]/.test(second)) return named(text, third, second, Number(first));
  return inFigures(text, third, Number(first), Number(second));
}

const MONTHS = "january february march april may june july august september october november december".split(" ");

/** By its first letters, three or more of them. */
function named(text: string, year: string, name: string, day: number): string | Fault {
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase())) + 1;
  return month > 0 ? real(text, year, month, day) : { fault: `has ${text}, with a month we don't know` };
}

/** A number above 12 is the day; two equal ones leave no doubt. */
function inFigures(text: string, year: string, first: number, second: number): string | Fault {
  if (first > 12 || first === second) return real(text, year, second, first);
  if (second > 12) return real(text, year, first, second);
  const written = (month: number, day: number) => writeDate({ year: Number(year), month, day });
  return {
    fault: `has ${text}, which could be ${written(first, second)} or ${written(second, first)}: write it like that`,
  };
}

function real(text: string, year: string, month: number, day: number): string | Fault {
  const date = writeDate({ year: Number(year), month, day });
  return readDate(date) ? date : { fault: `has ${text}, a date that does not exist` };
}
