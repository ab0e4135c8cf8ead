import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "weighted grade 92 at 30%, 85 at 20% and 78 at 50%",
    says: [
      "(what is)? (the|my)? (weighted grade|weighted average grade|course grade|class grade|grade|final grade) (of|for|with|if i have)? {grades:weighted}",
    ],
  },
];

export default asks;
