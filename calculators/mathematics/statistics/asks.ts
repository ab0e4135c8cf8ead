import type { Asks } from "#engine";

const asks: Asks = [
  { example: "average of 4, 8, 15, 16, 23, 42", says: ["(mean|average|avg) (of)? {values:numbers}"] },
  { example: "sum of 1 2 3 4", says: ["(sum of|add up|add) {values:numbers}"], answer: "sum" },
  { example: "median 5 2 8 1", says: ["median (of)? {values:numbers}"], answer: "median" },
  { example: "mode of 1 2 2 3 4", says: ["mode (of)? {values:numbers}"], answer: "modes" },
  { example: "range of 3, 18, 7, 11", says: ["range (of)? {values:numbers}"], answer: "range" },
  {
    example: "stdev 10 12 23 23 16",
    says: ["((sample)? (standard deviation|stdev|std dev)) (of)? {values:numbers}"],
    answer: "sample_deviation",
  },
  {
    example: "population standard deviation 1 2 3 4 5",
    says: ["population standard deviation (of)? {values:numbers}"],
    answer: "population_deviation",
  },
  {
    example: "variance of 2, 4, 4, 4, 5",
    says: ["(sample)? variance (of)? {values:numbers}"],
    answer: "sample_variance",
  },
];

export default asks;
