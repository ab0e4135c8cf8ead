// Federal holidays. Executive orders that close the offices for a single day, such as 24 December 2024, are not holidays.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { last, nearestWeekday, nth, on, since, WEEKDAY } from "./rules.ts";

const { monday, thursday } = WEEKDAY;
const observed = nearestWeekday;

const calendar: HolidayCalendar = {
  regions: {},
  holidays: [
    { name: "New Year's Day", on: on(1, 1), observed },
    { name: "Birthday of Martin Luther King, Jr.", on: nth(3, monday, 1) },
    { name: "Washington's Birthday", on: nth(3, monday, 2) },
    { name: "Memorial Day", on: last(monday, 5) },
    { name: "Juneteenth National Independence Day", on: since(2021, on(6, 19)), observed },
    { name: "Independence Day", on: on(7, 4), observed },
    { name: "Labor Day", on: nth(1, monday, 9) },
    { name: "Columbus Day", on: nth(2, monday, 10) },
    { name: "Veterans Day", on: on(11, 11), observed },
    { name: "Thanksgiving Day", on: nth(4, thursday, 11) },
    { name: "Christmas Day", on: on(12, 25), observed },
  ],
};

export const unitedStatesHolidays = dated({
  what: "US federal holidays",
  source: {
    title: "5 U.S.C. 6103, Holidays",
    url: "https://www.law.cornell.edu/uscode/text/5/6103",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
