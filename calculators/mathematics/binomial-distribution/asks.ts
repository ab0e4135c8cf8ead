import type { Asks } from "#engine";

const WITH = "(with|for|and|,)? (n|trials) ?(of|is|=)? {n:plain} (and|with|,)? (p|probability) ?(of|is|=)? {p:plain}";
const BINOMIAL = "(binomial|binomial distribution|binomial probability) (of|for|with)?";

const asks: Asks = [
  {
    example: "binomial probability of exactly 12 with n = 20 and p = 0.41",
    says: [`${BINOMIAL} (exactly)? {k:count} (successes)? ${WITH}`, `${BINOMIAL} ${WITH} (,)? (k|x) ?=? ?{k:count}`],
    inputs: { find: "exactly" },
  },
  {
    example: "binomial probability of at most 12 with n = 20 and p = 0.41",
    says: [`${BINOMIAL} at most {k:count} (successes)? ${WITH}`],
    inputs: { find: "at_most" },
  },
  {
    example: "binomial probability of at least 12 with n = 20 and p = 0.41",
    says: [`${BINOMIAL} at least {k:count} (successes)? ${WITH}`],
    inputs: { find: "at_least" },
  },
  {
    example: "chance of exactly 5 heads in 10 coin flips",
    says: [
      "(chance|probability|odds) (of|for) (getting|flipping)? (exactly)? {k:count} (heads|tails) (in|out of|from) {n:count} (coin)? (flips|tosses|coin flips|coin tosses)",
    ],
    inputs: { find: "exactly", p: "0.5" },
  },
  {
    example: "chance of at least 5 heads in 10 coin flips",
    says: [
      "(chance|probability|odds) (of|for) (getting|flipping)? at least {k:count} (heads|tails) (in|out of|from) {n:count} (coin)? (flips|tosses|coin flips|coin tosses)",
    ],
    inputs: { find: "at_least", p: "0.5" },
  },
];

export default asks;
