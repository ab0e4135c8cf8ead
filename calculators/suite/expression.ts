// Arithmetic over figures, as laws write it: "bill + tip", "property_tax ÷ 12", "12 - years × 3".
import { type Decimal, decimal } from "#numbers/decimal";
import type { Row } from "./facts.ts";

const TERM = /(^|[+-]) *([\w.]+)(\?)?(?: ([×÷]) ([\w.]+))?/g;

/** The terms of a sum, each with its sign; nothing where a name is unknown. A name with a question mark may lack. */
export function termsOf(expression: string, figures: Row): readonly Decimal[] | undefined {
  const terms = [...expression.matchAll(TERM)].map(([, sign, name = "", mayLack, operator, other]) => {
    const first = figureIn(name, figures) ?? (mayLack ? decimal(0) : undefined);
    const second = other === undefined ? decimal(1) : figureIn(other, figures);
    if (!first || !second) return undefined;
    const term = operator === "÷" ? first.div(second) : first.times(second);
    return sign === "-" ? term.neg() : term;
  });
  const known = terms.filter((term) => term !== undefined);
  return known.length === terms.length ? known : undefined;
}

const figureIn = (name: string, figures: Row): Decimal | undefined =>
  /^\d+(\.\d+)?$/.test(name) ? decimal(name) : figures[name];

export const sum = (terms: readonly Decimal[]): Decimal => terms.reduce((total, term) => total.plus(term), decimal(0));
