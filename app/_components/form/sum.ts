// A sum that is typed where one number goes: 64+12 is 76. Loaded once someone types one.
import { evaluate } from "#numbers/evaluate";
import { readExpression } from "#numbers/read-expression";

/** As many as a figure with no end keeps. */
const DIGITS = 12;

/** Undefined where it has no answer. */
export function sumOf(text: string): string | undefined {
  const read = readExpression(text.replace(/^\s*=/, "").replace(/\p{Sc}/gu, ""));
  if ("fault" in read) return undefined;
  const found = evaluate(read, "degrees");
  return "why" in found ? undefined : found.value.toSignificantDigits(DIGITS).toFixed();
}
