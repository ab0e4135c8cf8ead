// Two points as people write them: "(2, 3) and (7, 6)".
import type { Kind } from "./kind.ts";

const FIGURE = "-?\\d{1,12}(?:\\.\\d{1,12})?";
const POINT = `\\(? ?${FIGURE} ?, ?${FIGURE} ?\\)?`;

export const POINTS: Kind = {
  needs: [","],
  pattern: `(?<![\\w.,$])${POINT}(?: ?(?:,|;|and|to|&) ?| ?)${POINT}(?![\\w%])`,
  read(text) {
    const [from_x, from_y, to_x, to_y] = text.match(new RegExp(FIGURE, "g")) ?? [];
    return from_x && from_y && to_x && to_y ? { from_x, from_y, to_x, to_y } : undefined;
  },
};

const IN_BRACKETS = `\\( ?${FIGURE} ?[,;] ?${FIGURE} ?\\)`;

/** Several points in brackets: "(1, 2), (2, 3) and (3, 5)" is "1:2; 2:3; 3:5". */
export const PAIRS: Kind = {
  needs: ["("],
  pattern: `${IN_BRACKETS}(?:(?:,|;| and)? ?${IN_BRACKETS}){1,49}`,
  read(text, input) {
    const figures = text.match(new RegExp(FIGURE, "g")) ?? [];
    const pairs = figures.flatMap((x, i) => (i % 2 === 0 ? [`${x}:${figures[i + 1]}`] : []));
    return { [input]: pairs.join("; ") };
  },
};
