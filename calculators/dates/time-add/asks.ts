import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "2:45 + 1:30",
    says: ["(what is)? {times:sums}", "(add|total|sum|add up|total of|sum of) {times:spans}"],
    inputs: { find: "sum" },
  },
  {
    example: "4 pm plus 2 hours 40 minutes",
    says: [
      "(what time is)? {start:clock} ([+]|plus|and) {time:long}",
      "(what time is)? {start:clock} ([+]|plus|and) {time:duration}",
      "(what time is it|what time is|what's the time)? {time:long} after {start:clock}",
      "add {time:long} to {start:clock}",
    ],
    inputs: { find: "clock", way: "add" },
  },
  {
    example: "3 hours before 2:15 pm",
    says: [
      "(what time is it|what time is|what's the time)? {time:long} before {start:clock}",
      "{start:clock} (-|minus) {time:long}",
    ],
    inputs: { find: "clock", way: "subtract" },
  },
  {
    example: "3:15 times 5",
    says: ["{time:duration} (x|×|[*]|times|multiplied by) {factor:plain}"],
    inputs: { find: "multiply" },
  },
  {
    example: "8:20 divided by 5",
    says: ["{time:duration} (÷|/|divided by) {divisor:plain}"],
    inputs: { find: "divide" },
  },
];

export default asks;
