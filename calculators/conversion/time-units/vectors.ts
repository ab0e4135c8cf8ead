import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type timeUnits from "./time-units.ts";

export default [
  {
    title: "Conversion.org, Year (Gregorian) to second",
    url: "https://conversion.org/time/year-gregorian/second",
    read: "2026-11-26",
    rows: [["100 years", { value: 100, from: "year", to: "s" }, { result: "3155695200" }]],
  },
  {
    title: "The Math Forum, Ask Dr. Math, A Billion Seconds",
    url: "http://mathforum.org/library/drmath/view/57944.html",
    read: "2026-11-26",
    rows: [
      ["1 year = 31,536,000 seconds", { value: 1, from: "year_365", to: "s" }, { result: "31536000" }],
      ["1 day = 86400 seconds", { value: 1, from: "d", to: "s" }, { result: "86400" }],
    ],
  },
  {
    title: "Converths, How many years is a billion seconds",
    url: "https://converths.com/how-many-years-is-a-billion-seconds-billion-sec-to-years/",
    read: "2026-11-26",
    rows: [
      ["in days", { value: 1000000000, from: "s", to: "d" }, { result: "11,574" }],
      ["in years of 365 days", { value: 1000000000, from: "s", to: "year_365" }, { result: "31.7" }],
    ],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-26",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "s" },
    rows: [
      ["hour", { from: "h" }, { result: "3600" }],
      ["minute", { from: "min" }, { result: "60" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["gregorianyear day", { value: 1, from: "year", to: "d" }, { result: "365.2425" }],
      ["julianyear s", { value: 1, from: "year_julian", to: "s" }, { result: "31557600" }],
      ["fortnight hours", { value: 1, from: "fortnight", to: "h" }, { result: "336" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "400 × 365 + 97 = 146,097",
        { value: 400, from: "year", to: "d" },
        { result: "146097.0000" },
        { edge: "After 400 years the calendar’s mean year is a whole number of days" },
      ],
      ["365.2425 days ÷ 12", { value: 1, from: "month", to: "d" }, { result: "30.436875" }],
      [
        "1,000,000,000 s ÷ 86,400 s ÷ 7 = 9,765,625 ÷ 5,906.25",
        { value: 1000000000, from: "s", to: "wk" },
        { result: "1653.43915343915" },
        { edge: "A second is a fraction of a week without end" },
      ],
      ["146,097 ÷ 400 × 1,000 = 365,242.5", { value: 1, from: "millennium", to: "d" }, { result: "365242.5" }],
    ],
  },
] satisfies Vectors<typeof timeUnits>;
