import type { Asks } from "#engine";

const POISSON = "(poisson|poisson distribution|poisson probability) (of|for|with)?";
const WITH = "(events|arrivals|calls)? (with|for|and|,)? (a)? (mean|average|rate|lambda|λ|mu) ?(of|is|=)? {rate:plain}";

const asks: Asks = [
  {
    example: "poisson probability of exactly 3 with mean 2.5",
    says: [`${POISSON} (exactly)? {k:count} ${WITH}`, `${POISSON} ${WITH} (,)? (k|x) ?=? ?{k:count}`],
    inputs: { find: "exactly" },
  },
  {
    example: "poisson probability of at most 4 with mean 6",
    says: [`${POISSON} at most {k:count} ${WITH}`],
    inputs: { find: "at_most" },
  },
  {
    example: "poisson probability of at least 9 with lambda 5.5",
    says: [`${POISSON} at least {k:count} ${WITH}`],
    inputs: { find: "at_least" },
  },
];

export default asks;
