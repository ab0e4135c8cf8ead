// What words mean in a line, beside units and the names of other lines.
import { LIST_WORDS } from "./scope.ts";

export const MEANINGS: Readonly<Record<string, string>> = { "*": "×", "/": "÷", x: "×", "√": "sqrt", pi: "π" };

/** Things that can be counted, and no unit that we don't know. */
export const COUNTED = /^(?:[a-z]{3,}s|people|children)$/;

export const FUNCTION_WORDS = "sqrt cbrt abs ln log log2 exp sin cos tan asin acos atan round floor ceil π e".split(
  " ",
);
/** Functions that are everyday words: a floor has an area. They are called with parentheses, and a line may have their name. */
export const NAMES_TOO = ["floor", "round", "log"];
const TAKEN = [
  ...FUNCTION_WORDS.filter((word) => !NAMES_TOO.includes(word)),
  ..."pi of in to into as per on off".split(" "),
  ...LIST_WORDS,
];
/** No line can be called so. */
export const isTaken = (name: string): boolean => TAKEN.includes(name) || /^line \d+$/.test(name);
