// The one parser for what people type and paste. What can only be meant one way is read that way; what could be meant
// two ways is read as English and echoed; every digit typed is in the value, or the text is refused.

import type { Notation } from "../../printing/format.ts";
import { readAmount } from "./amount.ts";
import { readDates } from "./dates.ts";
import { readMinutes, readSpan } from "./duration.ts";
import { onKeyboard } from "./keyboard.ts";
import { readEntries } from "./list.ts";
import { readQuantity } from "./quantity.ts";
import type { Expecting, Reading } from "./reading.ts";
import { readTimes } from "./time.ts";

export type { Expecting, Reading };

/** One number, as plain decimal text for the wire. */
export function readNumber(text: string, expecting: Expecting): Reading {
  return read(text, 200, (written) =>
    expecting.kind === "quantity" ? readQuantity(written, expecting) : readAmount(written, expecting),
  );
}

/** "82 91\n77.5" → "82, 91, 77.5" */
export const readList = (text: string, notation?: Notation): Reading =>
  read(text, 4000, (written) => readEntries(written, notation));

/** "7h 45m" → "7:45", and "h:mm:ss" where there are seconds. */
export const readDuration = (text: string): Reading => read(text, 200, readSpan);

/** "Dec 25 2026" → "2026-12-25" */
export const readDateList = (text: string): Reading => read(text, 4000, readDates);

/** "45" → "0:45" */
export const readShortSpan = (text: string): Reading => read(text, 40, readMinutes);

/** The times of day in one row: "8:30a" → "8:30 am" */
export const readTimesOfDay = (texts: readonly string[]): readonly Reading[] => readTimes(texts.map(onKeyboard));

/** "8:30a" → "8:30 am" */
export const readTimeOfDay = (text: string): Reading =>
  read(text, 40, (written) => readTimes([written])[0] ?? { fault: "is required" });

/** A text in a grammar of its own: "−1½" → "-1 1/2". The field's pattern says whether it is one. */
export const readText = (text: string): Reading => ({ value: onKeyboard(text).replaceAll("\t", " ") });

function read(text: string, most: number, reader: (written: string) => Reading): Reading {
  if (text.trim().length > most) return { fault: `must be at most ${most} characters` };
  const written = onKeyboard(text);
  return written ? reader(written) : { fault: "is required" };
}
