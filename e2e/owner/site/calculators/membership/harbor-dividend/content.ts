import type { Content } from "#engine";
import type harborDividend from "./harbor-dividend.ts";

export default {
  title: "Member dividend calculator",
  purpose: "Calculates what your shares in Harbor Credit Union pay you this year.",
  methodology: ["The dividend is your shares times the rate that the members' meeting voted for."],
  assumptions: ["Your shares stayed the same for the whole year."],
  limitations: ["Shares bought during the year earn for the months that remain, which this page leaves out."],
  example: { story: "Ada holds shares of $2,000.", inputs: { shares: 2000 } },
  questions: [],
  related: ["share-certificate"],
  sources: [],
  synonyms: ["harbor", "members' meeting"],
  vectors: [],
  changes: [{ version: "1.0.0", date: "2026-11-27" }],
} satisfies Content<typeof harborDividend>;
