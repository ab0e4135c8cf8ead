// What no text for people may contain.
import { type Factors, untrueEquations } from "./equations.ts";

const PLURALS = "years|months|weeks|days|hours|minutes|seconds|payments|periods|people|persons|numbers|values|units";

const FLAWS: readonly (readonly [flaw: RegExp, what: string])[] = [
  [/undefined|\bnull\b|NaN|Infinity|\[object/, "a value that is none"],
  [/ {2}|^ | $/m, "a space too many"],
  [new RegExp(`(?<![\\d.,/-])1 (?:${PLURALS})\\b`), "a plural after one"],
];

/** Of one text, or of many as lines. */
export function flawsIn(lines: string): readonly string[] {
  return FLAWS.flatMap(([flaw, what]) => {
    const found = flaw.test(lines) && lines.split("\n").find((line) => flaw.test(line));
    return found ? [`prints ${what}: “${found}”`] : [];
  });
}

/** A step of a working must also be true as it is printed. */
export const flawsInStep = (step: string, factors: Factors): readonly string[] =>
  untrueEquations(step, factors).map(
    (equation) => `prints an equation that is not true, ${equation}, in “${step}”; ≈ says that a figure is rounded`,
  );
