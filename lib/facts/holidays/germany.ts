// Each Land has its own law; only German Unity Day is federal. Holidays of single municipalities are left out: Assumption
// Day in the Catholic ones of Bavaria, Corpus Christi in some of Saxony and Thuringia, the Peace Festival in Augsburg.
import { dated } from "../dated.ts";
import type { HolidayCalendar } from "./calendar.ts";
import { before, easter, inYears, on, since, until, WEEKDAY } from "./rules.ts";

const reformation = on(10, 31);

const calendar: HolidayCalendar = {
  regions: {
    BW: "Baden-Württemberg",
    BY: "Bavaria",
    BE: "Berlin",
    BB: "Brandenburg",
    HB: "Bremen",
    HH: "Hamburg",
    HE: "Hesse",
    MV: "Mecklenburg-Vorpommern",
    NI: "Lower Saxony",
    NW: "North Rhine-Westphalia",
    RP: "Rhineland-Palatinate",
    SL: "Saarland",
    SN: "Saxony",
    ST: "Saxony-Anhalt",
    SH: "Schleswig-Holstein",
    TH: "Thuringia",
  },
  note: "Holidays of single municipalities, such as Assumption Day in parts of Bavaria, are not included.",
  holidays: [
    { name: "New Year's Day", on: on(1, 1) },
    { name: "Epiphany", on: on(1, 6), regions: ["BW", "BY", "ST"] },
    { name: "International Women's Day", on: since(2019, on(3, 8)), regions: ["BE"] },
    { name: "International Women's Day", on: since(2023, on(3, 8)), regions: ["MV"] },
    { name: "Good Friday", on: easter(-2) },
    { name: "Easter Sunday", on: easter(0), regions: ["BB"] },
    { name: "Easter Monday", on: easter(1) },
    { name: "Labor Day", on: on(5, 1) },
    { name: "Liberation Day", on: inYears({ 2020: [5, 8], 2025: [5, 8] }), regions: ["BE"] },
    { name: "Ascension Day", on: easter(39) },
    { name: "Whit Sunday", on: easter(49), regions: ["BB"] },
    { name: "Whit Monday", on: easter(50) },
    { name: "Corpus Christi", on: easter(60), regions: ["BW", "BY", "HE", "NW", "RP", "SL"] },
    { name: "Assumption Day", on: on(8, 15), regions: ["SL"] },
    { name: "World Children's Day", on: since(2019, on(9, 20)), regions: ["TH"] },
    { name: "German Unity Day", on: on(10, 3) },
    { name: "Reformation Day", on: until(2016, reformation), regions: ["BB", "MV", "SN", "ST", "TH"] },
    { name: "Reformation Day", on: inYears({ 2017: [10, 31] }) },
    {
      name: "Reformation Day",
      on: since(2018, reformation),
      regions: ["BB", "HB", "HH", "MV", "NI", "SH", "SN", "ST", "TH"],
    },
    { name: "All Saints' Day", on: on(11, 1), regions: ["BW", "BY", "NW", "RP", "SL"] },
    { name: "Day of Repentance and Prayer", on: before(WEEKDAY.wednesday, 11, 23), regions: ["SN"] },
    { name: "Christmas Day", on: on(12, 25) },
    { name: "Second day of Christmas", on: on(12, 26) },
  ],
};

export const germanyHolidays = dated({
  what: "German public holidays",
  source: {
    title: "Holiday laws of the Länder, such as Berlin's Gesetz über die Sonn- und Feiertage, section 1",
    url: "https://www.berlin.de/sen/inneres/buerger-und-staat/verfassungs-und-verwaltungsrecht/artikel.1435639.php",
    read: "2026-11-22",
  },
  values: [{ from: "2000-01-01", to: "2050-12-31", value: calendar }],
  review: "2027-11-22",
});
