// What calculators add to their definitions for reading by meaning.
import { asks } from "#calculators/asks";
import type { Hint } from "#engine";

const NONE: Hint = { examples: [] };

export function hintOf(slug: string): Hint {
  for (const ask of asks[slug] ?? []) if ("examples" in ask) return ask;
  return NONE;
}
