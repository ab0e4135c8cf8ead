import type { Vectors } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";

const READ = "2026-11-22";
const prealgebra = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
  place: `section 9.7, Solve a Formula for a Specific Variable, ${place}`,
  read: READ,
});
const sp811 = (row: string) => ({
  title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
  url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
  place: `appendix B.8, ${row}`,
  read: READ,
});

export default [
  {
    given: "A bicycle at 12 mph for three hours and a half",
    inputs: { find: "distance", speed: 12, speed_unit: "mph", time: "3:30", system: "imperial" },
    expected: { miles: "42" },
    by: "published",
    source: prealgebra("example 1 of the section"),
  },
  {
    given: "520 miles at 65 mph",
    inputs: { find: "time", distance: 520, distance_unit: "mi", speed: 65, speed_unit: "mph" },
    expected: { hours: "8" },
    by: "published",
    source: prealgebra("example 2 of the section"),
  },
  {
    given: "168 miles in three hours",
    inputs: { distance: 168, distance_unit: "mi", time: "3:00", system: "imperial" },
    expected: { miles_an_hour: "56" },
    by: "published",
    source: prealgebra("try it after example 2 of the section"),
  },
  {
    given: "338 miles at 52 mph",
    inputs: { find: "time", distance: 338, distance_unit: "mi", speed: 52, speed_unit: "mph" },
    expected: { hours: "6.5" },
    by: "published",
    source: prealgebra("exercise on the drive from Tucson to the Grand Canyon"),
  },
  {
    given: "235 miles at 65 mph, to the nearest tenth of an hour",
    inputs: { find: "time", distance: 235, distance_unit: "mi", speed: 65, speed_unit: "mph" },
    expected: { hours: "3.6" },
    by: "published",
    source: prealgebra("exercise on the drive from Miami to Orlando"),
  },
  {
    given: "180 m at 3 m/s and the same way back at 6 m/s are 4 m/s, and not 4.5",
    inputs: { find: "average", legs: "180:3; 180:6", system: "si" },
    expected: { metres_a_second: "4", seconds: "90", metres: "360" },
    by: "published",
    source: {
      title: "Boston University, Physics, sample question on average speed",
      url: "http://physics.bu.edu/~duffy/semester1/c1_speedsample.html",
      place: "the out-and-back trip",
      read: READ,
    },
  },
  {
    given: "5 km at 40 km/h and 30 km at 60 km/h",
    inputs: { find: "average", legs: "5:40; 30:60" },
    expected: { kilometres_an_hour: "56.0" },
    by: "software",
    source: {
      title: "Python documentation, statistics: Mathematical statistics functions",
      url: "https://docs.python.org/3/library/statistics.html#statistics.harmonic_mean",
      place: "harmonic_mean, example with weights",
      read: READ,
    },
  },
  {
    given: "A mile an hour in meters a second",
    inputs: { distance: 1, distance_unit: "mi", time: "1:00" },
    expected: { metres_a_second: "0.44704" },
    by: "law",
    source: sp811("mile per hour (4.4704 E-01)"),
  },
  {
    given: "A knot in meters a second",
    inputs: { distance: 1, distance_unit: "nmi", time: "1:00", system: "nautical" },
    expected: { metres_a_second: "0.5144444" },
    by: "law",
    source: sp811("knot (5.144 444 E-01)"),
  },
  {
    given: "The meter by its definition: light goes 299,792,458 m in a second",
    inputs: { find: "distance", speed: 299792458, speed_unit: "ms", time: "0:00:01", system: "si" },
    expected: { metres: "299792458" },
    by: "law",
    source: {
      title: "BIPM, The International System of Units (SI Brochure), 9th edition",
      url: "https://www.bipm.org/en/publications/si-brochure",
      place: "section 2.3.1, definition of the metre",
      read: "2026-11-20",
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
    given: "A time without end in decimals: 100 km at 30 km/h take 3 hours and 20 minutes to the second",
    inputs: { find: "time", distance: 100, speed: 30 },
    expected: { time: "3:20", seconds: "12000", hours: "3.333333" },
    by: "hand",
    source: { title: "100 ÷ 30 = 3.333333 h; 100 × 3600 ÷ 30 = 12000 s" },
    edge: true,
  },
] satisfies Vectors<typeof speedDistanceTime>;
