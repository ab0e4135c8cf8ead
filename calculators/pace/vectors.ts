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

const prealgebraDistance = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
  place,
  read: "2026-11-22",
});

const elementaryDistance = (place: string) => ({
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/2-6-solve-a-formula-for-a-specific-variable",
  place,
  read: "2026-11-22",
});

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
  {
    given: "A tie in the last split: 868.0485 km, with splits in miles",
    inputs: { find: "time", distance: "868.0485", pace: "0:14", per: "mi" },
    expected: { "splits.11.kilometres": "868.049" },
    by: "hand",
    source: {
      title: "868.0485 km to three decimals, half upwards = 868.049; 539.38 mi have 10 splits of 50 mi before it",
    },
    edge: true,
  },
  {
    given: "Five and a half hours at 60 miles an hour",
    inputs: { find: "distance_at_speed", time: "5:30:00", speed: 60, speed_unit: "mph", per: "mi" },
    expected: { miles: "330" },
    by: "published",
    source: prealgebraDistance("section 9.7, Lindsay's drive"),
  },
  {
    given: "Two hours and a third at 3 miles an hour",
    inputs: { find: "distance_at_speed", time: "2:20:00", speed: 3, speed_unit: "mph", per: "mi" },
    expected: { miles: "7" },
    by: "published",
    source: prealgebraDistance("section 9.7, Trinh's walk"),
  },
  {
    given: "Eight and a half hours at 72 miles an hour",
    inputs: { find: "distance_at_speed", time: "8:30:00", speed: 72, speed_unit: "mph", per: "mi" },
    expected: { miles: "612" },
    by: "published",
    source: prealgebraDistance("section 9.7, Steve's drive"),
  },
  {
    given: "Four hours and fifty minutes at 60 miles an hour",
    inputs: { find: "distance_at_speed", time: "4:50:00", speed: 60, speed_unit: "mph", per: "mi" },
    expected: { miles: "290" },
    by: "published",
    source: elementaryDistance("section 2.6, Socorro's drive"),
  },
  {
    given: "Two and a half hours at 12 miles an hour",
    inputs: { find: "distance_at_speed", time: "2:30:00", speed: 12, speed_unit: "mph", per: "mi" },
    expected: { miles: "30" },
    by: "published",
    source: elementaryDistance("section 2.6, Francie's ride"),
  },
  {
    given: "338 miles at 52 miles an hour: six and a half hours",
    inputs: { find: "time_at_speed", distance: 338, distance_unit: "mi", speed: 52, speed_unit: "mph", per: "mi" },
    expected: { time: "6:30:00" },
    by: "published",
    source: prealgebraDistance("section 9.7, Connor's drive"),
  },
  {
    given: "380 miles at 76 miles an hour: five hours",
    inputs: { find: "time_at_speed", distance: 380, distance_unit: "mi", speed: 76, speed_unit: "mph", per: "mi" },
    expected: { time: "5:00:00" },
    by: "published",
    source: elementaryDistance("section 2.6, Megan's bus"),
  },
  {
    given: "180 miles at 16 miles an hour: eleven and a quarter hours",
    inputs: { find: "time_at_speed", distance: 180, distance_unit: "mi", speed: 16, speed_unit: "mph", per: "mi" },
    expected: { time: "11:15:00" },
    by: "published",
    source: elementaryDistance("section 2.6, Kareem's ride"),
  },
  {
    given: "240 miles in four hours",
    inputs: { distance: 240, distance_unit: "mi", time: "4:00:00", per: "mi" },
    expected: { miles_an_hour: "60" },
    by: "published",
    source: prealgebraDistance("section 9.7, Javier's drive"),
  },
  {
    given: "450 miles in six hours",
    inputs: { distance: 450, distance_unit: "mi", time: "6:00:00", per: "mi" },
    expected: { miles_an_hour: "75" },
    by: "published",
    source: elementaryDistance("section 2.6, Alejandra's drive"),
  },
] satisfies Vectors<typeof pace>;
