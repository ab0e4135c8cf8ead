// A matrix as people write it: "[1, 2; 3, 4]", "[[1, 2], [3, 4]]".
import type { Kind } from "./kind.ts";

const FIGURE = "-?\\d{1,9}(?:\\.\\d{1,9})?(?:/\\d{1,9})?";

export const MATRIX: Kind = {
  needs: [";", "["],
  pattern: `(?<![\\w.,$])\\[{0,2} ?${FIGURE}(?:[\\[\\],; ]{1,5}${FIGURE}){0,24} ?\\]{0,2}(?![\\w%])`,
  read: (text, input) => ({
    [input]: text
      .replace(/\] ?,? ?\[/g, "; ")
      .replace(/[[\]]/g, "")
      .trim(),
  }),
};
