import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, inYears, on, since } from "./rules.ts";

const calendar: HolidayCalendar = {
  regions: {},
  note: "Cities also keep the day of their patron saint, which is not included.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Epiphany", on: on(1, 6) },
    { name: "Unification of Italy, 150 years", on: inYears({ 2011: [3, 17] }) },
    { name: "Easter Monday", on: easter(1) },
    { name: "Liberation Day", on: on(4, 25) },
    { name: "Labor Day", on: on(5, 1) },
    { name: "Republic Day", on: since(2001, on(6, 2)) },
    { name: "Assumption Day", on: on(8, 15) },
    { name: "St Francis of Assisi", on: since(2026, on(10, 4)) },
    { name: "All Saints' Day", on: on(11, 1) },
    { name: "Immaculate Conception", on: on(12, 8) },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "St Stephen's Day", on: on(12, 26) },
  ],
};

export const italyHolidays = dated({
  what: "Italian public holidays",
  source: {
    title: "Legge 27 maggio 1949, n. 260, article 2, as amended by legge 8 ottobre 2025, n. 151",
    url: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-10-08;151",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
