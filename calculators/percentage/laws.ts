import type { Laws } from "#engine";
import type percentage from "./percentage.ts";

export default {
  sums: ["answer = whole + change where find is increase"],
  scales: [{ double: ["whole"], times: { answer: 2 }, where: { find: "part" } }],
  undoes: [
    { there: { find: "part" }, back: { find: "rate" }, with: { part: "answer" }, gives: { rate: "percentage" } },
    { there: { find: "part" }, back: { find: "whole" }, with: { part: "answer" }, gives: { answer: "whole" } },
  ],
  agrees: [
    {
      there: { find: "part" },
      back: { find: "part" },
      with: { percentage: "whole", whole: "percentage" },
      gives: { answer: "answer" },
    },
  ],
} satisfies Laws<typeof percentage>;
