import type { Asks } from "#engine";

/** A race of hours: "1:45" is an hour and three quarters. */
const race = (name: string, words: string, distance: string) => ({
  example: `${name} in 1:45 pace`,
  says: [
    `(pace|speed)? (for|of)? (a|an)? ${words} (in|of)? {time:hours_minutes} (pace|speed)?`,
    `(pace|speed) (for|of)? (a|an)? {time:hours_minutes} ${words}`,
  ],
  inputs: { find: "pace", distance, distance_unit: "km" },
});

/** "8:30" beside a mile is a pace, and no time for the race. */
const finish = (name: string, distance: string) => ({
  example: `8:30 mile pace ${name}`,
  says: [
    `{pace:duration} (min|minute)? (/|a|per)? (mile|mi) (pace)? (for)? (a)? ${name} (time|finish|finish time)?`,
    `${name} (time|finish time)? (at|with)? (a|an)? {pace:duration} (min|minute)? (/|a|per)? (mile|mi) (pace)?`,
  ],
  inputs: { find: "time", per: "mi", distance, distance_unit: "km" },
});

const asks: Asks = [
  race("half marathon", "half marathon", "21.0975"),
  race("marathon", "marathon", "42.195"),
  finish("half marathon", "21.0975"),
  finish("marathon", "42.195"),
  {
    example: "10k time at 5:30 pace",
    says: [
      "{distance:plain} ?(k|km) (time|finish time|finishing time)? (at|with) (a)? {pace:duration} pace",
      "how long (does|will|would) (a)? {distance:plain} ?(k|km) take (at|with) (a)? {pace:duration} pace",
    ],
    inputs: { find: "time", distance_unit: "km", per: "km" },
    assumed: { "": "a pace per kilometer" },
  },
  {
    examples: [
      "pace 10 km in 50:00",
      "10 miles in 1:20:00 pace",
      "10 km at 5:30 per km",
      "marathon in 3:45:00 pace",
      "8 min/mile marathon time",
    ],
    about: ["per mile", "per km", "min mile", "min km", "marathon", "half marathon", "run"],
    words: { pace: ["at", "per"], time: ["in"], distance: ["run"] },
    means: {
      "half marathon": { distance: "21.0975", distance_unit: "km" },
      marathon: { distance: "42.195", distance_unit: "km" },
    },
    options: { find: { time: ["time", "how long"], pace: ["pace"] } },
  },
];

export default asks;
