import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "unix time 1700000000",
    says: [
      "(convert)? (unix|epoch) (time|timestamp)? {timestamp:plain} (to|in)? (a)? (date|utc)?",
      "(convert)? timestamp {timestamp:plain} (to|in)? (a)? (date|utc)?",
      "{timestamp:stamp} (to|as|in) (a)? (date|utc|time)",
      "{timestamp:plain} (unix|epoch) (time|timestamp)? (to|as)? (a)? (date)?",
    ],
    inputs: { find: "date", unit: "auto", zone: "UTC" },
  },
  {
    example: "unix timestamp of July 4, 2026 at 3 pm",
    says: ["(what is)? (the)? (unix|epoch) (time|timestamp) (of|for|on|at)? {date:date} (at)? {time:clock}"],
    inputs: { find: "timestamp", zone: "UTC" },
    assumed: { "": "UTC" },
  },
  {
    example: "unix timestamp of July 4, 2026",
    says: ["(what is)? (the)? (unix|epoch) (time|timestamp) (of|for|on|at)? {date:date}"],
    inputs: { find: "timestamp", time: "00:00", zone: "UTC" },
    assumed: { "": "midnight UTC" },
  },
];

export default asks;
