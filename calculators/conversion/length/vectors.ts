import { CONTEMPORARY_MATHEMATICS_3_4_PAGE, GNU_UNITS, LIBREOFFICE_CONVERT, NIST_811_B8, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type length from "./length.ts";

export default [
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-22",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["example 1 of the section", { value: 66, from: "in", to: "ft" }, { result: "5.5" }],
      ["try it after example 3 of the section", { value: 250000, from: "mi", to: "yd" }, { result: "440,000,000" }],
      ["example 13 of the section", { value: 100, from: "km", to: "mi" }, { result: "62" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    rows: [["section 3.4, Rational Numbers, example 25 of the section", { value: 100, from: "cm", to: "in" }, { result: "39.370" }]],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-22",
    by: "law",
    place: "appendix B.8",
    always: { value: 1 },
    rows: [
      ["inch", { from: "in", to: "cm" }, { result: "2.54" }],
      ["mile", { from: "mi", to: "km" }, { result: "1.609344" }],
    ],
  },
  {
    title: "International Astronomical Union, Resolution B2 (2012), on the astronomical unit of length",
    url: "https://www.iau.org/static/resolutions/IAU2012_English.pdf",
    read: "2026-11-20",
    by: "law",
    rows: [["Resolution B2, recommendation 1", { value: 1, from: "au", to: "m" }, { result: "149597870700" }]],
  },
  {
    title: "NIST, U.S. Survey Foot",
    url: "https://www.nist.gov/pml/us-surveyfoot",
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "1 foot = 1200/3937 meter exactly, or 0.304 800 6 meter approximately",
        { value: 1, from: "survey_ft", to: "m" },
        { result: "0.3048006" },
        { edge: "A survey foot is a fraction of a meter without end" },
      ],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["manual, Unit Conversion: 12 ft + 3 in", { value: 12.25, from: "ft", to: "cm" }, { result: "373.38" }],
      ["units -o %.15g nauticalmile mile", { value: 1, from: "nmi", to: "mi" }, { result: "1.15077944802354" }],
      ["units -o %.15g USft m", { value: 1, from: "survey_ft", to: "m" }, { result: "0.304800609601219" }],
      ["units -o %.15g -- '-10 fathom' ft", { value: -10, from: "fathom", to: "ft" }, { result: "-60" }, { edge: "A depth below sea level keeps its sign" }],
    ],
  },
  { ...LIBREOFFICE_CONVERT, read: "2026-11-22", by: "software", rows: [["examples", { value: 3.5, from: "mi", to: "yd" }, { result: "6160" }]] },
  {
    by: "hand",
    rows: [
      [
        "3937 × 1200 ÷ 3937 = 1200",
        { value: 3937, from: "survey_ft", to: "m" },
        { result: "1200.0000000000000000" },
        { edge: "3,937 survey feet are 1,200 m, and nothing is lost on the way" },
      ],
      [
        "9460730472580800 m × 1000000000 = 9460730472580800000000000 nm",
        { value: 1, from: "ly", to: "nm" },
        { result: "9460730472580800000000000" },
        { edge: "From the smallest unit to the largest: a light-year of nanometers" },
      ],
    ],
  },
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-24",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["exercises, Frankie's height", { value: "42", from: "in", to: "cm" }, { result: "106.7" }],
      ["exercises, Connie's fabric", { value: "9", from: "yd", to: "m" }, { result: "8.2" }],
      ["exercises, Kathryn's height", { value: "1.6", from: "m", to: "ft" }, { result: "5.2" }],
      ["exercises, Denver above sea level", { value: "5183", from: "ft", to: "mi" }, { result: "0.98" }],
      ["exercises, the Mariana Trench", { value: "10911", from: "m", to: "km" }, { result: "10.911" }],
      ["exercises, Carson's height", { value: "45", from: "in", to: "ft" }, { result: "3.75" }],
      ["try it, Rene's hose", { value: "18", from: "yd", to: "ft" }, { result: "54" }],
      [
        "try it, the flight from New York City to London",
        { value: "5586", from: "km", to: "mi" },
        { result: "3,470" },
        { given: "5,586 kilometers in miles", differs: "The book takes a mile as 1.61 km. It is 1.609344 km." },
      ],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-24",
    by: "software",
    rows: [
      ["units -t -o %.12g mil micron", { value: "1", from: "mil", to: "um" }, { result: "25.4" }],
      ["units -t -o %.12g furlong m", { value: "1", from: "furlong", to: "m" }, { result: "201.168" }],
      ["units -t -o %.12g chain m", { value: "1", from: "chain", to: "m" }, { result: "20.1168" }],
      ["units -t -o %.12g USmile m", { value: "1", from: "survey_mi", to: "m" }, { result: "1609.34721869" }],
      ["units -t -o %.15g lightyear km", { value: "1", from: "ly", to: "km" }, { result: "9460730472580.8" }],
      ["units -t -o %.12g '26.2 mile' km", { value: "26.2", from: "mi", to: "km" }, { result: "42.1648128" }],
      ["units -t -o %.12g '550 nm' micron", { value: "550", from: "nm", to: "um" }, { result: "0.55" }],
      ["units -t -o %.12g km nauticalmile", { value: "1", from: "km", to: "nmi" }, { result: "0.539956803456" }],
      ["units -t -o %.12g '0.25 inch' mm", { value: "0.25", from: "in", to: "mm" }, { result: "6.35" }],
      ["units -t -o %.12g lightyear au", { value: "1", from: "ly", to: "au" }, { result: "63241.0770843" }],
    ],
  },
] satisfies Vectors<typeof length>;
