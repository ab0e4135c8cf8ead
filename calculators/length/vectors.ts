import type { Vectors } from "#engine";
import type length from "./length.ts";

const GNU_UNITS = { title: "GNU Units 2.22, program and manual", url: "https://www.gnu.org/software/units/" };
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 7.5, Systems of Measurement",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
};

export default [
  {
    given: "12 feet and 3 inches, as 12.25 ft, in centimetres",
    inputs: { value: 12.25, from: "ft", to: "cm" },
    expected: { result: "373.38" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "66 inches in feet",
    inputs: { value: 66, from: "in", to: "ft" },
    expected: { result: "5.5" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "100 km in miles",
    inputs: { value: 100, from: "km", to: "mi" },
    expected: { result: "62" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "100 cm in inches",
    inputs: { value: 100, from: "cm", to: "in" },
    expected: { result: "39.370" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 3.4, Rational Numbers",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
    },
  },
  {
    given: "One nautical mile in miles",
    inputs: { value: 1, from: "nmi", to: "mi" },
    expected: { result: "1.15077944802354" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "One astronomical unit in kilometres",
    inputs: { value: 1, from: "au", to: "km" },
    expected: { result: "149597870.7" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "A survey foot is a fraction of a metre without end",
    inputs: { value: 1, from: "survey_ft", to: "m" },
    expected: { result: "0.304800609601" },
    by: "standard",
    source: {
      title: "NIST and NOAA, Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698: 1200/3937 m",
      url: "https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot",
    },
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
    given: "From the smallest unit to the largest: a light-year of nanometres",
    inputs: { value: 1, from: "ly", to: "nm" },
    expected: { result: "9460730472580800000000000" },
    by: "hand",
    source: { title: "9460730472580800 m × 1000000000 = 9460730472580800000000000 nm" },
    edge: true,
  },
  {
    given: "A depth below sea level keeps its sign",
    inputs: { value: -10, from: "fathom", to: "ft" },
    expected: { result: "-60", "units.7.value": "-720" },
    by: "hand",
    source: { title: "-10 × 6 = -60 ft, and -60 × 12 = -720 in" },
    edge: true,
  },
] satisfies Vectors<typeof length>;
