// Amounts with units that are added: "5 ft 4 in + 3 ft 10 in" is 110 in, and the length converter says that in feet. What they
// come to is for the notebook's reader to say.
import { asks } from "#calculators/asks";
import { type Converts, type Currency, formatNumber, withUnit } from "#engine";
import type { Decimal } from "#numbers/decimal";
import type { Expression } from "#numbers/expression";
import { expressionOf, type Worked } from "../notebook/expression.ts";
import { measured, Scope } from "../notebook/scope.ts";
import type { Measure } from "../notebook/sized.ts";
import { isAlike, isSame, labelOf, type Units } from "../notebook/units.ts";
import { unitOf } from "./convert.ts";
import type { Reading } from "./reading.ts";

const CONVERTERS = Object.entries(asks).flatMap(([slug, all]) =>
  all.flatMap((ask) => ("converts" in ask ? [{ slug, converts: ask.converts }] : [])),
);

/** Undefined where it is no such sum. What is below zero was a range: "10 kg - 15 kg". */
export function sumIn(text: string, currency: Currency): Reading | undefined {
  const found = expressionOf(text, new Scope([], new Map(), currency));
  if (!found || "fault" in found || found.isGiven || !found.measure.value.value.gt(0)) return undefined;
  const exact = shortest(found);
  if (!exact) return undefined;
  const [named] = [keyIn, unitIn].flatMap((read) => CONVERTERS.flatMap((one) => unitsBy(read, one, exact, found)));
  if (!named) return undefined;
  const { slug, from, to } = named;
  const texts = { value: exact.value.value.toFixed(), from, to };
  return { slug, texts, result: inParts(exact, found, currency), assumed: [] };
}

type Read = (converts: Converts["converts"], units: Units) => string | undefined;

function unitsBy(read: Read, { slug, converts }: (typeof CONVERTERS)[number], exact: Measure, { measure }: Worked) {
  const [from, to] = [exact, measure].map(({ units }) => read(converts, units));
  return from && to ? [{ slug, from, to }] : [];
}

/** Most units have one key in both. By its words, an ounce would also be one of volume. */
const keyIn: Read = (converts, units) =>
  Object.keys(units).find((key) => isSame(units, { [key]: 1 }) && Object.hasOwn(converts, key));
const unitIn: Read = (converts, units) => unitOf(converts, labelOf(units));

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
