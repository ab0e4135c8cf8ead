import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["target heart rate for age 40", "target heart rate 45 years old resting heart rate 60"],
    about: ["heart rate zones", "exercise heart rate", "karvonen", "fat burning heart rate"],
    words: { resting: ["resting", "rhr"], age: ["old", "year"] },
    options: { method: { reserve: ["karvonen", "resting"] } },
  },
  {
    example: "max heart rate for a 40 year old",
    says: [
      "(what is)? (the|my)? (max|maximum|maximal) (heart rate|hr|pulse) (for|at|of)? (a|an|age)? {age:plain} (-)?(year|years|yr|yo)? (-)?(old)?",
    ],
    answer: "max_rate",
  },
];

export default asks;
