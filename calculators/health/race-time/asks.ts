import type { Asks } from "#engine";

const RAN = "(i ran|i run|ran|with|after|from|if i ran)?";
const asks: Asks = [
  {
    example: "predict marathon time from 10 km in 50:00",
    says: [
      `(predict|predicted|what is my predicted|what's my)? marathon (time|prediction|race time)? ${RAN} (a|my)? {distance:plain} (km|k) (in|at|of)? {time:duration}`,
    ],
    inputs: { goal: "42.195", goal_unit: "km", distance_unit: "km" },
  },
  {
    example: "predict half marathon time from 10 km in 50:00",
    says: [
      `(predict|predicted|what is my predicted|what's my)? half marathon (time|prediction|race time)? ${RAN} (a|my)? {distance:plain} (km|k) (in|at|of)? {time:duration}`,
    ],
    inputs: { goal: "21.0975", goal_unit: "km", distance_unit: "km" },
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
