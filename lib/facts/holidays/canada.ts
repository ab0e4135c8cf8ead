// General holidays of the Canada Labour Code. Provinces have their own laws, which are not included.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { before, easter, mondayForSunday, nth, on, since, WEEKDAY } from "./rules.ts";

const { monday } = WEEKDAY;

const calendar: HolidayCalendar = {
  regions: {},
  note: "If a holiday falls on a weekend, your employer gives the working day before or after it. Provincial holidays are not included.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Good Friday", on: easter(-2) },
    { name: "Victoria Day", on: before(monday, 5, 25) },
    { name: "Canada Day", on: on(7, 1), observed: mondayForSunday },
    { name: "Labour Day", on: nth(1, monday, 9) },
    { name: "National Day for Truth and Reconciliation", on: since(2021, on(9, 30)) },
    { name: "Thanksgiving Day", on: nth(2, monday, 10) },
    { name: "Remembrance Day", on: on(11, 11) },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "Boxing Day", on: on(12, 26) },
  ],
};

export const canadaHolidays = dated({
  what: "Canadian federal holidays",
  source: {
    title: "Canada Labour Code, section 166, and Holidays Act, section 2",
    url: "https://laws-lois.justice.gc.ca/eng/acts/L-2/section-166.html",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
