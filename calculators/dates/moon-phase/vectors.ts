import type { Vectors } from "#engine";
import type moonPhase from "./moon-phase.ts";

export default [
  {
    title: "US Naval Observatory, Phases of the moon",
    url: "https://aa.usno.navy.mil/data/MoonPhases",
    read: "2026-11-27",
    place: "in UTC, as collected in cosinekitty/astronomy, generate/moonphase/moonphases.txt",
    always: { time: "12:00 am", zone: "UTC" },
    rows: [
      [
        "2020, January",
        { date: "2020-01-02" },
        {
          next_first: "January 3, 2020, 4:45 am",
          next_full: "January 10, 2020, 7:21 pm",
          next_last: "January 17, 2020, 12:58 pm",
          next_new: "January 24, 2020, 9:42 pm",
        },
      ],
      [
        "2020, October, with two full moons",
        { date: "2020-10-02" },
        {
          next_new: "October 16, 2020, 7:31 pm",
          next_first: "October 23, 2020, 1:23 pm",
          next_full: "October 31, 2020, 2:49 pm",
        },
        { edge: "A blue moon" },
      ],
      [
        "2020, October 10",
        { date: "2020-10-02" },
        { next_last: "October 10, 2020, 12:39 am" },
        {
          given: "The last quarter of October 2020",
          differs: "The moment is near the half minute. Ours is some seconds later, and rounds up.",
        },
      ],
      [
        "2010, December 21, at an eclipse of the moon",
        { date: "2010-12-21" },
        { next_full: "December 21, 2010, 8:13 am", next_last: "December 28, 2010, 4:18 am", phase: "Full moon" },
      ],
      [
        "2020, June 21, at an eclipse of the sun",
        { date: "2020-06-21", time: "6:41 am" },
        { next_first: "June 28, 2020, 8:16 am", phase: "New moon", lit: "0" },
        { edge: "Nothing of the moon is lit" },
      ],
    ],
  },
  {
    by: "software",
    title: "Don Cross, Astronomy Engine, demo/python/correct/moonphase.txt",
    url: "https://github.com/cosinekitty/astronomy/blob/865d3da7d8112bbc7911238052c6af4aaf877181/demo/python/correct/moonphase.txt",
    read: "2026-11-27",
    always: { date: "2019-06-15", time: "9:15 am", zone: "UTC" },
    rows: [
      [
        "the next quarters from 2019-06-15T09:15:32, 08:31:17 to 10:55:27",
        {},
        {
          next_full: "June 17, 2019, 8:31 am",
          next_first: "July 9, 2019, 10:55 am",
        },
        { given: "June 15, 2019, 9:15 am UTC" },
      ],
      [
        "Third Quarter, 2019-06-25T09:47:05",
        {},
        { next_last: "June 25, 2019, 9:47 am" },
        { given: "The last quarter of June 2019", differs: "Ours is less than a minute earlier." },
      ],
      [
        "illuminated fraction, 95.63%",
        {},
        { lit: "95.63" },
        {
          given: "The lit part at that moment",
          differs: "We use the short formula of Meeus, which is right to about half a percent. The program follows the whole orbit.",
        },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "USNO's full moon of January 10, 2020, 19:21 UTC is 2:21 pm in New York and 4:21 am the next day in Tokyo, at UTC+9",
        { date: "2020-01-10", time: "1:00 am", zone: "Tokyo" },
        { next_full: "January 11, 2020, 4:21 am", phase: "Waxing gibbous" },
        { edge: "The date of a phase depends on the zone" },
      ],
    ],
  },
] satisfies Vectors<typeof moonPhase>;
