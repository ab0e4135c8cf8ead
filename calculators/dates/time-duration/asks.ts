import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "from 8:15 am to 4:40 pm",
    says: [
      "(how many hours|how long|hours|time)? (is it|are there)? (from|between)? {:times}",
      "how long is it from {:times}",
    ],
    inputs: { find: "times" },
  },
  {
    example: "3h 5m 10s in seconds",
    says: ["{length:long} (in|to) (s|sec|secs|seconds)", "how many seconds (are)? (there)? in {length:long}"],
    inputs: { find: "length" },
    answer: "seconds",
  },
  {
    example: "12 hours in minutes",
    says: ["{length:long} (in|to) (min|mins|minutes)", "how many minutes (are)? (there)? in {length:long}"],
    inputs: { find: "length" },
    answer: "minutes",
  },
  {
    example: "90 minutes in hours",
    says: [
      "{length:long} (in|to) (h|hr|hrs|hours|decimal hours|decimal|hours decimal)",
      "{length:long} as (a)? decimal",
      "how many hours (are)? (there)? in {length:long}",
    ],
    inputs: { find: "length" },
    answer: "hours",
  },
];

export default asks;
