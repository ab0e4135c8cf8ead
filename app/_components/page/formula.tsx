// A calculator's formula as MathML, made when the page is: no script and no font of ours draws it.
import { createElement, Fragment, type ReactNode } from "react";
import { type Maths, readFormula } from "./notation.ts";

export function Formula({ text }: { readonly text: string }) {
  const clauses = readFormula(text);
  if (clauses.every(({ maths }) => !maths)) return <p>{text}</p>;
  const parts = clauses.flatMap(({ before, text, maths }) => [before, maths ? equation(maths) : text]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="formula" role="group" aria-label="Formula" tabIndex={0}>
      {createElement(Fragment, null, ...parts)}
    </div>
  );
}

/** Mathematics never wraps, so each side and each term of a sum is a piece of its own. */
function equation(sides: readonly Maths[]): ReactNode {
  const [first, ...others] = sides.flatMap(termsOf).map(piece);
  return createElement("span", null, first, ...others.flatMap((piece) => [" ", piece]));
}

/** "= a + b − c" as "= a", "+ b" and "− c". */
function termsOf(side: Maths): readonly Maths[] {
  if (side.kind !== "row") return [side];
  const [first, sum] = side.of;
  if (first && isSign(first, "=", "means") && sum) {
    const [term = sum, ...others] = termsOf(sum);
    return [{ kind: "row", of: [first, term] }, ...others];
  }
  const starts = side.of.flatMap((part, i) => (i === 0 || isSign(part, ...SIGNS_OF_SUMS) ? [i] : []));
  return starts.map((start, i) => ({ kind: "row", of: side.of.slice(start, starts[i + 1]) }));
}

const SIGNS_OF_SUMS = ["+", "-", "−", "±"];

const isSign = (maths: Maths, ...signs: readonly string[]): boolean =>
  maths.kind === "sign" && signs.includes(maths.text);

/** A plus or minus that a piece begins with stands between two, although nothing is before it here. */
function piece(term: Maths): ReactNode {
  const parts = term.kind === "row" ? term.of.flatMap(unwrapped) : [term];
  const [sign, ...others] = parts;
  if (sign?.kind !== "sign" || !isSign(sign, ...SIGNS_OF_SUMS)) return createElement("math", null, ...spaced(parts));
  return createElement("math", null, operator(sign.text, { form: "infix" }), ...spaced(others));
}

const unwrapped = (maths: Maths): readonly Maths[] =>
  maths.kind === "row" && maths.of[0]?.kind !== "sign" ? maths.of : [maths];

const operator = (sign: string, properties?: { readonly form: "infix" }) =>
  createElement("mo", properties, sign.replace("-", "−"));

/** Around what stands above or below a line, parentheses say nothing. */
const bare = (maths: Maths): Maths => (maths.kind === "group" && maths.open === "(" ? maths.of : maths);

function rendered(maths: Maths): ReactNode {
  switch (maths.kind) {
    case "number":
      return createElement("mn", null, maths.text);
    case "sign":
      return operator(maths.text);
    case "words":
      return named(maths.text);
    case "row":
      return createElement("mrow", null, ...spaced(maths.of));
    case "fraction":
      return createElement("mfrac", null, rendered(bare(maths.above)), rendered(bare(maths.below)));
    case "power":
      return raised(maths.base, rendered(onOneLine(bare(maths.exponent))));
    case "root":
      return createElement("msqrt", null, rendered(bare(maths.of)));
    case "group":
      return createElement("mrow", null, operator(maths.open), rendered(maths.of), operator(maths.close));
    default:
      return maths satisfies never;
  }
}

/** A fraction in an exponent is too small to read. */
const onOneLine = (maths: Maths): Maths =>
  maths.kind === "fraction" ? { kind: "row", of: [maths.above, { kind: "sign", text: "/" }, maths.below] } : maths;

/** "5 for men": a name in words keeps its distance from what it is not calculated with. */
const spaced = (row: readonly Maths[]): readonly ReactNode[] =>
  row.flatMap((part, i) => (isApart(row[i - 1], part) ? [SPACE, rendered(part)] : [rendered(part)]));

const isApart = (before: Maths | undefined, maths: Maths): boolean =>
  before !== undefined &&
  (before.kind !== "sign" || before.text === "…") &&
  maths.kind !== "sign" &&
  (isName(before) || isName(maths));

const isName = (maths: Maths): boolean =>
  maths.kind === "words" && /^\p{L}{2}/u.test(maths.text) && !isProduct(maths.text) && !FUNCTION.test(maths.text);

const SPACE = createElement("mspace", { width: "0.25em" });

/** Of "πr" only the r is squared. */
function raised(base: Maths, exponent: ReactNode): ReactNode {
  if (base.kind !== "words" || !isProduct(base.text)) return createElement("msup", null, rendered(base), exponent);
  const letters = [...base.text];
  const last = createElement("msup", null, named(letters.at(-1) ?? ""), exponent);
  return createElement("mrow", null, ...letters.slice(0, -1).map(named), last);
}

/** One letter, or two that are multiplied, are slanted as variables are; a name in words stands upright. */
const isProduct = (text: string): boolean => /^(?!ln|ft)[a-zπ]{2}$/.test(text);

const FUNCTION = /^(log|ln|gcd|lcm|sin|cos)$/;

const THIN = createElement("mspace", { width: "0.17em" });

function named(text: string): ReactNode {
  const [, letter, index] = /^(\p{L})([₀-₉₋]+)$/u.exec(text) ?? [];
  if (letter && index) {
    const plain = [...index].map((sign) => "₀₁₂₃₄₅₆₇₈₉".indexOf(sign)).map((digit) => (digit < 0 ? "−" : digit));
    return createElement("msub", null, named(letter), createElement("mn", null, plain.join("")));
  }
  if (isProduct(text)) return createElement("mrow", null, ...[...text].map(named));
  if (text === "Σ") return createElement("mo", null, "∑");
  if (text === "sin" || text === "cos") return createElement("mrow", null, THIN, createElement("mi", null, text), THIN);
  // Not mtext: beside text, a sign counts as part of the text and has no room around it.
  return createElement("mi", null, text);
}
