// Grades as students write them down: letters alone, and figures with their weights.
import type { Kind } from "./kind.ts";

const LETTER = "[a-df][+-]?(?![\\w+-])";
const AND = "(?:, ?and |,? & |, ?| and | )";

/** "A, B+, A- and C", all of the same credits: "A:1; B+:1; A-:1; C:1". */
export const LETTERS: Kind = {
  pattern: `(?<![\\w+-])${LETTER}(?:${AND}${LETTER}){1,39}`,
  read(text, input) {
    const letters = text.toUpperCase().match(/(?<!\w)[A-DF][+-]?(?!\w)/g) ?? [];
    return { [input]: letters.map((letter) => `${letter}:1`).join("; ") };
  },
};

const FIGURE = "\\d{1,3}(?:\\.\\d{1,4})?";
const WEIGHTED = `${FIGURE}(?:%| |(?=[@(]))(?: ?(?:@|at|worth|for|weighted|\\())? ?${FIGURE} ?%\\)?`;
/** Not a space alone: "95% 80% 90% 70%" may be four grades. */
const NEXT = "(?:, ?and |,? & |, ?|; ?| and )";

/** "92 at 30%, 85 (20%) and 78 50%" is "92:30; 85:20; 78:50". */
export const WEIGHTED_GRADES: Kind = {
  needs: ["%"],
  pattern: `(?<![\\w.,])${WEIGHTED}(?:${NEXT}${WEIGHTED}){1,39}(?!\\w)`,
  read(text, input) {
    const figures = text.match(new RegExp(FIGURE, "g")) ?? [];
    const pairs = figures.flatMap((grade, i) => (i % 2 === 0 ? [`${grade}:${figures[i + 1]}`] : []));
    return { [input]: pairs.join("; ") };
  },
};
