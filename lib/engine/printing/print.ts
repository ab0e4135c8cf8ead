// How each kind of field prints its value: in results, tables and workings alike.
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Amount, Decimal, decimal } from "#numbers/decimal";
import { unitOf } from "#numbers/dimension";
import { snap } from "#numbers/round";
import type { AnyInput, Scalar } from "../calculator.ts";
import { type InputField, isInGroups, type ListOutput, type Places, type ScalarOutput } from "../fields/fields.ts";
import { formatDuration } from "./clock.ts";
import {
  asTyped,
  betweenNumbers,
  type Currency,
  figureDigits,
  formatDate,
  formatGivenMoney,
  group,
  moneyDigits,
  plain,
  type Told,
  told,
  USD,
  withPercent,
  withSign,
  withUnit,
} from "./format.ts";
import { inPairs } from "./in-pairs.ts";
import { type Show, type Shown, type ShownKind, shown } from "./shown.ts";

type QuantityOutput = ScalarOutput & { readonly kind: "quantity" };

/** What a printed value depends on beside itself: the site's money, the units that the caller chose, and whether it has
 * every digit that its field has room for. */
export type Style = {
  readonly currency: Currency;
  readonly units: Readonly<Record<string, string>>;
  readonly inFull?: boolean;
};

export const inFull = (style: Style): Style => ({ ...style, inFull: true });

export function printOutput(field: ScalarOutput, value: Scalar, style: Style): string {
  if (value === null) return "";
  const { currency } = style;
  if (field.kind === "date") return formatDate(day(value), currency.notation);
  if (field.kind === "duration") return formatDuration(number(value), field.clock);
  if (field.kind === "text") return told(words(value), currency);
  return withDigits(field, digitsIn(field, value, style), style);
}

function withDigits(field: FigureOutput, digits: string, style: Style): string {
  const { currency } = style;
  const { notation } = currency;
  switch (field.kind) {
    case "money":
      return withSign(digits, currency);
    case "percent":
      return withPercent(group(digits, notation), notation);
    case "number":
    case "count":
      return withUnit(group(digits, notation), field.unit, notation);
    case "quantity":
      return withUnit(group(digits, notation), chosenUnit(field, style).label);
    default:
      return field satisfies never;
  }
}

/** What one can calculate with, a quantity in its SI unit; undefined where it is words or a day. */
export function amountOf(field: ScalarOutput, value: Scalar): Decimal | undefined {
  if (value === null || field.kind === "text" || field.kind === "date") return undefined;
  return typeof value === "bigint" ? new Decimal(`${value}`) : number(value);
}

type FigureOutput = ScalarOutput & { readonly kind: "money" | "percent" | "number" | "count" | "quantity" };

/** The digits that a figure prints, before they are grouped and get their sign or unit. */
function digitsIn(field: FigureOutput, value: Scalar, style: Style): string {
  // A whole number beyond what a decimal carries is printed to its last digit.
  if (typeof value === "bigint") return `${value}`;
  if (field.kind === "money") return moneyDigits(number(value), style.currency, field.upTo);
  if (field.kind === "count") return figureDigits(number(value), { significant: 30 }, true);
  const usual = field.kind === "percent" ? places(field, { upTo: 2 }) : field;
  return figureDigits(printedIn(field, value, style), usual, style.inFull);
}

const printedIn = (field: FigureOutput, value: Scalar, style: Style): Decimal =>
  field.kind === "quantity" ? inUnit(field, value, style) : number(value);

/** The same for machines: a plain decimal, an ISO date, the text itself. */
export function plainOutput(field: ScalarOutput, value: Scalar, style: Style): string {
  if (field.kind === "text") return told(words(value), USD);
  if (typeof value === "bigint") return String(value);
  if (field.kind === "date") return writeDate(day(value));
  if (field.kind === "duration") return formatDuration(number(value), field.clock);
  if (field.kind === "money" || field.kind === "percent") return plain(number(value), MOST_DECIMALS);
  return plain(field.kind === "quantity" ? inUnit(field, value, style) : number(value));
}

