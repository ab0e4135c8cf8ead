// What calculators of business days share: which days are off, and the table of those that were.
import { date, type Line, table, text } from "#engine";
import { type CalendarChoice, publicHolidays } from "#facts/holidays/calendars";
import { DATE_LIST, type Holidays, idleNotes, idleWorkedDays } from "#facts/holidays/days-off";

export const OTHER_DAYS_OFF = {
  ...DATE_LIST,
  help: "Optional. Separate dates with commas: 2026-12-24, 2026-12-31.",
} as const;
export const WORKED_DAYS = { ...DATE_LIST, help: "Optional. These count as business days." } as const;

/** Where a form begins: the holidays of the country, or of its largest part. */
export const HOLIDAYS_BY_REGION = {
  "en-GB": "uk_england_wales",
  "en-IE": "ireland",
  "en-CA": "canada",
  "en-AU": "australia_nsw",
  "en-IN": "india",
  "de-DE": "germany",
  "fr-FR": "france",
  "es-ES": "spain",
  "it-IT": "italy",
  "nl-NL": "netherlands",
  "ja-JP": "japan",
} as const;

export const DAYS_OFF = table(
  "Which holidays",
  { date: date("Date"), weekday: text("Day of the week"), name: text("Holiday") },
  { optional: true },
);

/** ", with the public holidays of France taken out" */
export function takenOut(calendar: CalendarChoice | undefined): string {
  const known = calendar && publicHolidays(calendar);
  return known ? `, with ${known.what} taken out` : "";
}

export const holidayNotes = (given: Holidays): readonly Line[] => [
  ...idleNotes(idleWorkedDays(given), "of the holidays you work", "not on the list of days off"),
  publicHolidays(given.calendar)?.note,
];
