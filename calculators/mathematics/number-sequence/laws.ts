import type { Laws } from "#engine";
import type numberSequence from "./number-sequence.ts";

export default {
  grows: [
    ["difference", "raises", "term", { of: "arithmetic", n: 5 }],
    ["first", "raises", "sum", { of: "arithmetic" }],
    ["n", "raises", "term", { of: "fibonacci" }],
  ],
  scales: [
    { double: ["first", "difference"], times: { term: 2, sum: 2 }, where: { of: "arithmetic" } },
    { double: ["first"], times: { term: 2, sum: 2, ratio: 1 }, where: { of: "geometric" } },
    { double: ["value_1", "value_2"], times: { term: 2, first: 2, difference: 2 }, where: { of: "two_terms" } },
  ],
} satisfies Laws<typeof numberSequence>;
