// What becomes of a mistake at one door.
import type { Mistake } from "./mistakes.ts";

/** As REST answers; `issues` where it refuses. */
export type Reply = {
  readonly calculation?: { readonly inputs: Readonly<Record<string, string>> };
  readonly warnings?: readonly string[];
  readonly error?: { readonly message: string; readonly issues?: readonly { readonly message: string }[] };
};

export type Verdict =
  | "taken rightly"
  | "taken with a warning"
  | "refused with the way to mend it"
  | "not as it should be";

export function verdictOn([, , , outcome]: Mistake, { calculation, warnings = [], error }: Reply): Verdict {
  const said = [error?.message, ...(error?.issues ?? []).map(({ message }) => message)].join(" ");
  if ("refused" in outcome)
    return said.includes(outcome.refused) ? "refused with the way to mend it" : "not as it should be";
  if ("warned" in outcome)
    return warnings.some((warning) => warning.includes(outcome.warned))
      ? "taken with a warning"
      : "not as it should be";
  const isUnderstood = Object.entries(outcome.inputs).every(([name, text]) => calculation?.inputs[name] === text);
  return isUnderstood ? "taken rightly" : "not as it should be";
}