// Of the smallest amount that can be typed, 1e-30, this leaves thirty digits. What comes after them is nothing.
const MOST_DECIMALS = 60;

export const printList = (field: ListOutput, values: readonly Scalar[], style: Style): string =>
  values.map((value) => printOutput(field.of, value, style)).join(between(field.of, style)) || "none";

const between = (of: ScalarOutput, { currency }: Style): string =>
  (of.kind === "number" || of.kind === "count") && !of.unit ? betweenNumbers(currency.notation) : ", ";

export function showOutput(field: ScalarOutput, value: Scalar, style: Style): Shown<Scalar> {
  if (field.kind === "text" || field.kind === "date") return shown(value, printOutput(field, value, style), true);
  if (field.kind === "duration") {
    return shown(value, printOutput(field, value, style), snap(number(value)).isInteger());
  }
  const digits = digitsIn(field, value, style);
  const isWhole = typeof value === "bigint" || snap(printedIn(field, value, style)).eq(digits);
  return shown(value, withDigits(field, digits, style), isWhole);
}

export function showList(field: ListOutput, values: readonly Scalar[], style: Style): Shown<readonly Scalar[]> {
  const isExact = values.every((value) => showOutput(field.of, value, style).exact);
  return shown(values, printList(field, values, style), isExact);
}

/** What is worked with between the inputs and the answer keeps its digits: the next line is worked out from them. */
export function showWith(style: Style): Show {
  const show = (kind: ShownKind, amount: Amount, places?: Places) => {
    const value = decimal(amount);
    const { text, exact } = showOutput({ kind, label: "", ...places }, value, inFull(style));
    return shown(value, text, exact);
  };
  return Object.assign(show, { notation: style.currency.notation });
}

/** An input prints as it was given, in the unit it was given in. Words and switches stay as they are. */
export function showInput(field: InputField, value: AnyInput, given: string, unit: string, style: Style) {
  if (value === undefined || typeof value === "boolean" || typeof value === "string") return value;
  return shown(value, printGiven(field, given, unit, style), true);
}

function printGiven(field: InputField, given: string, unit: string, { currency }: Style): string {
  const { notation } = currency;
  switch (field.kind) {
    case "money":
      return formatGivenMoney(new Decimal(given), currency);
    case "percent":
      return withPercent(group(given, notation), notation);
    case "quantity":
      return (
        (field.body && inPairs(given, unit, currency)) ||
        withUnit(group(given, notation), unitOf(field.dimension, unit).label)
      );
    case "number":
    case "count":
      return withUnit(isInGroups(field) ? group(given, notation) : given, field.unit, notation);
    case "date": {
      const [year = 0, month = 0, date = 0] = given.split("-").map(Number);
      return formatDate({ year, month, day: date }, notation);
    }
    case "numbers":
      return asTyped(given, notation);
    default:
      return given;
  }
}

/** What the field asks for, else what its kind usually has. */
export const places = (field: Places, usual: Places): Places =>
  (field.digits ?? field.upTo ?? field.significant) === undefined ? usual : field;

function inUnit(field: QuantityOutput, value: Scalar, style: Style): Decimal {
  return number(value).div(chosenUnit(field, style).factor);
}

export const chosenUnit = ({ dimension, as }: QuantityOutput, { units }: Style) => unitOf(dimension, units[as] ?? as);

// A value of the wrong kind is a mistake in `compute`, and no caller's.

function number(value: Scalar): Decimal {
  if (typeof value === "number" && Number.isSafeInteger(value)) return new Decimal(value);
  if (Decimal.isDecimal(value) && value.isFinite()) return value;
  throw new TypeError(`compute gave ${String(value)} where a number is declared`);
}

function words(value: Scalar): Told {
  if (typeof value === "string" || typeof value === "function") return value;
  throw new TypeError(`compute gave ${String(value)} where words are declared`);
}

function day(value: Scalar): CivilDate {
  if (typeof value === "object" && value !== null && "year" in value) return value;
  throw new TypeError(`compute gave ${String(value)} where a date is declared`);
}
