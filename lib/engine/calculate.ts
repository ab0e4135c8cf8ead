// The straight line: read what was sent, compute, and give back either every fault or the answer.
import type { AnyOutput, Calculator, NoAnswer } from "./calculator.ts";
import { type Parsed, parseInputs, type Raw } from "./parse.ts";
import { isRefusal, type Refusal } from "./refusal.ts";

export type Answer = Parsed & { readonly outputs: Readonly<Record<string, AnyOutput>> };

export function calculate(calculator: Calculator, raw: Raw): Answer | Refusal {
  const parsed = parseInputs(calculator, raw);
  if (isRefusal(parsed)) return parsed;
  const outputs = calculator.compute(parsed.inputs);
  if (hasNoAnswer(outputs)) return { issues: [{ code: "CALCULATION_FAILED", message: outputs.noAnswer }] };
  return { ...parsed, outputs };
}

const hasNoAnswer = (outputs: object): outputs is NoAnswer => "noAnswer" in outputs;
