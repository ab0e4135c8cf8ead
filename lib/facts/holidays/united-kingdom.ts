// Bank holidays, with Good Friday and Christmas Day, which are holidays by common law in England, Wales and Northern
// Ireland. A proclamation each year gives the substitute days.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { easter, firstOf, inYears, last, nextWeekday, nth, on, since, WEEKDAY } from "./rules.ts";

const { monday } = WEEKDAY;
const observed = nextWeekday;
const [england, scotland, ireland] = ["england-and-wales", "scotland", "northern-ireland"] as const;

const calendar: HolidayCalendar = {
  regions: { [england]: "England and Wales", [scotland]: "Scotland", [ireland]: "Northern Ireland" },
  holidays: [
    { name: "New Year's Day", on: on(1, 1), observed },
    { name: "2nd January", on: on(1, 2), observed, regions: [scotland] },
    { name: "St Patrick's Day", on: on(3, 17), observed, regions: [ireland] },
    { name: "Good Friday", on: easter(-2) },
    { name: "Easter Monday", on: easter(1), regions: [england, ireland] },
    { name: "Early May bank holiday", on: firstOf(inYears({ 2020: [5, 8] }), nth(1, monday, 5)) },
    { name: "Coronation of King Charles III", on: inYears({ 2023: [5, 8] }) },
    {
      name: "Spring bank holiday",
      on: firstOf(inYears({ 2002: [6, 4], 2012: [6, 4], 2022: [6, 2] }), last(monday, 5)),
    },
    { name: "Golden Jubilee", on: inYears({ 2002: [6, 3] }) },
    { name: "Royal wedding", on: inYears({ 2011: [4, 29] }) },
    { name: "Diamond Jubilee", on: inYears({ 2012: [6, 5] }) },
    { name: "Platinum Jubilee", on: inYears({ 2022: [6, 3] }) },
    { name: "World Cup bank holiday", on: inYears({ 2026: [6, 15] }), regions: [scotland] },
    { name: "Battle of the Boyne (Orangemen's Day)", on: on(7, 12), observed, regions: [ireland] },
    { name: "Summer bank holiday", on: nth(1, monday, 8), regions: [scotland] },
    { name: "Summer bank holiday", on: last(monday, 8), regions: [england, ireland] },
    { name: "State Funeral of Queen Elizabeth II", on: inYears({ 2022: [9, 19] }) },
    { name: "St Andrew's Day", on: since(2007, on(11, 30)), observed, regions: [scotland] },
    { name: "Christmas Day", on: on(12, 25), observed },
    { name: "Boxing Day", on: on(12, 26), observed },
  ],
};

export const unitedKingdomHolidays = dated({
  what: "UK bank holidays",
  source: {
    title: "Banking and Financial Dealings Act 1971, Schedule 1, and the dates on GOV.UK",
    url: "https://www.gov.uk/bank-holidays",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
