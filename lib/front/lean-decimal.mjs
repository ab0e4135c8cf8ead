// decimal.js as a browser gets it: without what nobody asks it for, which is a quarter of it and on every page. What is
// left is the library's own text, so every answer stays the same. What is not there as it is described here ends the build.

/** Methods of a number, by the shorter of their names. */
const METHODS = [
  ...["clamp", "toNearest", "toFraction", "toBinary", "toOctal", "toHex"],
  ...["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"],
];

/** Functions of the class. */
const FUNCTIONS = [
  ...["abs", "add", "cbrt", "ceil", "clamp", "div", "floor", "hypot", "log", "log2", "log10", "mod", "mul", "random"],
  ...["round", "sign", "sub", "sum", "trunc", "sin", "cos", "tan", "asin"],
  ...["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"],
];

/** Of the 1,025 digits of π and ln 10. Ours ask for fewer than 150; whoever asks for more than there are gets an error. */
const DIGITS = 300;

const PATTERNS = [
  ...METHODS.map((name) => `^P\\.(?:\\w+ = P\\.)?${name} = function .*?^};`),
  ...FUNCTIONS.flatMap((name) => [`^  Decimal\\.${name} = ${name};`, `^function ${name}\\(.*?^}`]),
  ...["LN10", "PI"].map((name) => `(?<=^  ${name} = '\\d\\.\\d{${DIGITS - 1}})\\d+(?=',)`),
];

/** What the bundler calls. It is told of this file, so that it asks again after a change here. */
export default function loader(source) {
  this.addDependency(import.meta.filename);
  return leanDecimal(source);
}

export const leanDecimal = (source) => PATTERNS.reduce(without, source);

function without(source, pattern) {
  const rest = source.replace(new RegExp(pattern, "ms"), "");
  if (rest === source) throw new Error(`decimal.js has no ${pattern} to leave out.`);
  return rest;
}
