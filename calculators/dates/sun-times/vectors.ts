import type { Vectors } from "#engine";
import type sunTimes from "./sun-times.ts";

const USNO = "https://aa.usno.navy.mil/data/RS_OneYear";

export default [
  {
    title: "US Naval Observatory, Rise and Set for the Sun for 2019, W081 00, N29 00",
    url: USNO,
    read: "2026-11-27",
    place: "Universal Time",
    always: { latitude: 29, longitude: -81, zone: "UTC" },
    rows: [
      ["January 1", { date: "2019-01-01" }, { sunrise: "12:18 pm", sunset: "10:38 pm" }],
      ["April 15", { date: "2019-04-15" }, { sunrise: "10:58 am", sunset: "11:50 pm" }],
      ["October 10", { date: "2019-10-10" }, { sunrise: "11:22 am", sunset: "11:00 pm" }],
    ],
  },
  {
    title: "US Naval Observatory, Rise and Set for the Sun for 2019, E000 00, N60 00",
    url: USNO,
    read: "2026-11-27",
    place: "Universal Time",
    always: { latitude: 60, longitude: 0, zone: "UTC" },
    rows: [
      ["June 21", { date: "2019-06-21" }, { sunrise: "2:36 am", sunset: "9:28 pm" }],
      ["December 21", { date: "2019-12-21" }, { sunrise: "9:02 am", sunset: "2:54 pm" }],
      ["September 23", { date: "2019-09-23" }, { sunrise: "5:46 am", sunset: "5:58 pm" }],
    ],
  },
  {
    title: "US Naval Observatory, Complete Sun and Moon Data for One Day",
    url: "https://aa.usno.navy.mil/data/RS_OneDay",
    read: "2026-11-27",
    place: "in UTC, as collected in mourner/suncalc, test/fixtures.json",
    always: { zone: "UTC" },
    rows: [
      [
        "Kyiv",
        { date: "2026-01-03", latitude: 50.45466, longitude: 30.5238 },
        { civil_dawn: "5:20 am", sunrise: "5:58 am", noon: "10:02 am", sunset: "2:07 pm", civil_dusk: "2:45 pm" },
      ],
      [
        "Tromsø, object continuously below the horizon",
        { date: "2026-01-03", latitude: 69.6489, longitude: 18.95508 },
        { civil_dawn: "8:24 am", civil_dusk: "1:14 pm", day_length: "The sun stays down all day (polar night)" },
        { edge: "Polar night" },
      ],
      [
        "Longyearbyen, object continuously above the horizon",
        { date: "2026-06-21", latitude: 78.22334, longitude: 15.64689 },
        { day_length: "The sun is up all day (midnight sun)" },
        { edge: "Midnight sun" },
      ],
    ],
  },
] satisfies Vectors<typeof sunTimes>;
