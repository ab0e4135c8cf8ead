// A matrix as people write it: "[1, 2; 3, 4]", "[[1, 2], [3, 4]]", and equations: "x + y = 10 and x - y = 2".
import type { Kind } from "./kind.ts";

const AMOUNT = "\\d{1,9}(?:\\.\\d{1,9})?(?:/\\d{1,9})?";
const FIGURE = `-?${AMOUNT}`;

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

const TERM = `(?:${AMOUNT} ?\\*? ?)?[a-z][1-9]?(?![a-z])`;
const SIDE = `-? ?(?:${TERM}|${AMOUNT})(?: ?[-+] ?(?:${TERM}|${AMOUNT})){0,5}`;
const EQUATION = `${SIDE} ?= ?${SIDE}`;

/** One, where it is all that is asked. "X = 5" asks nothing. */
export const ONE_EQUATION: Kind = {
  needs: ["="],
  pattern: `(?<![\\w.,$])(?=[^=]*(?:\\d ?\\*? ?[a-z]|[-+]))${EQUATION}(?![\\w%])`,
  read: (text, input) => ({ [input]: text.replace(/ +/g, " ") }),
};

/** Two or more: a single one may be part of another question. */
export const EQUATIONS: Kind = {
  needs: ["="],
  pattern: `(?<![\\w.,$])${EQUATION}(?:(?: ?[;,] ?| and |, and )${EQUATION}){1,4}(?![\\w%])`,
  read: (text, input) => ({ [input]: text.replace(/,? and |[;,]/g, "; ").replace(/ +/g, " ") }),
};
