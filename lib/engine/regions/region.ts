// How numbers, money and days are written in a place, and which units people there use. Words stay English. The figures are
// those of Unicode's CLDR 47 (unicode-org/cldr-json, read 2026-11-22): numbers.json, currencies.json, ca-gregorian.json
// and weekData.json; for hours, timeData.json of CLDR 44.1, and CLDR 48 as Node has it for their digits (2026-11-24). The engine's
// own Intl is never asked: engines differ, and an answer must be the same in all of them.
import { type PreferredUnits, US } from "./home.ts";
import { CANADIAN, INDIAN, METRIC, UK } from "./units.ts";

export type Region = {
  readonly name: string;
  /** ISO 4217, and what people there write for it. */
  readonly currency: string;
  readonly sign: string;
  readonly decimal: "." | ",";
  /** Between thousands. */
  readonly group: string;
  /** Digits that must stand before the first mark between thousands: where it is 2, 1234 has none and 12.345 has. */
  readonly leastGrouped: 1 | 2;
  /** 12,34,567: pairs above the thousand. */
  readonly inLakhs?: true;
  /** # is the figure and ¤ the sign. After a semicolon: the same below zero, where that is not a minus before all of it. */
  readonly money: string;
  readonly percent: string;
  /** Of D, DD, M, MM, MMMM (in words) and YYYY. */
  readonly date: string;
  /** Of a time of day: h for 5:30 pm, H for 9:00 and 17:30, HH for 09:00 and 17:30. */
  readonly hours: "h" | "H" | "HH";
  readonly weekBegins: "monday" | "sunday";
  readonly units: PreferredUnits;
  /** Words that differ from American ones, by the American word. */
  readonly words: Readonly<Record<string, string>>;
};

const [NO_BREAK, NARROW] = ["\u00a0", "\u202f"];

const ENGLISH = { decimal: ".", group: ",", leastGrouped: 1, money: "¤#", percent: "#%" } as const;
const COMMONWEALTH = { ...ENGLISH, date: "D MMMM YYYY" } as const;
const CONTINENTAL = { decimal: ",", group: ".", leastGrouped: 1, money: `#${NO_BREAK}¤` } as const;
const SPACED_PERCENT = `#${NO_BREAK}%`;

const SPELLING = {
  ...{ meter: "metre", meters: "metres", liter: "litre", liters: "litres" },
  ...{ centimeter: "centimetre", centimeters: "centimetres", millimeter: "millimetre", millimeters: "millimetres" },
  ...{ "metric ton": "tonne", "metric tons": "tonnes" },
  ...{ kilometer: "kilometre", kilometers: "kilometres", milliliter: "millilitre", milliliters: "millilitres" },
  ...{ color: "colour", labor: "labour", gray: "grey" },
};
const CARS = { "auto loan": "car loan", "auto loans": "car loans", "auto lease": "car lease" };
const COMMONWEALTH_WORDS = { ...SPELLING, ...CARS, paycheck: "payslip", paychecks: "payslips", gasoline: "petrol" };
const DEPOSIT = { "down payment": "deposit", "down payments": "deposits" };
const REMORTGAGE = { refinance: "remortgage", refinancing: "remortgaging" };
const BRITISH = {
  ...{ ...COMMONWEALTH_WORDS, ...DEPOSIT, ...REMORTGAGE, "hoa fees": "service charge" },
  ...{ "trade-in": "part-exchange", "renters insurance": "contents insurance" },
};
const IRISH = {
  ...{ ...COMMONWEALTH_WORDS, ...DEPOSIT, ...REMORTGAGE, "hoa fees": "management fees" },
  ...{ "renters insurance": "contents insurance" },
};
const AUSTRALIAN = {
  ...{ ...COMMONWEALTH_WORDS, ...DEPOSIT, "hoa fees": "strata fees" },
  ...{ "renters insurance": "contents insurance" },
};
const INDIAN_WORDS = { ...COMMONWEALTH_WORDS, "loan term": "loan tenure", "hoa fees": "society maintenance" };
const CANADIAN_WORDS = {
  ...{ ...SPELLING, paycheck: "paycheque", paychecks: "paycheques", "hoa fees": "condo fees" },
  ...{ "renters insurance": "tenant insurance" },
};

