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
