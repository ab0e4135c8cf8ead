import type { Vectors } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";

const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e, section 9.7, Use the Distance, Rate, and Time Formula",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
};

export default [
  {
    given: "A bicycle at 12 mph for three hours and a half",
    inputs: { find: "distance", speed: 12, speed_unit: "mph", time: "3:30", system: "imperial" },
    expected: { miles: "42", hours: "3.5" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A walk at 3 mph for two hours and a third",
    inputs: { find: "distance", speed: 3, speed_unit: "mph", time: "2:20", system: "imperial" },
    expected: { miles: "7" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "520 miles at 65 mph",
    inputs: { find: "time", distance: 520, distance_unit: "mi", speed: 65, speed_unit: "mph" },
    expected: { time: "8:00", hours: "8" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "150 km at 100 km/h and 150 km at 150 km/h are driven at 120 km/h, and not at 125",
    inputs: { find: "average", legs: "150:100; 150:150" },
    expected: { kilometres_an_hour: "120", kilometres: "300", hours: "2.5", time: "2:30" },
    by: "published",
    source: {
      title: "matematica.pt, What does harmonic mean consist of?",
      url: "https://www.matematica.pt/en/faq/arithmetic-harmonic-mean.php",
    },
  },
  {
    given: "180 m at 3 m/s and the same way back at 6 m/s",
    inputs: { find: "average", legs: "180:3; 180:6", system: "si" },
    expected: { metres_a_second: "4", seconds: "90", metres: "360" },
    by: "published",
    source: {
      title: "Boston University, Physics, sample question on average speed",
      url: "http://physics.bu.edu/~duffy/semester1/c1_speedsample.html",
    },
  },
  {
    given: "A nautical mile in an hour is a knot, 1.852 km/h",
    inputs: { distance: 1, distance_unit: "nmi", time: "1:00", system: "nautical" },
    expected: { knots: "1", kilometres_an_hour: "1.852" },
    by: "standard",
    source: {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
  },
  {
    given: "The metre by its definition: light goes 299,792,458 m in a second",
    inputs: { find: "distance", speed: 299792458, speed_unit: "ms", time: "0:00:01", system: "si" },
    expected: { metres: "299792458", metres_a_second: "299792458", seconds: "1" },
    by: "standard",
    source: {
      title: "BIPM, The International System of Units (SI Brochure), 9th edition, section 2.3.1",
      url: "https://www.bipm.org/en/publications/si-brochure",
    },
    edge: true,
  },
  {
    given: "2:30 is two hours and a half, and not 2.30 hours",
    inputs: { distance: 150, time: "2:30" },
    expected: { kilometres_an_hour: "60", hours: "2.5", miles_an_hour: "37.28227" },
    by: "hand",
    source: { title: "150 ÷ 2.5 = 60; 60 ÷ 1.609344 = 37.28227" },
    edge: true,
  },
  {
    given: "100 m in 9.58 seconds",
    inputs: { distance: 100, distance_unit: "m", time: "0:00:09.58", system: "si" },
    expected: { metres_a_second: "10.438", kilometres_an_hour: "37.58", seconds: "9.58" },
    by: "hand",
    source: { title: "100 ÷ 9.58 = 10.4384; 10.4384 × 3.6 = 37.578" },
  },
  {
    given: "A speed without end in decimals: 100 km at 30 km/h take 3 hours and 20 minutes to the second",
    inputs: { find: "time", distance: 100, speed: 30 },
    expected: { time: "3:20", seconds: "12000", hours: "3.333333" },
    by: "hand",
    source: { title: "100 ÷ 30 = 3.333333 h; 100 × 3600 ÷ 30 = 12000 s" },
    edge: true,
  },
] satisfies Vectors<typeof speedDistanceTime>;
