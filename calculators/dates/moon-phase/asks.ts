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
];

export default asks;
