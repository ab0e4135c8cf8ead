// What anyone may send: all that a form's texts can be, and names that are no input. Apart from the rest, because a page,
// whose form has no such names, need not load how they are answered.
import type { Calculator } from "../calculator.ts";
import { wireInputs } from "../fields/wire.ts";
import { isAny, isRefusal, type Refusal } from "../refusal.ts";
import { readMeasures } from "./measures-sent.ts";
import { type Parsed, parseKnown, type Raw } from "./parse.ts";
import { unknownKeys } from "./unknown-keys.ts";

type Asked = Pick<Calculator, "inputs" | "check">;

export function parseInputs(calculator: Asked, raw: Raw): Parsed | Refusal {
  const names = wireInputs(calculator).map(({ name }) => name);
  const unknown = unknownKeys(names, raw);
  const measures = readMeasures(calculator.inputs, raw);
  // Whether the inputs go together is said once all of them are known.
  const parsed = parseKnown(unknown.length > 0 ? { inputs: calculator.inputs } : calculator, measures.raw);
  const faults = isRefusal(parsed) ? parsed.issues : [];
  const issues = [...unknown, ...faults.map((issue) => measures.faults.get(issue.field ?? "") ?? issue)];
  return isAny(issues) ? { issues } : parsed;
}
