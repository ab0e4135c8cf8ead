// Amounts with units that are added: "5 ft 4 in + 3 ft 10 in" is 110 in, and the length converter says that in feet. What they
// come to is for the notebook's reader to say.
import { type Converts, type Currency, formatNumber, withUnit } from "#engine";
import type { Decimal } from "#numbers/decimal";
import type { Expression } from "#numbers/expression";
import { expressionOf, type Worked } from "../notebook/expression.ts";
import { measured, Scope } from "../notebook/scope.ts";
import type { Measure } from "../notebook/sized.ts";
import { isAlike, isSame, labelOf, type Units } from "../notebook/units.ts";
import { unitOf } from "./convert.ts";
import type { Reading } from "./reading.ts";

export type Converter = { readonly slug: string } & Converts;

/** Undefined where it is no such sum. What is below zero was a range: "10 kg - 15 kg". */
export function sumIn(text: string, converters: readonly Converter[], currency: Currency): Reading | undefined {
  const found = expressionOf(text, new Scope([], new Map(), currency));
  if (!found || "fault" in found || found.isGiven || !found.measure.value.value.gt(0)) return undefined;
  const exact = shortest(found);
  for (const { slug, converts } of converters) {
    const [from, to] = [exact, found.measure].map((measure) => measure && keyOf(converts, measure.units));
    if (!exact || !from || !to) continue;
    const texts = { value: exact.value.value.toFixed(), from, to };
    return { slug, texts, result: inParts(exact, found, currency), assumed: [] };
  }
  return undefined;
}

/** Most units have one key in both; the others are known by their label. */
function keyOf(converts: Converts["converts"], units: Units): string | undefined {
  const key = Object.keys(units).find((one) => units[one] === 1 && isSame(units, { [one]: 1 }));
  return key && Object.hasOwn(converts, key) ? key : unitOf(converts, labelOf(units));
}

/** In whichever of its units it has an end, and the fewest digits behind the point. */
function shortest({ measure, units, inUnits }: Worked): Measure | undefined {
  const alike = units.filter((one) => isAlike(one, measure.units));
  const exact = alike.map(inUnits).filter(({ value }) => value.isExact);
  const places = ({ value }: Measure) => value.value.decimalPlaces();
  return exact.reduce<Measure | undefined>(
    (one, other) => (one && places(one) <= places(other) ? one : other),
    undefined,
  );
}

const ONE: Expression = { kind: "number", text: "1", place: 1 };

/** 110 in as 9 ft 2 in, where a foot is so many whole inches. */
function inParts({ value, units }: Measure, { measure }: Worked, { notation }: Currency): string {
  const written = (amount: Decimal, of: Units) =>
    withUnit(formatNumber(amount, { significant: 15 }, notation), labelOf(of));
  const { value: each } = measured({ plain: ONE, units: measure.units, isPercent: false }, {}, units).value;
  if (!value.value.isInteger() || !each.isInteger() || each.lte(1)) return written(value.value, units);
  const parts = [
    [value.value.divToInt(each), measure.units],
    [value.value.mod(each), units],
  ] as const;
  return parts.flatMap(([amount, of]) => (amount.isZero() ? [] : [written(amount, of)])).join(" ");
}
