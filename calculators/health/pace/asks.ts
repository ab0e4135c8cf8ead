import type { Asks } from "#engine";

/** A race of hours: "1:45" is an hour and three quarters, and beside a mile or a kilometer "8:30" is a pace. */
const race = (words: string, distance: string): Asks => [
  ...(["hours_minutes", "clocked", "long"] as const).map((time) => ({
    example: `${words} in ${{ hours_minutes: "1:45", clocked: "3:45:00", long: "4 hours" }[time]} pace`,
    says: [
      `(what)? (pace|speed)? (for|of)? (a|an)? ${words} (in|of)? {time:${time}} (pace|speed)?`,
      `(what)? (pace|speed) (for|of)? (a|an)? {time:${time}} ${words}`,
    ],
    inputs: { find: "pace", distance, distance_unit: "km" },
  })),
  {
    example: `${words} in 1:50 pace per mile`,
    says: [`(what)? (pace|speed)? (for|of)? (a|an)? ${words} (in|of)? {time:hours_minutes} (pace)? per mile`],
    inputs: { find: "pace", per: "mi", distance, distance_unit: "km" },
  },
  ...Object.entries(PER).flatMap(([per, each]) =>
    (["duration", "long"] as const).map((pace) => ({
      example: `${pace === "long" ? "8 min" : "8:30"} per ${per} ${words}`,
      says: [
        `{pace:${pace}} (min|minute)? (/|a|per)? ${each} (pace)? (for)? (a)? ${words} (time|finish|finish time)?`,
        `${words} (time|finish time)? (at|with)? (a|an)? {pace:${pace}} (min|minute)? (/|a|per)? ${each} (pace)?`,
      ],
      inputs: { find: "time", per, distance, distance_unit: "km" },
    })),
  ),
];
const PER = { mi: "(mile|mi)", km: "(km|k|kilometer|kilometre)" } as const;

const asks: Asks = [
  ...race("half marathon", "21.0975"),
  ...race("marathon", "42.195"),
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
    examples: ["pace 10 km in 50:00", "10 miles in 1:20:00 pace", "10 km at 5:30 per km"],
    about: ["per mile", "per km", "min mile", "min km", "marathon", "half marathon", "run"],
    words: { pace: ["at", "per"], time: ["in"], distance: ["run"] },
    options: { find: { time: ["time", "how long"], pace: ["pace"] } },
  },
];

export default asks;
