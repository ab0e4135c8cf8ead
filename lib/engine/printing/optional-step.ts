import { type Shown, step } from "./shown.ts";

type Part = string | number | Shown<unknown>;

/** A line of a working, or none where one of its figures is absent: ``optionalStep`Variance: ${squares} ÷ 9 = ${variance}` ``. */
export function optionalStep(
  words: TemplateStringsArray,
  ...parts: readonly (Part | null | undefined)[]
): string | undefined {
  const there = parts.filter((part) => part !== null && part !== undefined);
  return there.length === parts.length ? step(words, ...there) : undefined;
}
