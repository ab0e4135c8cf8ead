// Linear equations as people type them: "2x + 3y = 7; x - y = 1". Terms may stand on either side.
import { minus, negated, plus, type Rational, rational, readFraction } from "#numbers/rational";
import type { Grid } from "../../shared/matrix-grid.ts";

export const MOST = 5;
const NUMBER = "\\d{1,9}(?:\\.\\d{1,9})?(?:/[1-9]\\d{0,8})?";
const NAME = "[A-Za-z][1-9]?";
const TERM = `(?:${NUMBER}(?: ?[*×·]? ?${NAME})?|${NAME})`;
const SIGN = "[-+−–]";
const SIDE = `(?:${SIGN} ?)?${TERM}(?: ?${SIGN} ?${TERM}){0,9}`;
export const EQUATIONS = `${SIDE} ?= ?${SIDE}(?: ?[;,] ?${SIDE} ?= ?${SIDE}){0,${MOST - 1}}`;

const NONE = rational(0n);

export type System = {
  readonly names: readonly string[];
  /** The coefficients of an equation in a row, and last its constant. */
  readonly grid: Grid;
};

export function readSystem(text: string): System {
  const equations = text.split(/[;,]/).map(sumsOf);
  const names = [...new Set(equations.flatMap((sums) => [...sums.keys()]))].filter((name) => name !== "").sort();
  const grid = equations.map((sums) => [...names.map((name) => sums.get(name) ?? NONE), negated(sums.get("") ?? NONE)]);
  return { names, grid };
}

/** What each variable is multiplied by with everything on the left, and the constant under no name. */
function sumsOf(equation: string): ReadonlyMap<string, Rational> {
  const [left = "", right = ""] = equation.split("=");
  const sums = new Map<string, Rational>();
  for (const [name, amount] of termsOf(left)) sums.set(name, plus(sums.get(name) ?? NONE, amount));
  for (const [name, amount] of termsOf(right)) sums.set(name, minus(sums.get(name) ?? NONE, amount));
  return sums;
}

const EACH = new RegExp(`(${SIGN}?) ?(?:(${NUMBER}) ?[*×·]? ?)?(${NAME})?`, "g");

const termsOf = (side: string): readonly (readonly [name: string, amount: Rational])[] =>
  Array.from(side.matchAll(EACH), ([found, sign = "", number, name]): [string, Rational] | undefined => {
    if (found.trim() === "") return undefined;
    const { top, bottom } = readFraction(number ?? "1");
    return [name ?? "", rational(sign === "" || sign === "+" ? top : -top, bottom)];
  }).filter((term) => term !== undefined);
