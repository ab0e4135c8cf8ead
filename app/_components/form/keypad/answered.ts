// An expression with its answer, for the list of answers and for Ans.
import { type Currency, formatNumber } from "#engine";
import { evaluateSteps, readSteps } from "#numbers/assignments";
import { LONGEST } from "#numbers/expression";

export type Answered = {
  readonly expression: string;
  readonly result: string;
  /** What stands for it in another expression: its digits, or where those are rounded, itself in parentheses. */
  readonly again: string;
};

const DIGITS = 15;

/** Undefined where it has no answer: the page says why. */
export function answered(expression: string, angles: string | undefined, currency: Currency): Answered | undefined {
  const read = readSteps(currency.notation?.read("typed", expression) ?? expression);
  if ("fault" in read) return undefined;
  const found = evaluateSteps(read, angles === "radians" ? "radians" : "degrees");
  if ("why" in found) return undefined;
  const written = formatNumber(found.value, { significant: DIGITS }, currency.notation);
  const isWhole = found.isExact && found.value.precision() <= DIGITS;
  const digits = withMark(found.value.toSignificantDigits(DIGITS).toFixed(), currency);
  const isWithin = expression.length <= LONGEST / 2 && !expression.includes("=");
  const again = isWhole || !isWithin ? digits : expression;
  return { expression, result: written, again: again.startsWith("-") || again === expression ? `(${again})` : again };
}

const withMark = (digits: string, { notation }: Currency): string => digits.replace(".", notation?.decimal ?? ".");

/** The values with names in it, to go before another expression: "x = 5; ". */
export const namesIn = (expression: string): string =>
  expression
    .split(";")
    .filter((part) => part.includes("="))
    .map((part) => `${part.trim()}; `)
    .join("");
