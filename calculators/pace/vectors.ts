import type { Vectors } from "#engine";
import type pace from "./pace.ts";

const KONVERTIBLY = {
  title: "Konvertibly, Pace Calculator, worked examples",
  url: "https://www.konvertibly.com/blog/pace-calculator-guide",
};
const CRUNCHWISE = {
  title: "Crunchwise, Running Pace Calculator, examples",
  url: "https://www.crunchwise.org/calculators/pace",
};

export default [
  {
    given: "10 km in 55:00",
    inputs: { distance: 10, time: "55:00" },
    expected: { pace_per_kilometre: "5:30", kilometres_an_hour: "10.9", pace_per_mile: "8:51" },
    by: "published",
    source: KONVERTIBLY,
  },
  {
    given: "A marathon at 5:30 a kilometre",
    inputs: { find: "time", distance: 42.195, pace: "5:30" },
    expected: { time: "3:52:04" },
    by: "published",
    source: KONVERTIBLY,
  },
  {
    given: "A marathon in four hours",
    inputs: { distance: 42.195, time: "4:00:00" },
    expected: { pace_per_kilometre: "5:41" },
    by: "published",
    source: {
      title: "Runrank, Marathon Pace Calculator, pace table",
      url: "https://runrank.co.kr/blog/en-marathon-pace-calculator",
    },
  },
  {
    given: "10 km in 40:00, and half of it in 20:00",
    inputs: { distance: 10, time: "40:00" },
    expected: { pace_per_kilometre: "4:00", pace_per_mile: "6:26", "splits.5.time": "20:00" },
    by: "published",
    source: { title: "Winsport, Running Pace Chart, 10K", url: "https://winsport.pages.dev/guides/running-pace-chart" },
  },
  {
    given: "Three miles in 30 minutes",
    inputs: { distance: 3, distance_unit: "mi", time: "30:00", per: "mi" },
    expected: { pace_per_mile: "10:00", "splits.3.time": "30:00" },
    by: "published",
    source: CRUNCHWISE,
  },
  {
    given: "10 mph is 6:00 a mile",
    inputs: { find: "time_at_speed", distance: 1, distance_unit: "mi", speed: 10, speed_unit: "mph" },
    expected: { time: "6:00", pace_per_mile: "6:00" },
    by: "published",
    source: CRUNCHWISE,
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
    given: "How far at 5:00 a kilometre in an hour",
    inputs: { find: "distance", time: "1:00:00", pace: "5:00" },
    expected: { kilometres: "12", kilometres_an_hour: "12", "splits.12.kilometres": "12" },
    by: "hand",
    source: { title: "3600 ÷ 300 = 12" },
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
