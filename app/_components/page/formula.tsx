// A calculator's formula as MathML, made when the page is: no script and no font of ours draws it.
import { createElement, Fragment, type ReactNode } from "react";
import { keyed } from "./keyed.ts";
import { type Maths, readFormula } from "./notation.ts";

export function Formula({ text }: { readonly text: string }) {
  const clauses = readFormula(text);
  if (clauses.every(({ maths }) => !maths)) return <p>{text}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="formula" role="group" aria-label="Formula" tabIndex={0}>
      {keyed(clauses).map(([place, { before, text, maths }]) => (
        <Fragment key={place}>
          {before}
          {maths ? keyed(maths).map(([place, side]) => <Side key={place} maths={side} />) : text}
        </Fragment>
      ))}
    </div>
  );
}

const Side = ({ maths }: { readonly maths: Maths }) => (
  <>{createElement("math", { displaystyle: "true" }, rendered(maths))} </>
);

/** Around what stands above or below a line, parentheses say nothing. */
const bare = (maths: Maths): Maths => (maths.kind === "group" && maths.open === "(" ? maths.of : maths);

function rendered(maths: Maths): ReactNode {
  switch (maths.kind) {
    case "number":
      return createElement("mn", null, maths.text);
    case "sign":
      return createElement("mo", null, maths.text.replace("-", "−"));
    case "words":
      return named(maths.text);
    case "row":
      return createElement("mrow", null, ...maths.of.map(rendered));
    case "fraction":
      return createElement("mfrac", null, rendered(bare(maths.above)), rendered(bare(maths.below)));
    case "power":
      return raised(maths.base, rendered(bare(maths.exponent)));
    case "root":
      return createElement("msqrt", null, rendered(bare(maths.of)));
    case "group":
      return createElement("mrow", null, fence(maths.open), rendered(maths.of), fence(maths.close));
    default:
      return maths satisfies never;
  }
}

const fence = (sign: string) => createElement("mo", null, sign);

/** Of "πr" only the r is squared. */
function raised(base: Maths, exponent: ReactNode): ReactNode {
  if (base.kind !== "words" || !isProduct(base.text)) return createElement("msup", null, rendered(base), exponent);
  const letters = [...base.text];
  const last = createElement("msup", null, named(letters.at(-1) ?? ""), exponent);
  return createElement("mrow", null, ...letters.slice(0, -1).map(named), last);
}

/** One letter, or two that are multiplied, are slanted as variables are; a name in words stands upright. */
const isProduct = (text: string): boolean => /^[a-zπ]{2}$/.test(text) && text !== "ln";

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
  return createElement(/^\p{L}$/u.test(text) || /^(log|ln|gcd|lcm)$/.test(text) ? "mi" : "mtext", null, text);
}
