// The states whose laws give every date. Victoria's list is not whole without a day that is set each year.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, inYears, mondayForSunday, nextWeekday, nth, on, WEEKDAY } from "./rules.ts";

const { monday } = WEEKDAY;
const [nsw, queensland] = ["new-south-wales", "queensland"] as const;
const observed = nextWeekday;

const calendar: HolidayCalendar = {
  regions: { [nsw]: "New South Wales", [queensland]: "Queensland" },
  note: "In Queensland, show days differ by district and Christmas Eve is a holiday from 6 pm. They are not included.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1), observed },
    { name: "Australia Day", on: on(1, 26), observed },
    { name: "Good Friday", on: easter(-2) },
    { name: "Easter Saturday", on: easter(-1) },
    { name: "Easter Sunday", on: easter(0) },
    { name: "Easter Monday", on: easter(1) },
    { name: "Anzac Day", on: on(4, 25), regions: [nsw] },
    {
      name: "Anzac Day (additional day)",
      on: inYears({ 2026: [4, 27], 2027: [4, 26] }),
      regions: [nsw],
      source: {
        title: "Public Holidays Amendment (Anzac Day) Order 2026",
        url: "https://www.miragenews.com/minns-labor-govt-adds-extra-public-holiday-1620067",
        read: "2026-11-22",
      },
    },
    { name: "Anzac Day", on: on(4, 25), observed: mondayForSunday, regions: [queensland] },
    { name: "Labour Day", on: nth(1, monday, 5), regions: [queensland] },
    { name: "King's Birthday", on: nth(2, monday, 6), regions: [nsw] },
    {
      name: "National Day of Mourning",
      on: inYears({ 2022: [9, 22] }),
      source: {
        title: "National Day of Mourning for Her Majesty Queen Elizabeth II",
        url: "https://aitkenlegal.com.au/?p=5331",
        read: "2026-11-22",
      },
    },
    { name: "Labour Day", on: nth(1, monday, 10), regions: [nsw] },
    { name: "King's Birthday", on: nth(1, monday, 10), regions: [queensland] },
    { name: "Christmas Day", on: on(12, 25), observed },
    { name: "Boxing Day", on: on(12, 26), observed },
  ],
};

export const australiaHolidays = dated({
  what: "Australian public holidays (New South Wales, Queensland)",
  source: {
    title: "Public Holidays Act 2010 (NSW), section 4; Holidays Act 1983 (Qld), schedule",
    url: "https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-115",
    read: "2026-11-22",
  },
  values: [{ from: "2020-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
