import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "moon phase on July 4, 2026",
    says: [
      "(what is|what's|what was)? (the)? (moon phase|phase of the moon|lunar phase) (on)? {date:date}",
      "(what)? (phase) (is|was|will) (the)? moon (be|in)? (on)? {date:date}",
    ],
    inputs: { zone: "UTC" },
    assumed: { "": "9:00 pm UTC" },
  },
  {
    example: "when is the next full moon",
    says: ["(when is|when's|what day is)? (the)? (next)? full moon (today)?"],
    inputs: { date: "today", zone: "UTC" },
    assumed: { "": "times in UTC" },
    answer: "next_full",
  },
  {
    example: "when is the next new moon",
    says: ["(when is|when's|what day is)? (the)? (next)? new moon (today)?"],
    inputs: { date: "today", zone: "UTC" },
    assumed: { "": "times in UTC" },
    answer: "next_new",
  },
];

export default asks;
