import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "10 choose 3",
    says: [
      "{n:count} choose {r:count}",
      "{n:count} ?c ?{r:count}",
      "(how many)? combinations (of|with)? {n:count} (items|things|objects)? (taken|choose|pick|and|in groups of) {r:count} (at a time)?",
      "(how many ways to)? (choose|pick) {r:count} (of|from|out of) {n:count} (items|things|people|cards|objects|players)?",
    ],
    inputs: { find: "combinations" },
  },
  {
    example: "permutations of 8 items taken 3 at a time",
    says: [
      "(how many)? permutations (of|with)? {n:count} (items|things|objects)? (taken|choose|pick|and) {r:count} (at a time)?",
      "{n:count} ?p ?{r:count}",
      "(how many ways to)? (arrange|order) {r:count} (of|from|out of) {n:count} (items|things|people|cards|books)?",
    ],
    inputs: { find: "permutations" },
  },
];

export default asks;
