import type { Asks } from "#engine";

const BEDTIME = "(when|what time) (should|do) (i|we) (have to)? (go to bed|go to sleep|sleep)";
const asks: Asks = [
  {
    examples: ["sleep calculator wake 7am"],
    options: {
      find: {
        bedtime: ["wake", "wake up", "wake up at", "wake at", "get up at"],
        wake: ["go to bed", "bed", "bed at", "asleep at", "sleep at"],
      },
    },
  },
  {
    example: "when should I go to bed to wake up at 6:30 am",
    says: [
      `${BEDTIME} (to|if i|if i have to|if i need to|and) (wake up|get up|be up|wake) (at|by)? {wake_time:clock}`,
      `${BEDTIME} (to|if i|if i have to|if i need to|and) (wake up|get up|be up|wake) (at|by)? {wake_time:duration}`,
      "bedtime (for|to|if) (i|i have to|i need to)? (waking up|wake up|get up|wake) (at|by)? {wake_time:clock}",
      "bedtime (for|to|if) (i|i have to|i need to)? (waking up|wake up|get up|wake) (at|by)? {wake_time:duration}",
    ],
    inputs: { find: "bedtime" },
  },
  {
    example: "when should I wake up if I go to bed at 11 pm",
    says: [
      "(when|what time) (should|will) (i|we) (wake up|get up|wake) if (i|we) (go to bed|go to sleep|sleep) (at|by)? {bed_time:clock}",
    ],
    inputs: { find: "wake" },
  },
];

export default asks;
