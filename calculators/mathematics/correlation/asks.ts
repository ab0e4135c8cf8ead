import type { Asks } from "#engine";

const OF = "(of|for|between)? (the)? (points|data|pairs)? {points:pairs}";

const asks: Asks = [
  {
    example: "correlation of (1, 2), (2, 3), (3, 5)",
    says: [`(correlation|correlation coefficient|pearson correlation|pearson|r value) ${OF}`],
    inputs: { method: "pearson" },
  },
  {
    example: "spearman correlation of (1, 2), (2, 3), (3, 5), (4, 4)",
    says: [`(spearman|spearman correlation|spearman rank correlation|spearman's rho|rank correlation) ${OF}`],
    inputs: { method: "spearman" },
  },
  {
    example: "kendall tau of (1, 2), (2, 3), (3, 5), (4, 4)",
    says: [`(kendall|kendall tau|kendall's tau|kendall tau-b|kendall correlation) ${OF}`],
    inputs: { method: "kendall" },
  },
];

export default asks;
