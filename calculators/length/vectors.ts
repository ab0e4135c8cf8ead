import type { Vectors } from "#engine";
import type length from "./length.ts";

const READ = "2026-11-22";
const units = (place: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place,
  read: READ,
});
const prealgebra = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, ${place}`,
  read: READ,
});
const sp811 = (row: string) => ({
  title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
  url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
  place: `appendix B.8, ${row}`,
  read: READ,
});

const measures = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, ${place}`,
  read: "2026-11-24",
});

const gnuUnits = (place: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "66 inches in feet",
    inputs: { value: 66, from: "in", to: "ft" },
    expected: { result: "5.5" },
    by: "published",
    source: prealgebra("example 1 of the section"),
  },
  {
    given: "The distance to the moon, 250,000 miles, in yards",
    inputs: { value: 250000, from: "mi", to: "yd" },
    expected: { result: "440,000,000" },
    by: "published",
    source: prealgebra("try it after example 3 of the section"),
  },
  {
    given: "100 km in miles",
    inputs: { value: 100, from: "km", to: "mi" },
    expected: { result: "62" },
    by: "published",
    source: prealgebra("example 13 of the section"),
  },
  {
    given: "100 cm in inches",
    inputs: { value: 100, from: "cm", to: "in" },
    expected: { result: "39.370" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
      place: "section 3.4, Rational Numbers, example 25 of the section",
      read: READ,
    },
  },
  {
    given: "An inch in centimeters",
    inputs: { value: 1, from: "in", to: "cm" },
    expected: { result: "2.54" },
    by: "law",
    source: sp811("inch"),
  },
  {
    given: "A mile in kilometers",
    inputs: { value: 1, from: "mi", to: "km" },
    expected: { result: "1.609344" },
    by: "law",
    source: sp811("mile"),
  },
  {
    given: "An astronomical unit in meters",
    inputs: { value: 1, from: "au", to: "m" },
    expected: { result: "149597870700" },
    by: "law",
    source: {
      title: "International Astronomical Union, Resolution B2 (2012), on the astronomical unit of length",
      url: "https://www.iau.org/static/resolutions/IAU2012_English.pdf",
      place: "Resolution B2, recommendation 1",
      read: "2026-11-20",
    },
  },
  {
    given: "A survey foot is a fraction of a meter without end",
    inputs: { value: 1, from: "survey_ft", to: "m" },
    expected: { result: "0.3048006" },
    by: "law",
    source: {
      title: "NIST, U.S. Survey Foot",
      url: "https://www.nist.gov/pml/us-surveyfoot",
      place: "1 foot = 1200/3937 meter exactly, or 0.304 800 6 meter approximately",
      read: READ,
    },
    edge: true,
  },
  {
    given: "12 feet and 3 inches, as 12.25 ft, in centimeters",
    inputs: { value: 12.25, from: "ft", to: "cm" },
    expected: { result: "373.38" },
    by: "software",
    source: units("manual, Unit Conversion: 12 ft + 3 in"),
  },
  {
    given: "3.5 miles in yards",
    inputs: { value: 3.5, from: "mi", to: "yd" },
    expected: { result: "6160" },
    by: "software",
    source: {
      title: "LibreOffice Help, CONVERT function",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/func_convert.html",
      place: "examples",
      read: READ,
    },
  },
  {
    given: "One nautical mile in miles",
    inputs: { value: 1, from: "nmi", to: "mi" },
    expected: { result: "1.15077944802354" },
    by: "software",
    source: units("units -o %.15g nauticalmile mile"),
  },
  {
    given: "A survey foot in meters, to 15 figures",
    inputs: { value: 1, from: "survey_ft", to: "m" },
    expected: { result: "0.304800609601219" },
    by: "software",
    source: units("units -o %.15g USft m"),
  },
  {
    given: "A depth below sea level keeps its sign",
    inputs: { value: -10, from: "fathom", to: "ft" },
    expected: { result: "-60" },
    by: "software",
    source: units("units -o %.15g -- '-10 fathom' ft"),
    edge: true,
  },
  {
    given: "3,937 survey feet are 1,200 m, and nothing is lost on the way",
    inputs: { value: 3937, from: "survey_ft", to: "m" },
    expected: { result: "1200.0000000000000000" },
    by: "hand",
    source: { title: "3937 × 1200 ÷ 3937 = 1200" },
    edge: true,
  },
  {
    given: "From the smallest unit to the largest: a light-year of nanometers",
    inputs: { value: 1, from: "ly", to: "nm" },
    expected: { result: "9460730472580800000000000" },
    by: "hand",
    source: { title: "9460730472580800 m × 1000000000 = 9460730472580800000000000 nm" },
    edge: true,
  },
  ...(
    [
      [
        "42 inches in centimeters",
        { value: "42", from: "in", to: "cm" },
        { result: "106.7" },
        "exercises, Frankie's height",
      ],
      ["9 yards in meters", { value: "9", from: "yd", to: "m" }, { result: "8.2" }, "exercises, Connie's fabric"],
      ["1.6 meters in feet", { value: "1.6", from: "m", to: "ft" }, { result: "5.2" }, "exercises, Kathryn's height"],
      [
        "5,183 feet in miles",
        { value: "5183", from: "ft", to: "mi" },
        { result: "0.98" },
        "exercises, Denver above sea level",
      ],
      [
        "10,911 meters in kilometers",
        { value: "10911", from: "m", to: "km" },
        { result: "10.911" },
        "exercises, the Mariana Trench",
      ],
      ["45 inches in feet", { value: "45", from: "in", to: "ft" }, { result: "3.75" }, "exercises, Carson's height"],
      ["18 yards in feet", { value: "18", from: "yd", to: "ft" }, { result: "54" }, "try it, Rene's hose"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: measures(place),
  })),
  {
    given: "5,586 kilometers in miles",
    inputs: { value: "5586", from: "km", to: "mi" },
    expected: { result: "3,470" },
    by: "published",
    source: measures("try it, the flight from New York City to London"),
    differs: "The book takes a mile as 1.61 km. It is 1.609344 km.",
  },
  ...(
    [
      [
        "A mil in micrometers",
        { value: "1", from: "mil", to: "um" },
        { result: "25.4" },
        "units -t -o %.12g mil micron",
      ],
      [
        "A furlong in meters",
        { value: "1", from: "furlong", to: "m" },
        { result: "201.168" },
        "units -t -o %.12g furlong m",
      ],
      ["A chain in meters", { value: "1", from: "chain", to: "m" }, { result: "20.1168" }, "units -t -o %.12g chain m"],
      [
        "A survey mile in meters, longer than a mile",
        { value: "1", from: "survey_mi", to: "m" },
        { result: "1609.34721869" },
        "units -t -o %.12g USmile m",
      ],
      [
        "A light-year in kilometers",
        { value: "1", from: "ly", to: "km" },
        { result: "9460730472580.8" },
        "units -t -o %.15g lightyear km",
      ],
      [
        "26.2 miles in kilometers",
        { value: "26.2", from: "mi", to: "km" },
        { result: "42.1648128" },
        "units -t -o %.12g '26.2 mile' km",
      ],
      [
        "550 nanometers in micrometers",
        { value: "550", from: "nm", to: "um" },
        { result: "0.55" },
        "units -t -o %.12g '550 nm' micron",
      ],
      [
        "A kilometer in nautical miles",
        { value: "1", from: "km", to: "nmi" },
        { result: "0.539956803456" },
        "units -t -o %.12g km nauticalmile",
      ],
      [
        "A quarter of an inch in millimeters",
        { value: "0.25", from: "in", to: "mm" },
        { result: "6.35" },
        "units -t -o %.12g '0.25 inch' mm",
      ],
      [
        "A light-year in astronomical units",
        { value: "1", from: "ly", to: "au" },
        { result: "63241.0770843" },
        "units -t -o %.12g lightyear au",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: gnuUnits(place),
  })),
] satisfies Vectors<typeof length>;
