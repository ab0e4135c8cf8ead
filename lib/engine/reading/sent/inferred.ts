// The question that was not named: where exactly one option of a choice asks for all that was sent, that one is meant.
import type { Inputs } from "../../calculator.ts";
import type { InputField } from "../../fields/fields.ts";
import { inARow } from "../../printing/span.ts";
import { type Issue, invalid } from "../../refusal.ts";
import { fittingOptions, isAsked, type Raw } from "../parse.ts";

export type Inferred = { readonly raw: Raw; readonly faults: readonly Issue[]; readonly notes: readonly string[] };

type Choice = InputField & { readonly kind: "choice" };

/** Choices in their order, for one may decide whether another is asked for. */
export function inferQuestions(inputs: Inputs, sent: Raw): Inferred {
  let raw = sent;
  const [faults, notes]: [Issue[], string[]] = [[], []];
  for (const [name, field] of Object.entries(inputs)) {
    if (field.kind !== "choice" || raw[name] !== undefined || !isAsked(inputs, field, raw)) continue;
    const question = questionOf(inputs, name, field, raw);
    if (question === undefined) continue;
    if (typeof question !== "string") {
      faults.push(invalid(name, severalFit(inputs, name, question, raw)));
      // Until it is known, what depends on it is not judged.
      raw = { ...raw, [name]: [] };
    } else {
      notes.push(`We used ${name} ${question} (${field.options[question]}), which asks for what you sent.`);
      raw = { ...raw, [name]: question };
    }
  }
  return { raw, faults, notes };
}

/** Undefined where the default stands, or nothing sent speaks for one option. */
function questionOf(inputs: Inputs, name: string, field: Choice, raw: Raw): string | readonly string[] | undefined {
  const options = Object.keys(field.options);
  const fitting = fittingOptions(inputs, name, options, raw);
  const complete = fitting.filter((option) => neededBy(inputs, name, option, raw).length === 0);
  const usual = field.default;
  if (fitting.length === options.length || fitting.length === 0) return undefined;
  if (usual !== undefined && complete.includes(usual)) return undefined;
  if (complete.length === 1) return complete[0];
  if (complete.length === 0 && usual !== undefined && fitting.includes(usual)) return undefined;
  const [only, ...others] = complete.length > 0 ? complete : fitting;
  return others.length === 0 ? only : [only ?? "", ...others];
}

/** What an option asks for, must have, and was not sent. */
function neededBy(inputs: Inputs, name: string, option: string, raw: Raw): readonly string[] {
  const asked = { ...raw, [name]: option };
  return Object.entries(inputs).flatMap(([input, field]) => {
    const isNeeded = field.when?.[name] && field.default === undefined && !field.optional;
    return isNeeded && raw[input] === undefined && isAsked(inputs, field, asked) ? [input] : [];
  });
}

function severalFit(inputs: Inputs, name: string, options: readonly string[], raw: Raw): string {
  const each = options.map((option) => {
    const needed = neededBy(inputs, name, option, raw);
    return needed.length > 0 ? `${option} (send ${needed.join(", ")} too)` : option;
  });
  return `must be sent, because what you sent could be for ${inARow(each, "or")}`;
}
