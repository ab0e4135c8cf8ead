// How large a room or a tile is: its two sides, or the one of a square.
import { FIGURES, START } from "./figures.ts";
import type { Kind } from "./kind.ts";

const SIDE = " ?(?:ft|feet|foot|')? ?";

/** "12x14" or "12 ft by 14 ft" is a length and a width, in feet. */
export const SIDES: Kind = {
  needs: ["x", "by", "×"],
  pattern: `${START}${FIGURES}${SIDE}(?:x|by|×) ?${FIGURES}`,
  read(text) {
    const [length = "", width = ""] = text.match(/\d[\d.,]*/g) ?? [];
    return { length, width };
  },
};

/** The side of a square: "12 inch". */
export const SQUARE: Kind = {
  needs: ["in", '"'],
  pattern: `${START}${FIGURES}[ -]?(?:in|inch(?:es)?|")`,
  read(text, input) {
    const [side = ""] = text.match(/\d[\d.,]*/) ?? [];
    return { [`${input}_length`]: side, [`${input}_width`]: side };
  },
};
