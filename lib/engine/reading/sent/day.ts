// A day that a program sends as people write it: "Dec 24 2026", "12/24/2026", the day of a date-time.
import type { Notation } from "../../printing/format.ts";
import { type Reading, readDateList } from "../typed/typed.ts";

const DATE_TIME = /^\s*(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?\s*$/i;

export function daySent(sent: unknown, notation?: Notation): Reading {
  if (typeof sent === "number" || (typeof sent === "string" && /^\s*\d{4}\s*$/.test(sent)))
    return { fault: ONLY_A_YEAR };
  if (typeof sent !== "string") return { fault: WANTED };
  const [, day] = DATE_TIME.exec(sent) ?? [];
  if (day) return { value: day };
  const reading = readDateList(notation ? notation.read("date", sent) : sent);
  if ("fault" in reading) return /\d/.test(sent) && !reading.fault.includes("such as") ? reading : { fault: WANTED };
  return reading.value.includes(",") ? { fault: WANTED } : reading;
}

const WANTED = "must be a date written like 2026-11-20; send today's date in full, too";
const ONLY_A_YEAR = "must be a day, not only a year: send a date such as 1990-01-01";
