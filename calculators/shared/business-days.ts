// What calculators of business days share: which days are off, and the table of those that were.
import { date, table, text } from "#engine";
import { DATE_LIST } from "#facts/holidays/days-off";

export const OTHER_DAYS_OFF = { ...DATE_LIST, help: "For example Dec 24 2026, Dec 31 2026." } as const;
export const WORKED_DAYS = { ...DATE_LIST, help: "These count as business days." } as const;

export const DAYS_OFF = table(
  "Which holidays",
  { date: date("Date"), weekday: text("Day of the week"), name: text("Holiday") },
  { optional: true },
);
