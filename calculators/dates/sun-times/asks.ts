import type { Asks } from "#engine";

const HOME = { latitude: "40.71", longitude: "-74.01", zone: "New York" } as const;
const LONDON = { latitude: "51.51", longitude: "-0.13", zone: "London" } as const;

const asks: Asks = [
  {
    example: "sunset in New York on June 21, 2026",
    says: ["(what time|when)? (is|does the sun)? (sunset|sunrise|set|rise|day length) in new york on {date:date}"],
    inputs: HOME,
    answer: "day_length",
  },
  {
    example: "sunset in London on June 21, 2026",
    says: ["(what time|when)? (is|does the sun)? (sunset|sunrise|set|rise|day length) in london on {date:date}"],
    inputs: LONDON,
    answer: "day_length",
  },
  {
    example: "sunrise at latitude 29 longitude -81 on 2019-01-01",
    says: [
      "(sunrise|sunset|day length|solar noon) (at|for)? latitude {latitude:plain} (and)? longitude {longitude:plain} on {date:date}",
    ],
    inputs: { zone: "UTC" },
    assumed: { "": "UTC" },
    answer: "day_length",
  },
];

export default asks;
