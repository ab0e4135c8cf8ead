import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "average of 4, 8, 15, 16, 23, 42",
      "sum of 1 2 3 4",
      "median 5 2 8 1",
      "mode of 1 2 2 3 4",
      "range of 3, 18, 7, 11",
    ],
    about: ["mean", "avg", "median", "mode", "range", "sum", "add", "add up", "stdev", "std dev", "std"],
    answers: {
      mean: ["average", "avg"],
      sum: ["add up", "add"],
      modes: ["mode"],
      sample_deviation: ["standard deviation", "stdev", "std dev"],
      population_deviation: ["population stdev", "population std dev"],
      sample_variance: ["variance"],
    },
  },
];

export default asks;
