// Expressions as people type them: every sign and function within every other.
import type { Made, Pick } from "./given.ts";
import { FUNCTIONS } from "./operations.ts";

const NUMBERS = [
  "0",
  "1",
  "2",
  "3",
  "10",
  "30",
  "45",
  "90",
  "0.5",
  ".5",
  "2.",
  "1,234.5",
  "1e3",
  "2e-5",
  "π",
  "pi",
  "e",
] as const;
/** Of as many digits as are printed, and of one more. */
const LONG = ["1.23456789012345", "1234567890123456", "0.000123456789"] as const;
const SIGNS = ["+", " - ", "−", "*", " × ", "x", "/", "÷", "^", " mod ", " of ", " nCr ", "nPr", ""] as const;
const NAMES = ["√", ...Object.keys(FUNCTIONS)] as const;
const LONGEST = 200;

function nested(pick: Pick, depth: number): string {
  const inner = () => nested(pick, depth - 1);
  const number = () => pick([...NUMBERS, ...LONG, "7", "12", "100", "180"]);
  if (depth === 0) return number();
  return pick<() => string>([
    number,
    () => `${inner()}${pick(SIGNS)}${inner()}`,
    () => `(${inner()}${pick(SIGNS)}${inner()})`,
    () => `${pick(NAMES)}(${inner()})`,
    () => `${pick(NAMES)} ${number()}`,
    () => `${inner()}${pick(["!", "%", "°"])}`,
    () => `-${inner()}`,
  ])();
}

export const made: Made = (pick) => {
  const depth = pick([1, 2, 2, 3, 3, 4]);
  const whole = pick([true, true, true, false])
    ? nested(pick, depth)
    : `x = ${nested(pick, 1)}; y = x${pick(SIGNS)}2; ${nested(pick, depth)} + y`;
  return { expression: whole.length > LONGEST ? nested(pick, 1) : whole, angles: pick(["degrees", "radians"]) };
};
