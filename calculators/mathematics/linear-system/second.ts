// One equation after another: what earlier ones say is put in, and what is left says one variable more.
import type { Given, Made, Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

/** By variable, and the constant, which stands on the right, under "=". */
type Equation = ReadonlyMap<string, Ratio>;

const at = (equation: Equation, name: string): Ratio => equation.get(name) ?? ratio(0);

function read(text: string): Equation {
  const sums = new Map<string, Ratio>();
  text.split("=").forEach((side, i) => {
    for (const term of side
      .replace(/[−–]/g, "-")
      .replace(/[ *×·]/g, "")
      .match(/[+-]?[^+-]+/g) ?? []) {
      const [, sign, digits = "", bottom = "1", name = "="] =
        /^([+-]?)([\d.]*)\/?(\d*)([A-Za-z][1-9]?)?$/.exec(term) ?? [];
      const size = over(digits || "1", bottom || "1");
      const isTaken = ((sign === "-") !== (i === 1)) !== (name === "=");
      sums.set(name, lowest(minus(at(sums, name), isTaken ? size : times(size, -1))));
    }
  });
  return sums;
}

const without = (equation: Equation, name: string, by: Equation): Equation =>
  new Map(
    [...new Set([...equation.keys(), ...by.keys()])].map((key) => [
      key,
      lowest(minus(at(equation, key), times(at(equation, name), at(by, key)))),
    ]),
  );

function solve(equations: readonly Equation[], names: readonly string[]) {
  const solved = new Map<string, Equation>();
  let isPossible = true;
  for (const equation of equations) {
    const left = [...solved].reduce((rest, [name, by]) => without(rest, name, by), equation);
    const next = names.find((name) => !isZero(at(left, name)));
    if (next === undefined) {
      if (!isZero(at(left, "="))) isPossible = false;
      continue;
    }
    const scaled = new Map([...left].map(([key, amount]) => [key, lowest(over(amount, at(left, next)))] as const));
    for (const [name, by] of solved) solved.set(name, without(by, next, scaled));
    solved.set(next, scaled);
  }
  return { solved, isPossible };
}

/** Along the first equation. */
function determinant(equations: readonly Equation[], names: readonly string[]): Ratio {
  const [first, ...rest] = equations;
  if (!first) return ratio(1);
  const terms = names.map((name, i) =>
    times(
      at(first, name),
      i % 2 ? -1 : 1,
      determinant(
        rest,
        names.filter((other) => other !== name),
      ),
    ),
  );
  return lowest(plus(0, ...terms));
}

const plain = (a: Ratio): string => {
  const { top, bottom } = lowest(a);
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
};

function written(equation: Equation, name: string, names: readonly string[]): string {
  const constant = at(equation, "=");
  const others = names.filter((other) => other !== name && !isZero(at(equation, other)));
  const terms = others.map((other) => {
    const amount = plain(times(at(equation, other), -1));
    const [, sign = "", size = ""] = /^(-?)(.+)$/.exec(amount) ?? [];
    return `${sign || "+"}${`${size}${other}`.replace(/^1(?=[A-Za-z])/, "").replace(/(\/\d+)/, "$1 ")}`;
  });
  const all = isZero(constant) && terms.length > 0 ? terms : [plain(constant).replace(/^(?!-)/, "+"), ...terms];
  return all.map((term, i) => (i === 0 ? term.replace(/^\+/, "") : `${term[0]} ${term.slice(1)}`)).join(" ");
}

const linearSystem: Opinion = ({ equations = "" }) => {
  const all = equations.split(/[;,]/).map(read);
  const names = [...new Set(all.flatMap((equation) => [...equation.keys()]))].filter((name) => name !== "=").sort();
  if (names.length === 0 || names.length > 5) return undefined;
  const { solved, isPossible } = solve(all, names);
  const rank = `${solved.size}`;
  const square = all.length === names.length ? { determinant: plain(determinant(all, names)) } : {};
  if (!isPossible) return { solution: "No solution", solutions: "None", rank, ...square };
  const values = names.map((name): [string, string, string] => {
    const by = solved.get(name);
    const value = by ? written(by, name, names) : "any number";
    return [name, value, by && !/[A-Za-z]/.test(value) ? fixed(at(by, "="), 4) : ""];
  });
  const solution = values.map(([name, value]) => `${name} = ${value}`).join(", ");
  return { solution, solutions: solved.size === names.length ? "One" : "Infinitely many", rank, ...square, values };
};

const SIZES = ["", "2", "3", "5", "1/2", "0.25", "7", "12"];

/** Chance seldom types equations. */
export const made: Made = (pick): Given => {
  const names = ["x", "y", "z", "w", "v"].slice(0, pick([1, 2, 2, 3, 3, 4, 5]));
  const term = (name: string) => `${pick(["+", "-"])} ${pick(SIZES)}${name}`;
  const side = () => names.map(term).join(" ").replace(/^\+ /, "");
  const count = pick([1, 2, 2, 3, 3, 4, 5]);
  const one = () => `${side()} = ${pick(["0", "1", "-4", "7/3", `${pick(SIZES)}x + 2`])}`;
  const equations = Array.from({ length: count }, one);
  return { equations: [...equations, ...(count < 5 ? pick([[], [equations[0] ?? ""]]) : [])].join("; ") };
};

export default linearSystem;
