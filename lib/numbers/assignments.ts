// An expression may follow values with names: "x = 5; x × 2". Each value may use the names before it.
import { Decimal } from "./decimal.ts";
import { type Evaluated, evaluate, type Named } from "./evaluate.ts";
import { type Expression, isTaken, LONGEST, writeExpression } from "./expression.ts";
import { type Misread, readTokens } from "./read-expression.ts";
import { tokensOf } from "./tokens.ts";
import type { AngleUnit } from "./without.ts";

type Step = { readonly name?: string; readonly expression: Expression };
/** The steps in their order, of which the last one is the answer. */
export type Steps = { readonly steps: readonly Step[] };

const ASSIGNMENT = /^(\s*)([a-z]+)(\s*=)/i;

export function readSteps(text: string): Steps | Misread {
  if (text.length > LONGEST) return { fault: `is longer than ${LONGEST} characters` };
  const names = new Set<string>();
  const steps: Step[] = [];
  let place = 0;
  for (const part of text.split(";")) {
    const [whole = "", , written = ""] = ASSIGNMENT.exec(part) ?? [];
    const name = written.toLowerCase();
    if (isTaken(name)) return { fault: `gives a value to ${written}, which has a meaning of its own` };
    if (/^x./.test(name)) return { fault: `has the name ${written}; only x itself may begin with x` };
    // Blanks in front, so that places count from the beginning of the whole text.
    const rest = " ".repeat(place + whole.length) + part.slice(whole.length);
    const expression = readTokens(() => tokensOf(rest, names));
    if ("fault" in expression) return withX(rest, names) ?? expression;
    steps.push(name ? { name, expression } : { expression });
    if (name) names.add(name);
    place += part.length + 1;
  }
  return { steps };
}

/** Where it can be read with x as a name, x is not meant as ×. */
function withX(text: string, names: ReadonlySet<string>): Misread | undefined {
  if (names.has("x") || !/x/i.test(text)) return undefined;
  const read = readTokens(() => tokensOf(text, new Set([...names, "x"])));
  return "fault" in read ? undefined : { fault: `has x, which has no value: write x = 2; ${text.trim()}` };
}

export function evaluateSteps({ steps }: Steps, angles: AngleUnit): ReturnType<typeof evaluate> {
  const named: Record<string, Evaluated> = {};
  let answer: Evaluated | undefined;
  for (const { name, expression } of steps) {
    const found = evaluate(expression, angles, named satisfies Named);
    if ("why" in found) return found;
    // More digits than are carried from step to step are cut off.
    answer = { value: found.value, isExact: found.isExact && found.value.precision() < Decimal.precision };
    if (name) named[name] = answer;
  }
  return answer ?? { why: "The expression has nothing to work out." };
}

export const writeSteps = ({ steps }: Steps): string =>
  steps.map(({ name, expression }) => `${name ? `${name} = ` : ""}${writeExpression(expression)}`).join("; ");