export const REGIONS: Readonly<Record<string, Region>> = {
  "en-US": {
    ...{ name: "United States", currency: "USD", sign: "$", ...ENGLISH },
    ...{ date: "MMMM D, YYYY", hours: "h", weekBegins: "sunday", units: US, words: {} },
  },
  "en-GB": {
    ...{ name: "United Kingdom", currency: "GBP", sign: "£", ...COMMONWEALTH },
    ...{ hours: "HH", weekBegins: "monday", units: UK, words: BRITISH },
  },
  "en-CA": {
    ...{ name: "Canada", currency: "CAD", sign: "$", ...ENGLISH, date: "MMMM D, YYYY" },
    ...{ hours: "h", weekBegins: "sunday", units: CANADIAN, words: CANADIAN_WORDS },
  },
  "en-AU": {
    ...{ name: "Australia", currency: "AUD", sign: "$", ...COMMONWEALTH },
    ...{ hours: "h", weekBegins: "monday", units: METRIC, words: AUSTRALIAN },
  },
  "en-IN": {
    ...{ name: "India", currency: "INR", sign: "₹", ...COMMONWEALTH, inLakhs: true },
    ...{ hours: "h", weekBegins: "sunday", units: INDIAN, words: INDIAN_WORDS },
  },
  "en-IE": {
    ...{ name: "Ireland", currency: "EUR", sign: "€", ...COMMONWEALTH },
    ...{ hours: "HH", weekBegins: "monday", units: METRIC, words: IRISH },
  },
  "de-DE": {
    ...{ name: "Germany", currency: "EUR", sign: "€", ...CONTINENTAL, percent: SPACED_PERCENT },
    ...{ date: "DD.MM.YYYY", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "de-CH": {
    ...{ name: "Switzerland", currency: "CHF", sign: "CHF", ...ENGLISH, group: "’", money: `¤${NO_BREAK}#;¤-#` },
    ...{ date: "DD.MM.YYYY", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "fr-FR": {
    ...{ name: "France", currency: "EUR", sign: "€", ...CONTINENTAL, group: NARROW, percent: SPACED_PERCENT },
    ...{ date: "DD/MM/YYYY", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "es-ES": {
    ...{ name: "Spain", currency: "EUR", sign: "€", ...CONTINENTAL, leastGrouped: 2, percent: SPACED_PERCENT },
    ...{ date: "D/M/YYYY", hours: "H", weekBegins: "monday", units: METRIC, words: {} },
  },
  "es-MX": {
    ...{ name: "Mexico", currency: "MXN", sign: "$", ...ENGLISH },
    ...{ date: "DD/MM/YYYY", hours: "h", weekBegins: "sunday", units: METRIC, words: {} },
  },
  "pt-BR": {
    ...{ name: "Brazil", currency: "BRL", sign: "R$", ...CONTINENTAL, money: `¤${NO_BREAK}#`, percent: "#%" },
    ...{ date: "DD/MM/YYYY", hours: "HH", weekBegins: "sunday", units: METRIC, words: {} },
  },
  "it-IT": {
    ...{ name: "Italy", currency: "EUR", sign: "€", ...CONTINENTAL, leastGrouped: 2, percent: "#%" },
    ...{ date: "DD/MM/YYYY", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "nl-NL": {
    ...{ name: "Netherlands", currency: "EUR", sign: "€", ...CONTINENTAL, percent: "#%" },
    ...{
      money: `¤${NO_BREAK}#;¤${NO_BREAK}-#`,
      date: "DD-MM-YYYY",
      hours: "HH",
      weekBegins: "monday",
      units: METRIC,
      words: {},
    },
  },
  "pl-PL": {
    ...{ name: "Poland", currency: "PLN", sign: "zł", ...CONTINENTAL, group: NO_BREAK, leastGrouped: 2 },
    ...{ percent: "#%", date: "D.MM.YYYY", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "sv-SE": {
    ...{ name: "Sweden", currency: "SEK", sign: "kr", ...CONTINENTAL, group: NO_BREAK, percent: SPACED_PERCENT },
    ...{ date: "YYYY-MM-DD", hours: "HH", weekBegins: "monday", units: METRIC, words: {} },
  },
  "ja-JP": {
    ...{ name: "Japan", currency: "JPY", sign: "¥", ...ENGLISH },
    ...{ date: "YYYY/MM/DD", hours: "H", weekBegins: "sunday", units: METRIC, words: {} },
  },
};

export const REGION_CODES = Object.keys(REGIONS);

/** By its code, in any case: "de-de". */
export const regionNamed = (code: string): string | undefined =>
  REGION_CODES.find((known) => known.toLowerCase() === code.toLowerCase());
