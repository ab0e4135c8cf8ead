import type { Asks } from "#engine";

const RAN = "(i ran|i run|ran|with|after|from|if i ran)?";
const RACES = [
  ["marathon", "42.195"],
  ["half marathon", "21.0975"],
] as const;
const TIMES = ["duration", "long"] as const;
const asks: Asks = [
  ...RACES.flatMap(([race, goal]) =>
    TIMES.map((time) => ({
      example: `predict ${race} time from 10 km in ${time === "duration" ? "50:00" : "50 minutes"}`,
      says: [
        `(predict|predicted|what is my predicted|what's my)? ${race} (time|prediction|race time)? ${RAN} (a|my)? {distance:plain} (km|k) (in|at|of)? {time:${time}}`,
      ],
      inputs: { goal, goal_unit: "km", distance_unit: "km" },
    })),
  ),
  {
    example: "marathon time if my half is 1:45",
    says: [
      "(predict|predicted|what is my|what would my)? (full)? marathon (time|prediction|be)? (if|from|with|for|after)? (a|my)? (half|half marathon) (time)? (is|was|of|in)? (a)? {time:hours_minutes}",
      "(my)? (half|half marathon) (time)? (is|was|of|in)? (a)? {time:hours_minutes} (what|predict)? (is|would)? (my)? (full)? marathon (time)? (be)?",
    ],
    inputs: { distance: "21.0975", distance_unit: "km", goal: "42.195", goal_unit: "km" },
  },
  {
    example: "predict 10 km time from 5 km in 24:30",
    says: [
      `(predict|predicted|what is my predicted|what's my)? {goal:plain} (km|k) (time|prediction|race time)? (from|after|with|if i ran|i ran) (a|my)? {distance:plain} (km|k) (in|at|of)? {time:duration}`,
    ],
    inputs: { goal_unit: "km", distance_unit: "km" },
  },
];

export default asks;
