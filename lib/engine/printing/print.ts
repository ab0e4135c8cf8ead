// How each kind of field prints its value: in results, tables and workings alike.
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Amount, Decimal } from "#numbers/decimal";
import { unitOf } from "#numbers/dimension";
import { snap } from "#numbers/round";
import type { AnyInput, Scalar } from "../calculator.ts";
import type { InputField, ListOutput, Places, ScalarOutput } from "../fields/fields.ts";
import { formatDuration } from "./clock.ts";
import {
  type Currency,
  formatDate,
  formatFigure,
  formatGivenMoney,
  formatMoney,
  formatNumber,
  group,
  plain,
  withUnit,
} from "./format.ts";
import { inPairs } from "./in-pairs.ts";
import { type Show, type Shown, shown } from "./shown.ts";

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
  switch (field.kind) {
    case "money":
      return formatMoney(number(value), style.currency, field.upTo);
    case "percent":
      return `${formatFigure(number(value), places(field, { upTo: 2 }), style.inFull)}%`;
    case "number":
      return withUnit(formatFigure(number(value), field, style.inFull), field.unit);
    case "count":
      return withUnit(printCount(value), field.unit);
    case "quantity":
      return withUnit(formatFigure(inUnit(field, value, style), field, style.inFull), chosenUnit(field, style).label);
    case "date":
      return formatDate(day(value));
    case "duration":
      return formatDuration(number(value), field.clock);
    case "text":
      return String(value);
    default:
      return field satisfies never;
  }
}

/** What one can calculate with, a quantity in its SI unit; undefined where it is words or a day. */
export function amountOf(field: ScalarOutput, value: Scalar): Decimal | undefined {
  if (value === null || field.kind === "text" || field.kind === "date") return undefined;
  return typeof value === "bigint" ? new Decimal(`${value}`) : number(value);
}

/** A whole number beyond what a decimal carries comes as a BigInt, and is printed to its last digit. */
const printCount = (value: Scalar): string =>
  typeof value === "bigint" ? group(`${value}`) : formatNumber(number(value), { significant: 30 });

/** The same for machines: a plain decimal, an ISO date, the text itself. */
export function plainOutput(field: ScalarOutput, value: Scalar, style: Style): string {
  if (field.kind === "text" || typeof value === "bigint") return String(value);
  if (field.kind === "date") return writeDate(day(value));
  if (field.kind === "duration") return formatDuration(number(value), field.clock);
  if (field.kind === "money" || field.kind === "percent") return plain(number(value), MOST_DECIMALS);
  return plain(field.kind === "quantity" ? inUnit(field, value, style) : number(value));
}

// Of the smallest amount that can be typed, 1e-30, this leaves thirty digits. What comes after them is nothing.
const MOST_DECIMALS = 60;

export const printList = (field: ListOutput, values: readonly Scalar[], style: Style): string =>
  values.map((value) => printOutput(field.of, value, style)).join(", ") || "none";

export function showOutput(field: ScalarOutput, value: Scalar, style: Style): Shown<Scalar> {
  const text = printOutput(field, value, style);
  if (field.kind === "text" || field.kind === "date") return shown(value, text, true);
  if (field.kind === "duration") return shown(value, text, snap(number(value)).isInteger());
  return shown(value, text, isPrintedWhole(text, exactly(field, value, style)));
}

/** Every digit that is sure, which are more than are sent. */
function exactly(field: ScalarOutput, value: Scalar, style: Style): Amount {
  if (typeof value === "bigint") return `${value}`;
  return snap(field.kind === "quantity" ? inUnit(field, value, style) : number(value));
}

export function showList(field: ListOutput, values: readonly Scalar[], style: Style): Shown<readonly Scalar[]> {
  const isExact = values.every((value) => showOutput(field.of, value, style).exact);
  return shown(values, printList(field, values, style), isExact);
}

/** What is worked with between the inputs and the answer keeps its digits: the next line is worked out from them. */
export const showWith =
  (style: Style): Show =>
  (kind, value, places) => {
    const { text, exact } = showOutput({ kind, label: "", ...places }, value, inFull(style));
    return shown(value, text, exact);
  };

/** An input prints as it was given, in the unit it was given in. Words and switches stay as they are. */
export function showInput(field: InputField, value: AnyInput, given: string, unit: string, style: Style) {
  if (value === undefined || typeof value === "boolean" || typeof value === "string") return value;
  return shown(value, printGiven(field, given, unit, style), true);
}

function printGiven(field: InputField, given: string, unit: string, { currency }: Style): string {
  switch (field.kind) {
    case "money":
      return formatGivenMoney(new Decimal(given), currency);
    case "percent":
      return `${group(given)}%`;
    case "quantity":
      return (
        (field.body && inPairs(given, unit, currency)) || withUnit(group(given), unitOf(field.dimension, unit).label)
      );
    case "number":
    case "count":
      return withUnit(group(given), field.unit);
    case "date": {
      const [year = 0, month = 0, date = 0] = given.split("-").map(Number);
      return formatDate({ year, month, day: date });
    }
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

/** Signs and units may have points and digits of their own: "Fr.5.00", "5 kWh/100 km". */
function isPrintedWhole(text: string, exact: Amount): boolean {
  const [, minus = "", digits = ""] = /^(-?)\D*(\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
  return new Decimal(minus + digits.replaceAll(",", "")).eq(exact);
}

// A value of the wrong kind is a mistake in `compute`, and no caller's.

function number(value: Scalar): Decimal {
  if (typeof value === "number" && Number.isSafeInteger(value)) return new Decimal(value);
  if (Decimal.isDecimal(value) && value.isFinite()) return value;
  throw new TypeError(`compute gave ${String(value)} where a number is declared`);
}

function day(value: Scalar): CivilDate {
  if (typeof value === "object" && value !== null && "year" in value) return value;
  throw new TypeError(`compute gave ${String(value)} where a date is declared`);
}
