import type { Asks } from "#engine";

const P = "(p value|p-value|pvalue|p) (of|for|from|with|if|when)?";
const DF = "(and|,|with)? (df|dof|degrees of freedom) ?(of|is|=|:)? {freedom:plain}";
const AFTER = "(and|,|with)? {freedom:plain} (df|dof|degrees of freedom)";
const CHI = "(chi-square|chi square|chi-squared|chi squared|χ²|chi2|x2) (of|is|=)?";
const AT = "(at|with|for)? (alpha|α|significance level|significance)? ?(of|=)?";

const asks: Asks = [
  {
    example: "p-value of t = 2.31 with 14 degrees of freedom",
    says: [
      `${P} (a)? (t|t-score|t score|t statistic) (of|is|=)? {statistic:number} ${DF}`,
      `${P} (a)? (t|t-score|t score|t statistic) (of|is|=)? {statistic:number} ${AFTER}`,
    ],
    inputs: { of: "t" },
    assumed: { "": "two tails" },
  },
  {
    example: "one tailed p-value of t = 2.31 with 14 degrees of freedom",
    says: [
      `(one|1)(-| )?(tailed|sided|tail) ${P} (a)? (t|t-score|t score) (of|is|=)? {statistic:number} ${DF}`,
      `(one|1)(-| )?(tailed|sided|tail) ${P} (a)? (t|t-score|t score) (of|is|=)? {statistic:number} ${AFTER}`,
    ],
    inputs: { of: "t", tails: "right" },
  },
  {
    example: "p-value of chi-square 7.8 with 3 degrees of freedom",
    says: [`${P} (a)? ${CHI} {statistic:number} ${DF}`, `${P} (a)? ${CHI} {statistic:number} ${AFTER}`],
    inputs: { of: "chi" },
  },
  {
    example: "p-value of F = 4.2 with 2 and 27 degrees of freedom",
    says: [
      `${P} (an)? (f|f-ratio|f statistic) (of|is|=)? {statistic:number} (with|,)? {freedom:plain} (and|,) {freedom_2:plain} (df|dof|degrees of freedom)`,
    ],
    inputs: { of: "f" },
  },
  {
    example: "p-value of r = 0.66 with n = 11",
    says: [
      `${P} (a)? (r|correlation|pearson r|pearson correlation) (of|is|=)? {r:number} (and|,|with|for)? (n|sample size)? ?(of|is|=)? {n:count} (pairs|points)?`,
    ],
    inputs: { of: "r" },
  },
  {
    example: "critical value of chi-square with 5 degrees of freedom at 0.05",
    says: [
      `critical (value)? (of|for)? (a|the)? ${CHI} ${DF} ${AT} {alpha:plain}`,
      `critical (value)? (of|for)? (a|the)? ${CHI} ${AFTER} ${AT} {alpha:plain}`,
    ],
    inputs: { of: "chi", statistic: "0" },
    answer: "critical",
  },
  {
    example: "critical t value with 14 degrees of freedom at 0.05",
    says: [
      `critical (value)? (of|for)? (a|the)? (t)? (value)? ${DF} ${AT} {alpha:plain}`,
      `critical (value)? (of|for)? (a|the)? t (value)? ${AFTER} ${AT} {alpha:plain}`,
      `(t critical|t-critical) (value)? ${DF} ${AT} {alpha:plain}`,
    ],
    inputs: { of: "t", statistic: "0" },
    answer: "critical",
    assumed: { "": "two tails" },
  },
];

export default asks;
