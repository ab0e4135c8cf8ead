// The equations of a definition, worked out again in exact fractions: a second opinion on what they give.
import * as exact from "#calculators/second/ratio";
import { cosine, ln, PI, sine, toThe } from "#calculators/second/series";
import {
  type Answer,
  type Calculator,
  calculate,
  type Equations,
  equationsOf,
  expressionOf,
  isRefusal,
  partsOfOne,
} from "#engine";
import type { Expression } from "#numbers/expression";
import { rawsOf } from "./facts.ts";
import { type Check, definitionOf } from "./subject.ts";

const MOST_COMPLAINTS = 3;

export const worksOutAgain: Check = (subject) => {
  const { calculator } = subject;
  if (!calculator.by && !calculator.questions) return [];
  const complaints = rawsOf(calculator).flatMap((raw) => {
    const answer = calculate(calculator, raw);
    if (isRefusal(answer)) return [];
    const given = `given ${JSON.stringify(raw)}`;
    return faultsIn(calculator, answer).map((fault) => `${definitionOf(subject)}: ${fault}, ${given}.`);
  });
  return complaints.slice(0, MOST_COMPLAINTS);
};

function faultsIn(calculator: Calculator, { inputs, outputs }: Answer): readonly string[] {
  const by: Equations = equationsOf(calculator, inputs);
  const figure = (name: string): exact.Ratio | undefined => {
    const value = Object.hasOwn(outputs, name) && outputs[name] !== null ? outputs[name] : inputs[name];
    if (value === undefined || value === null) return undefined;
    return exact.over(exact.ratio(String(value)), String(partsOfOne(name, calculator)));
  };
  return Object.entries(by).flatMap(([name, equation]) => {
    const [expected, found] = [equation && workedOut(expressionOf(equation), figure), figure(name)];
    const isSame = expected && found ? agree(expected, found) : expected === found;
    return isSame ? [] : [`${name} is not what its equation gives`];
  });
}

/** Beside what eighty digits can hold. */
const agree = (a: exact.Ratio, b: exact.Ratio): boolean =>
  !exact.isMore(
    exact.size(exact.minus(a, b)),
    exact.times(exact.larger(exact.size(a), 1), "0.".padEnd(62, "0").concat("1")),
  );

function workedOut(read: Expression, figure: (name: string) => exact.Ratio | undefined): exact.Ratio | undefined {
  const side = (of: Expression) => workedOut(of, figure);
  switch (read.kind) {
    case "number":
      return exact.ratio(read.text);
    case "constant":
      return read.name === "π" ? PI : exact.exponential(1);
    case "name":
      return figure(read.name);
    case "negative": {
      const of = side(read.of);
      return of && exact.times(of, -1);
    }
    case "postfix": {
      const of = side(read.of);
      return of && exact.over(of, 100);
    }
    case "call": {
      const of = side(read.of);
      return of && called(read.name, of);
    }
    case "binary": {
      const [left, right] = [side(read.left), side(read.right)];
      return left && right && combined(read.sign, left, right);
    }
    default:
      return read satisfies never;
  }
}

function combined(sign: string, a: exact.Ratio, b: exact.Ratio): exact.Ratio | undefined {
  if (sign === "+") return exact.plus(a, b);
  if (sign === "-") return exact.minus(a, b);
  if (sign === "×") return exact.times(a, b);
  if (sign === "÷") return exact.isZero(b) ? undefined : exact.over(a, b);
  return exact.isZero(a) ? exact.raised(a, b) : toThe(a, b);
}

function called(name: string, of: exact.Ratio): exact.Ratio {
  if (name === "sqrt") return exact.root(of, 2);
  if (name === "cbrt") return exact.root(of, 3);
  if (name === "ceil") return exact.ratio(exact.up(of));
  if (name === "floor") return exact.ratio(exact.down(of));
  if (name === "round") return exact.ratio(exact.nearest(of));
  if (name === "abs") return exact.size(of);
  if (name === "exp") return exact.exponential(of);
  if (name === "ln") return ln(of);
  if (name === "sin") return sine(of);
  if (name === "cos") return cosine(of);
  if (name === "tan") return exact.over(sine(of), cosine(of));
  throw new TypeError(`There is no fraction for ${name}.`);
}
