// What was typed, without what says nothing about the question: "What is 15 % of 240?" → "15% of 240".

const LONGEST = 200;

const LEADING =
  /^(?:(?:please|calculator|calculate|calc|compute|convert|find|solve|pct:|how (?:much|fast|hot|cold|heavy) (?:is|are|would be)|i'?m|what(?:'?s| is| are| was)(?= (?:a|an|the)?\s*[\w$€£¥₹(½√.-]))\s+)+(?:(?:a|an|the)\s+)?/i;

/** Undefined where it is too long to be a question. */
export function plainQuestion(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  return inOneNotation(typed)
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/ *(?:→|->|=>|⇒|➜) */g, " to ")
    .replace(/[−–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,;]? *(?:please|pls|plz|thanks|thank you)[.!?]*$/i, "")
    .replace(/,? (?:equals|is) how (?:many|much) (?=[a-z])/i, " in ")
    .replace(/^(an? |\d[\d.,]* ?)([a-z²³]+(?: [a-z]+)?) how many ([a-z ]+)$/i, "$1$2 in $3")
    .replace(/,? what(?:'?s| is) (?:that|it|this) in (?=[a-z])/i, " in ")
    .replace(LEADING, "")
    .replace(/\s*(?:=\s*)?(?:[?.]|(?<!\d)!)*$/, "")
    .trim();
}

/** Where one number has a decimal comma, a point groups the digits of the others: "12.500 € at 4,9 %". */
const inOneNotation = (typed: string): string =>
  /\d,\d{1,2}(?!\d)/.test(typed) || /€/.test(typed)
    ? typed.replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (number) => number.replaceAll(".", ""))
    : typed;
