// An expression with its answer, for the list of answers and for Ans.
import { type Currency, formatNumber, inNotation } from "#engine";
import { evaluate } from "#math/evaluate";
import { LONGEST, readExpression } from "#math/expression";

export type Answered = {
  readonly expression: string;
  readonly result: string;
  /** What stands for it in another expression: its digits, or where those are rounded, itself in parentheses. */
  readonly again: string;
};

const DIGITS = 15;

/** Undefined where it has no answer: the page says why. */
export function answered(expression: string, angles: string | undefined, currency: Currency): Answered | undefined {
  const read = readExpression(currency.notation?.read("typed", expression) ?? expression);
  if ("fault" in read) return undefined;
  const found = evaluate(read, angles === "radians" ? "radians" : "degrees");
  if ("why" in found) return undefined;
  const written = inNotation(formatNumber(found.value, { significant: DIGITS }), currency);
  const isWhole = found.isExact && found.value.precision() <= DIGITS;
  const digits = withMark(found.value.toSignificantDigits(DIGITS).toFixed(), currency);
  const isLong = expression.length > LONGEST / 2;
  const again = isWhole || isLong ? digits : expression;
  return { expression, result: written, again: again.startsWith("-") || again === expression ? `(${again})` : again };
}

const withMark = (digits: string, { notation }: Currency): string => digits.replace(".", notation?.decimal ?? ".");
