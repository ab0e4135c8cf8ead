import type { Laws } from "#engine";
import type percentage from "./percentage.ts";

export default {
  sums: [
    "answer = whole + change where find is increase",
    "result = answer + change where find is before_plus",
    "result = answer - change where find is before_minus",
  ],
  scales: [{ double: ["whole"], times: { answer: 2 }, where: { find: "part" } }],
  undoes: [
    { there: { find: "part" }, back: { find: "rate" }, with: { part: "answer" }, gives: { rate: "percentage" } },
    { there: { find: "part" }, back: { find: "whole" }, with: { part: "answer" }, gives: { answer: "whole" } },
    {
      there: { find: "increase" },
      back: { find: "before_plus" },
      with: { result: "answer" },
      gives: { answer: "whole" },
    },
    {
      there: { find: "decrease" },
      back: { find: "before_minus" },
      with: { result: "answer" },
      gives: { answer: "whole" },
    },
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
