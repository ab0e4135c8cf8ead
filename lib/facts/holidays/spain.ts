// The national holidays that the communities cannot replace, and Epiphany, which they may but almost never do.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, on } from "./rules.ts";

const calendar: HolidayCalendar = {
  regions: {},
  note: "Each community adds its own holidays and decides what replaces one that falls on a Sunday. Those are not included.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Epiphany", on: on(1, 6) },
    { name: "Good Friday", on: easter(-2) },
    { name: "Labor Day", on: on(5, 1) },
    { name: "Assumption Day", on: on(8, 15) },
    { name: "National Day of Spain", on: on(10, 12) },
    { name: "All Saints' Day", on: on(11, 1) },
    { name: "Constitution Day", on: on(12, 6) },
    { name: "Immaculate Conception", on: on(12, 8) },
    { name: "Christmas Day", on: on(12, 25) },
  ],
};

export const spainHolidays = dated({
  what: "Spanish national holidays",
  source: {
    title: "Real Decreto 2001/1983, article 45",
    url: "https://noticias.juridicas.com/base_datos/Laboral/rd2001-1983.t5.html",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
