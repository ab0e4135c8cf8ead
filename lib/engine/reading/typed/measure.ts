// Numbers with their units: 180 cm, 5'11", 11 st 4 lb, 1m80, 7h 45. Each unit after the first is smaller than the one
// before, and the unit left out after the last number is the next one down.
import type { Dimension } from "#numbers/dimension";
import { inARow } from "../../printing/span.ts";
import { type Exact, exact, plain, plus, times } from "./exact.ts";
import { readNumeral } from "./numeral.ts";
import { type Fault, unreadable } from "./reading.ts";
import { unitNamed } from "./words.ts";

type Part = {
  readonly amount: Exact;
  readonly echoed: boolean;
  readonly unit: string;
  readonly label: string;
  readonly factor: Exact;
};
/** `total` is in the unit whose factor is 1; `said` is what was typed, with the units' labels for their words. */
export type Measure = { readonly parts: readonly Part[]; readonly total: Exact; readonly said: string };

const NUMBER = "[.,]?\\d(?:[\\d.,'_ /]*\\d)?[.,]?(?:e[-+]?\\d+)?";
const UNIT = "[^\\d.,\\s*^=+-]*(?: [^\\d.,\\s*^=+-]+)*";
const PART = new RegExp(`\\s*(${NUMBER})\\s*(${UNIT})(?:\\.|,(?=\\s))?(?=[\\s\\d]|$)`, "giy");

/** Undefined where the text is no measure. `alone` is the unit of a number that stands without one. */
export function readMeasure(text: string, dimension: Dimension, alone?: string): Measure | Fault | undefined {
  const matches = [...text.matchAll(PART)];
  if (!matches.length || matches.map(([part]) => part).join("") !== text) return undefined;

  const parts: Part[] = [];
  for (const [, number = "", word = ""] of matches) {
    const unit = word ? unitNamed(word, dimension) : implied(parts.at(-1), alone);
    const part = readPart(number, unit, dimension);
    if (!part) return { fault: `must be in ${anyOf(dimension)}${word && `, not "${word}"`}` };
    if ("fault" in part) return part;
    if (!isSmaller(part, parts.at(-1))) return { fault: "must be one measure, its larger unit first" };
    parts.push(part);
  }
  const total = parts.map(({ amount, factor }) => times(amount, factor)).reduce(plus);
  return { parts, total, said: parts.map(({ amount, label }) => `${plain(amount)} ${label}`).join(" ") };
}

function readPart(number: string, unit: string | undefined, dimension: Dimension): Part | Fault | undefined {
  const { label, factor } = dimension[unit ?? ""] ?? {};
  if (!unit || !label || !factor) return undefined;
  const numeral = readNumeral(number) ?? unreadable(number, { kind: "quantity" });
  return "fault" in numeral ? numeral : { ...numeral, unit, label, factor: exact(factor) };
}

const NEXT: Readonly<Record<string, string>> = {
  mi: "yd",
  yd: "ft",
  ft: "in",
  km: "m",
  m: "cm",
  cm: "mm",
  st: "lb",
  lb: "oz",
  kg: "g",
  h: "min",
  min: "s",
};
const implied = (before: Part | undefined, alone: string | undefined) => (before ? NEXT[before.unit] : alone);

const isSmaller = ({ factor }: Part, before: Part | undefined): boolean =>
  !before || plus(before.factor, { ...factor, digits: -factor.digits }).digits > 0n;

/** "m, cm or in" */
const anyOf = (dimension: Dimension): string =>
  inARow(
    Object.values(dimension).map(({ label }) => label),
    "or",
  );
