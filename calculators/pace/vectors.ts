import type { Vectors } from "#engine";
import type pace from "./pace.ts";

const read = "2026-11-22";
const ELEMENTARY = {
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/2-6-solve-a-formula-for-a-specific-variable",
  read,
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
  read,
};
const MOTIONSPLAN = {
  title: "Motionsplan, tests",
  url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/running.js",
  read,
};

export default [
  {
    given: "168 miles in 3 hours",
    inputs: { distance: 168, distance_unit: "mi", time: "3:00:00", per: "mi" },
    expected: { miles_an_hour: "56" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 2.6, Yesenia's drive to Chicago" },
  },
  {
    given: "Three and a half hours at 12 miles an hour",
    inputs: { find: "distance_at_speed", time: "3:30:00", speed: 12, speed_unit: "mph", per: "mi" },
    expected: { miles: "42" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 2.6, Jamal's bicycle ride" },
  },
  {
    given: "An hour and three quarters at 4 miles an hour",
    inputs: { find: "distance_at_speed", time: "1:45:00", speed: 4, speed_unit: "mph", per: "mi" },
    expected: { miles: "7" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 9.7, Yuki's walk" },
  },
  {
    given: "22 miles in an hour and a half",
    inputs: { distance: 22, distance_unit: "mi", time: "1:30:00", per: "mi" },
    expected: { miles_an_hour: "14.7" },
    by: "published",
    source: {
      ...PREALGEBRA,
      url: "https://openstax.org/books/prealgebra-2e/pages/chapter-9",
      place: "chapter 9, practice test, the Catalina Express",
    },
  },
  {
    given: "280 miles in three and a half hours",
    inputs: { distance: 280, distance_unit: "mi", time: "3:30:00", per: "mi" },
    expected: { miles_an_hour: "80" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 9.7, Aisha's train" },
  },
  {
    given: "3 km in 12:00",
    inputs: { distance: 3, time: "12:00" },
    expected: { pace_per_kilometre: "4:00", kilometres_an_hour: "15" },
    by: "software",
    source: { ...MOTIONSPLAN, place: "getTimePrKilometer and getKilometersPrHour" },
  },
  {
    given: "The pace at 12 km/h",
    inputs: { find: "time_at_speed", distance: 1, speed: 12 },
    expected: { pace_per_kilometre: "5:00" },
    by: "software",
    source: { ...MOTIONSPLAN, place: "convertKmtToMinPerKm" },
  },
  {
    given: "How far in 5:00 at 12 km/h",
    inputs: { find: "distance_at_speed", time: "5:00", speed: 12 },
    expected: { kilometres: "1" },
    by: "software",
    source: { ...MOTIONSPLAN, place: "getDistanceFromTimeAndVelocity" },
  },
  {
    given: "359.6 seconds are 6:00, and never 5:60",
    inputs: { distance: 10, time: "59:56" },
    expected: { pace_per_kilometre: "6:00", "splits.1.time": "6:00", "splits.10.time": "59:56" },
    by: "hand",
    source: { title: "59 × 60 + 56 = 3596, and 3596 ÷ 10 = 359.6 s" },
    edge: true,
  },
  {
    given: "How far at 12 km/h in 25 seconds: less than one split, which is the whole way",
    inputs: { find: "distance_at_speed", time: "0:25", speed: 12 },
    expected: { kilometres: "0.083333", "splits.1.kilometres": "0.083333", "splits.1.time": "0:25" },
    by: "hand",
    source: { title: "12 × 25 ÷ 3600 = 0.083333" },
    edge: true,
  },
  {
    given: "A mile is 1.609344 km: 1 km of a mile in 5:00",
    inputs: { distance: 1, distance_unit: "mi", time: "5:00" },
    expected: { kilometres: "1.609344", "splits.1.time": "3:06", "splits.2.time": "5:00" },
    by: "hand",
    source: { title: "300 ÷ 1.609344 = 186.41 s, which is 3:06" },
    edge: true,
  },
] satisfies Vectors<typeof pace>;
