// Asking what if of a calculator, as the page does.
import type { Calculator } from "../calculator.ts";
import { beginning } from "../fields/wire.ts";
import { USD } from "../printing/format.ts";
import type { Texts } from "../reading/plain.ts";
import { type Finding, tellFinding } from "./finding.ts";
import { marked, readWanted, styleIn } from "./wanted.ts";
import { whatIf } from "./what-if.ts";

const finished = <R>(work: Generator<void, R, void>): R => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

type Asked = { readonly output?: string; readonly wanted: string; readonly input?: string; readonly texts?: Texts };

export function ask(calculator: Calculator, { output = "y", wanted, input = "x", texts = {} }: Asked): Finding {
  const form = { ...beginning(calculator), ...texts };
  const read = readWanted(marked(calculator, output), wanted, styleIn(calculator, form, USD));
  if (!read.wanted) throw new Error(read.fault ?? "nothing was wanted");
  return finished(whatIf(calculator, form, { output, input, wanted: read.wanted }, USD));
}

export const said = (calculator: Calculator, asked: Asked): string =>
  tellFinding(calculator, { output: asked.output ?? "y", input: asked.input ?? "x" }, ask(calculator, asked));

export const values = (finding: Finding): readonly string[] => finding.values.map(({ text }) => text);

export const WORDS = {
  slug: "curve",
  name: "Curve",
  category: "mathematics",
  summary: "A curve.",
  version: "1.0.0",
  primary: "y",
  formula: "y = f(x)",
  sentence: () => "A curve.",
  working: () => ["A curve."],
} as const;
