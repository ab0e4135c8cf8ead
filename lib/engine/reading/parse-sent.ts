// What anyone may send: all that a form's texts can be, names that are no input, and what a person or a model writes. Apart
// from the rest, because a page, whose form has no such names and was read before, need not load how they are answered.
import type { Calculator, Inputs } from "../calculator.ts";
import { type Currency, USD } from "../printing/format.ts";
import { type Issue, isAny, isRefusal, type Refusal } from "../refusal.ts";
import { type Parsed, parseKnown, type Raw } from "./parse.ts";
import { understand } from "./sent/sent.ts";
import { unknownKeys } from "./unknown-keys.ts";

type Asked = Pick<Calculator, "inputs" | "check">;

/** As it was sent if it can be taken so; else as it can be understood, in the notation of the region that was asked for. */
export function parseInputs(calculator: Asked, sent: Raw, currency: Currency = USD): Parsed | Refusal {
  const raw = unwrapped(calculator.inputs, sent);
  const unknown = unknownKeys(calculator.inputs, raw);
  // Whether the inputs go together is said once all of them are known.
  const asked = unknown.length > 0 ? { inputs: calculator.inputs } : calculator;
  const plain = parseKnown(asked, raw, currency);
  if (!isRefusal(plain)) return isAny(unknown) ? { issues: unknown } : plain;
  return parseUnderstood(asked, raw, unknown, currency);
}

function parseUnderstood(asked: Asked, raw: Raw, unknown: readonly Issue[], currency: Currency): Parsed | Refusal {
  const understood = understand(asked.inputs, raw, currency.notation);
  const parsed = parseKnown(asked, understood.raw, currency);
  const faults = isRefusal(parsed) ? parsed.issues : [];
  const issues = [...unknown, ...faults.map((issue) => understood.faults.get(issue.field ?? "") ?? issue)];
  if (isAny(issues)) return { issues };
  return isRefusal(parsed) || understood.notes.length === 0 ? parsed : { ...parsed, notes: understood.notes };
}

/** {"inputs": {…}} around the inputs, as tables and solving have it, or beside others of them. */
function unwrapped(inputs: Inputs, sent: Raw): Raw {
  const { inputs: inner, ...outer } = sent;
  const isAround = typeof inner === "object" && inner !== null && !Array.isArray(inner);
  if (!isAround || Object.hasOwn(inputs, "inputs")) return sent;
  const isTwice = Object.keys(inner).some((name) => Object.hasOwn(outer, name));
  return isTwice ? sent : { ...outer, ...inner };
}
