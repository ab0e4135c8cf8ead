import { weekdayOf } from "#numbers/calendar";
import { dated } from "../dated.ts";
import type { HolidayCalendar, HolidayRule } from "./calendar.ts";
import { easter, on, type Rule, since, until, WEEKDAY } from "./rules.ts";

/** Kept a day earlier where it falls on a Sunday. */
const notOnSunday =
  (rule: Rule): Rule =>
  (year) => {
    const day = rule(year);
    return day !== undefined && weekdayOf(day) === WEEKDAY.sunday ? day - 1 : day;
  };

const birthdays: readonly HolidayRule[] = [
  { name: "Queen's Day", on: until(2013, notOnSunday(on(4, 30))) },
  { name: "King's Day", on: since(2014, notOnSunday(on(4, 27))) },
];

const calendar: HolidayCalendar = {
  regions: {},
  note: "Good Friday and Liberation Day are holidays by law, but many employers give them off rarely or not at all.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Good Friday", on: easter(-2) },
    { name: "Easter Monday", on: easter(1) },
    ...birthdays,
    { name: "Liberation Day", on: on(5, 5) },
    { name: "Ascension Day", on: easter(39) },
    { name: "Whit Monday", on: easter(50) },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "Second day of Christmas", on: on(12, 26) },
  ],
};

export const netherlandsHolidays = dated({
  what: "Dutch public holidays",
  source: {
    title: "Algemene termijnenwet, article 3",
    url: "https://wetten.overheid.nl/BWBR0002448/",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
