// An output that follows from other figures says so once, as a textbook prints it: `total: "bill + tip"`. From that line come
// its value, its step, the formula on the page, and the suite's second opinion. A percentage means its hundredth.
import { type Expression, isTaken } from "#numbers/expression";
import { readTokens } from "#numbers/read-expression";
import { tokensOf } from "#numbers/tokens";

/** "bill + tip", or with words for the step in place of the output's label: ["Bill plus tip", "bill + tip"]. */
export type Equation = string | readonly [step: string, equation: string];
export type Equations<Name extends string = string> = { readonly [N in Name]?: Equation };

const read = new Map<string, Expression>();

/** Read once, when it is first needed. A mistake in it is ours, and the suite reads every one. */
export function expressionOf(equation: Equation): Expression {
  const text = textOf(equation);
  const known = read.get(text) ?? readTokens(() => tokensOf(text, NAMES));
  if ("fault" in known) throw new TypeError(`The equation “${text}” ${known.fault}.`);
  read.set(text, known);
  return known;
}

const textOf = (equation: Equation): string => (typeof equation === "string" ? equation : equation[1]);

/** Every word that is no function or constant. */
const NAMES = { has: (word: string) => /^[a-z]/.test(word) && word !== "x" && !isTaken(word) };

export const stepLabel = (equation: Equation, label: string): string =>
  typeof equation === "string" ? label : equation[0];

/** Every figure that an equation names, once each. */
export function namesIn(read: Expression): readonly string[] {
  switch (read.kind) {
    case "number":
    case "constant":
      return [];
    case "name":
      return [read.name];
    case "binary":
      return [...new Set([...namesIn(read.left), ...namesIn(read.right)])];
    default:
      return namesIn(read.of);
  }
}

/** Each after those that it builds on, otherwise as they were written. */
export function inOrder(by: Equations): ReadonlyMap<string, Equation> {
  const ordered = new Map<string, Equation>();
  const visit = (name: string): void => {
    const equation = by[name];
    if (equation === undefined || ordered.has(name)) return;
    for (const other of namesIn(expressionOf(equation))) visit(other);
    ordered.set(name, equation);
  };
  Object.keys(by).forEach(visit);
  return ordered;
}

/** "tip = bill × tip rate; total = bill + tip": the names in words, and of several ways to find a figure the first. */
export function formulaOf(sets: readonly (Equations | undefined)[]): string {
  const first: Equations = Object.assign({}, ...[...sets].reverse());
  const named = new Set(sets.flatMap((by) => Object.keys(by ?? {})));
  return [...named]
    .flatMap((name) => (first[name] ? [`${name} = ${textOf(first[name])}`] : []))
    .join("; ")
    .replaceAll("_", " ");
}
