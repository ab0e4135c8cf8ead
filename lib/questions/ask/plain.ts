// What was typed, without what says nothing about the question: "What is 15 % of 240?" → "15% of 240".

const LONGEST = 200;

const LEADING =
  /^(?:(?:please|calculator|calculate|calc|compute|convert|find|solve|pct:|how (?:much|fast) (?:is|are|would be)|what(?:'?s| is| are| was)(?= (?:a|an|the)?\s*[\w$€£¥₹(½√.-]))\s+)+(?:(?:a|an|the)\s+)?/i;

/** Undefined where it is too long to be a question. */
export function plainQuestion(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  return typed
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[−–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEADING, "")
    .replace(/\s*(?:=\s*)?(?:[?.]|(?<!\d)!)*$/, "")
    .trim();
}
