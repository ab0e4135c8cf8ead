import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how tall will my son be father 6'0\" mother 5'5\"", "adult height girl father 180 cm mother 165 cm"],
    about: ["how tall will my", "how tall will", "adult height", "height prediction"],
    words: { father: ["dad"], mother: ["mom", "mum"] },
    options: { sex: { male: ["son", "boy"], female: ["daughter", "girl"] } },
  },
];

export default asks;
