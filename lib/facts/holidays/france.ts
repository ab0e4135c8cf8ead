import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, on } from "./rules.ts";

const alsace = "alsace-moselle";

const calendar: HolidayCalendar = {
  regions: { france: "France", [alsace]: "Alsace and Moselle" },
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Good Friday", on: easter(-2), regions: [alsace] },
    { name: "Easter Monday", on: easter(1) },
    { name: "Labor Day", on: on(5, 1) },
    { name: "Victory Day 1945", on: on(5, 8) },
    { name: "Ascension Day", on: easter(39) },
    // From 2005 to 2007 it was also the day of solidarity, on which many worked unpaid. It stayed a public holiday all the same.
    { name: "Whit Monday", on: easter(50) },
    { name: "National Day", on: on(7, 14) },
    { name: "Assumption Day", on: on(8, 15) },
    { name: "All Saints' Day", on: on(11, 1) },
    { name: "Armistice Day 1918", on: on(11, 11) },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "St Stephen's Day", on: on(12, 26), regions: [alsace] },
  ],
};

export const franceHolidays = dated({
  what: "French public holidays",
  source: {
    title: "Code du travail, articles L3133-1 and L3134-13",
    url: "https://www.legifrance.gouv.fr/codes/id/LEGISCTA000033008129/",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
