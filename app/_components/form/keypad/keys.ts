/** What is on a key, what it types if that is more, and what it is called if the sign does not say so. */
export type Key = readonly [sign: string, types?: string, called?: string];

export type Shift = { readonly isSecond: boolean; readonly isHyperbolic: boolean };

const call = (name: string): Key => [name, `${name}(`];

const angle =
  (name: string) =>
  ({ isSecond, isHyperbolic }: Shift): Key =>
    call(`${isSecond ? "a" : ""}${name}${isHyperbolic ? "h" : ""}`);

/** Two keys in one place: the other one after "2nd". */
const either =
  (first: Key, second: Key) =>
  ({ isSecond }: Shift): Key =>
    isSecond ? second : first;

const digits = (...all: readonly string[]): readonly Key[] => all.map((digit) => [digit]);

type Place = Key | ((shift: Shift) => Key);

/** Six in a row. */
const PLACES: readonly Place[] = [
  ["2nd", "", "Second meaning of the keys"],
  ["hyp", "", "Hyperbolic"],
  ...["sin", "cos", "tan"].map(angle),
  either(["°", "°", "Degrees"], call("abs")),
  either(["x"], ["x =", "x = ", "Give x a value"]),
  either(call("ln"), call("exp")),
  either(call("log"), call("log2")),
  either(["√", "√", "Square root"], call("cbrt")),
  ["^", "^", "To the power of"],
  either(["x!", "!", "Factorial"], ["mod", " mod ", "Remainder"]),
  either(["nCr", " nCr ", "Combinations"], call("round")),
  either(["nPr", " nPr ", "Permutations"], call("floor")),
  either(["π", "π", "Pi"], call("ceil")),
  ["e"],
  ["(", "(", "Open parenthesis"],
  [")", ")", "Close parenthesis"],
  either(["MR", "", "Recall memory"], ["MC", "", "Clear memory"]),
  ...digits("7", "8", "9"),
  ["⌫", "", "Delete"],
  ["AC", "", "Clear all"],
  ["M+", "", "Add to memory"],
  ...digits("4", "5", "6"),
  ["×", " × ", "Times"],
  ["÷", " ÷ ", "Divided by"],
  ["M−", "", "Subtract from memory"],
  ...digits("1", "2", "3"),
  ["+", " + ", "Plus"],
  ["−", " - ", "Minus"],
  ["%", "%", "Percent"],
  ["0"],
  [".", ".", "Decimal point"],
  [";", "; ", "Semicolon"],
  ["Ans", "", "Last answer"],
  ["=", "", "Equals"],
];

export const keysIn = (shift: Shift): readonly Key[] =>
  PLACES.map((place) => (typeof place === "function" ? place(shift) : place));
