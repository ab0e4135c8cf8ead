import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["permutations of 8 items taken 3 at a time", "combinations of 10 choose 4"],
    about: ["permutations", "combinations", "choose", "pick", "arrange", "choose from", "taken", "at a time"],
    words: {
      r: ["taken", "choose", "pick", "arrange", "select"],
      n: ["from", "of", "card", "book", "people", "item", "thing", "object", "player"],
    },
    means: { arrange: { find: "permutations" }, choose: { find: "combinations" }, pick: { find: "combinations" } },
  },
  {
    example: "10 choose 3",
    says: ["{n:count} choose {r:count}", "{n:side} ?(c|ncr) ?{r:side}"],
    inputs: { find: "combinations" },
  },
  {
    example: "permutations 8 3",
    says: ["(permutation|permutations) (of)? {n:count} (and|taken|choose)? {r:count}"],
    inputs: { find: "permutations" },
  },
  {
    example: "combinations 10 3",
    says: [
      "(combination|combinations) (of)? {n:count} (and|taken|choose)? {r:count}",
      "(how many)? combinations (are there)? of {r:count} (numbers|items|things|balls|cards|letters|people)? (from|out of|among) {n:count} (numbers|items|things|balls|cards|letters|people)?",
    ],
    inputs: { find: "combinations" },
  },
  {
    example: "8 P 3",
    says: ["{n:side} ?(p|npr) ?{r:side}", "{n:count} permute {r:count}"],
    inputs: { find: "permutations" },
  },
];

export default asks;
