// A holiday on a Sunday gives the next day that is no holiday (article 3, paragraph 2), and a day between two holidays is
// one too (paragraph 3). The equinoxes are gazetted each February for the year after; until then they are predicted.
import { weekdayOf } from "#numbers/calendar";
import { dated } from "../dated.ts";
import type { Holiday, HolidayCalendar } from "./calendar.ts";
import { afterSunday, firstOf, inYears, nth, on, type Rule, since, until, WEEKDAY, years } from "./rules.ts";

const { monday } = WEEKDAY;
const observed = afterSunday;

/** Tokyo time: the equinox comes about six hours later each year, and a day earlier after a leap day. */
const vernalEquinox: Rule = (year) => on(3, year % 4 < (year < 2026 ? 2 : 3) ? 20 : 21)(year);
const autumnalEquinox: Rule = (year) => on(9, year % 4 < daysOn22(year) ? 22 : 23)(year);

function daysOn22(year: number): number {
  if (year < 2012) return 0;
  return year < 2045 ? 1 : 2;
}

const calendar: HolidayCalendar = {
  regions: {},
  note: "The equinoxes are official once they are gazetted, in February of the year before.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1), observed },
    { name: "Coming of Age Day", on: nth(2, monday, 1) },
    { name: "National Foundation Day", on: on(2, 11), observed },
    { name: "Emperor's Birthday", on: since(2020, on(2, 23)), observed },
    { name: "Vernal Equinox Day", on: vernalEquinox, observed },
    { name: "Greenery Day", on: until(2006, on(4, 29)), observed },
    { name: "Showa Day", on: since(2007, on(4, 29)), observed },
    { name: "Enthronement of the Emperor", on: inYears({ 2019: [5, 1] }) },
    { name: "Constitution Memorial Day", on: on(5, 3), observed },
    { name: "Greenery Day", on: since(2007, on(5, 4)), observed },
    { name: "Children's Day", on: on(5, 5), observed },
    {
      name: "Marine Day",
      on: firstOf(inYears({ 2020: [7, 23], 2021: [7, 22] }), until(2002, on(7, 20)), nth(3, monday, 7)),
      observed,
    },
    {
      name: "Mountain Day",
      on: firstOf(inYears({ 2020: [8, 10], 2021: [8, 8] }), since(2016, on(8, 11))),
      observed,
    },
    { name: "Respect for the Aged Day", on: firstOf(until(2002, on(9, 15)), nth(3, monday, 9)), observed },
    { name: "Autumnal Equinox Day", on: autumnalEquinox, observed },
    { name: "Health and Sports Day", on: until(2019, nth(2, monday, 10)) },
    {
      name: "Sports Day",
      on: firstOf(inYears({ 2020: [7, 24], 2021: [7, 23] }), since(2022, nth(2, monday, 10))),
    },
    { name: "Enthronement Ceremony Day", on: inYears({ 2019: [10, 22] }) },
    { name: "Culture Day", on: on(11, 3), observed },
    { name: "Labor Thanksgiving Day", on: on(11, 23), observed },
    { name: "Emperor's Birthday", on: years(1989, 2018, on(12, 23)), observed },
  ],
  between: (days) => days.filter((day) => days.includes(day + 2)).flatMap((day) => citizensHoliday(day + 1, days)),
};

function citizensHoliday(day: number, holidays: readonly number[]): readonly Holiday[] {
  if (holidays.includes(day) || weekdayOf(day) === WEEKDAY.sunday) return [];
  return [{ name: "Citizens' holiday", day, observed: day }];
}

export const japanHolidays = dated({
  what: "Japanese public holidays",
  source: {
    title: "Act on National Holidays (Act No. 178 of 1948)",
    url: "https://kotobank.jp/word/%E5%9B%BD%E6%B0%91%E3%81%AE%E7%A5%9D%E6%97%A5%E3%81%AB%E9%96%A2%E3%81%99%E3%82%8B%E6%B3%95%E5%BE%8B-64283",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-02-28",
});
