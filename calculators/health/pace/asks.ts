import type { Asks } from "#engine";

const asks: Asks = [
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
