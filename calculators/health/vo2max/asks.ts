import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["cooper test 35 year old man 2400 m", "vo2 max 40 year old woman resting heart rate 60"],
    about: ["vo2 max", "vo2max", "cooper test", "rockport walk test", "12 minute run"],
    words: { distance: ["ran", "run"], age: ["old", "year"], resting: ["resting"] },
    options: {
      test: { rest: ["resting heart rate", "resting"], walk: ["rockport", "walk"], run: ["1.5 mile", "mile run"] },
    },
  },
];

export default asks;
