import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "from 8:15 am to 4:40 pm",
    says: ["(from)? {start:time} (to|until|till) {end:time}"],
    inputs: { find: "times" },
  },
  {
    example: "3h 5m 10s in seconds",
    says: ["{length:long} (in|to) (s|sec|secs|seconds)"],
    inputs: { find: "length" },
    answer: "seconds",
  },
  {
    example: "12 hours in minutes",
    says: ["{length:long} (in|to) (min|mins|minutes)"],
    inputs: { find: "length" },
    answer: "minutes",
  },
  {
    example: "90 minutes in hours",
    says: ["{length:long} (in|to) (h|hr|hrs|hours)"],
    inputs: { find: "length" },
    answer: "hours",
  },
];

export default asks;
