// Many numbers in one text, with a point for decimals: a comma always stands between two of them.
import { betweenNumbers, group, type Notation } from "../../printing/format.ts";
import { exact, fits, plain } from "./exact.ts";
import { readNumeral } from "./numeral.ts";
import type { Reading } from "./reading.ts";

export function readEntries(text: string, notation?: Notation): Reading {
  const entries = text.replace(/\s?[,;]$/, "").split(/\s?[,;]\s?|\s/);
  const values = entries.map(readEntry);
  const wrong = values.indexOf(undefined);
  if (wrong >= 0)
    return { fault: `must be numbers, such as ${examples(notation)}: ${complaint(wrong + 1, entries[wrong])}` };
  const value = values.join(", ");
  return text.split(/[;\t]|, /).some(isOneNumber) ? { value, echo: `${values.length} numbers` } : { value };
}

const examples = (notation?: Notation): string =>
  ["82", "91", "77.5"].map((entry) => group(entry, notation)).join(betweenNumbers(notation));

const complaint = (position: number, entry = ""): string =>
  entry ? `entry ${position}, "${entry.slice(0, 30)}", cannot be read` : `entry ${position} is empty`;

function readEntry(entry: string): string | undefined {
  if (!/^[-+]?(?=\.?\d)\d*\.?\d*(?:e[-+]?\d+)?$/i.test(entry)) return undefined;
  const amount = exact(entry);
  return fits(amount) ? plain(amount) : undefined;
}

/** "1,234" and "1 234" are two entries here, and could each have been meant as one. */
function isOneNumber(text: string): boolean {
  const numeral = /\d[ ,]\d/.test(text) && readNumeral(text.trim().replace(/^[-+]/, ""));
  return Boolean(numeral && !("fault" in numeral));
}
