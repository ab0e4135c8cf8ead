// The law moves no holiday that falls on a weekend: employees get another day off or another day's pay.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, inYears, last, nth, on, type Rule, since, WEEKDAY } from "./rules.ts";

const { monday, friday } = WEEKDAY;

/** The first Monday in February, or the 1st where that is a Friday. */
const stBrigid: Rule = (year) => {
  const first = nth(1, friday, 2)(year);
  return first === on(2, 1)(year) ? first : nth(1, monday, 2)(year);
};

const calendar: HolidayCalendar = {
  regions: {},
  note: "A holiday on a weekend is not moved by law: employees get another day off or a day's pay.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "St Brigid's Day", on: since(2023, stBrigid) },
    { name: "St Patrick's Day", on: on(3, 17) },
    { name: "Day of remembrance and recognition", on: inYears({ 2022: [3, 18] }) },
    { name: "Easter Monday", on: easter(1) },
    { name: "May Day", on: nth(1, monday, 5) },
    { name: "June holiday", on: nth(1, monday, 6) },
    { name: "August holiday", on: nth(1, monday, 8) },
    { name: "October holiday", on: last(monday, 10) },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "St Stephen's Day", on: on(12, 26) },
  ],
};

export const irelandHolidays = dated({
  what: "Irish public holidays",
  source: {
    title: "Organisation of Working Time Act 1997, Second Schedule",
    url: "https://www.irishstatutebook.ie/eli/1997/act/20/schedule/2/enacted/en/html",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
