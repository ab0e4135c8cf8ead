// One figure of a calculator as a function of one number that is typed, the rest of the form as it stands.
import { Decimal, decimal } from "#numbers/decimal";
import { calculateKnown } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import { isNumeric, type NumericField } from "../fields/fields.ts";
import { unitName } from "../fields/wire.ts";
import type { Pausable } from "../pausable.ts";
import { isScalar } from "../printing/present.ts";
import { amountOf, inFull, printOutput, type Style } from "../printing/print.ts";
import type { Raw } from "../reading/parse.ts";
import type { Texts } from "../reading/plain.ts";
import { readTexts } from "../reading/texts.ts";
import { isRefusal } from "../refusal.ts";
import { marked, type Sought } from "./wanted.ts";

/** What was tried, and what came of it: neither amount nor text where there is no answer. */
export type Trial = { readonly x: Decimal; readonly amount?: Decimal; readonly printed?: string };

export type Trials = {
  readonly field: NumericField;
  readonly unit: string;
  readonly min: Decimal;
  readonly max: Decimal;
  /** What stands in the form, if it is a number. */
  readonly present: Decimal | undefined;
  /** How far apart two numbers must be to be typed differently. */
  grain(x: Decimal): Decimal;
  at(x: Decimal): Pausable<Trial>;
  all(): readonly Trial[];
};

export function trials(calculator: Calculator, texts: Texts, sought: Omit<Sought, "wanted">, style: Style): Trials {
  const { field, unit, min, max } = boundsOf(calculator, texts, sought.input);
  const { raw } = readTexts(calculator, texts);
  const present = numberIn(raw[sought.input]);
  const places = placesOf(field, present, style);
  const typable = (x: Decimal) => x.toSignificantDigits(MOST_DIGITS).toDecimalPlaces(places);
  const grain = (x: Decimal) => Decimal.max(decimal(10).pow(-places), x.abs().times(FINEST)).div(4);
  const tried = new Map<string, Trial>();
  function* at(point: Decimal): Pausable<Trial> {
    const x = Decimal.min(Decimal.max(typable(point), min), max);
    const text = x.toFixed();
    const known = tried.get(text);
    if (known) return known;
    yield;
    const trial = { x, ...cameTo(calculator, { ...raw, [sought.input]: text }, sought.output, style) };
    tried.set(text, trial);
    return trial;
  }
  return { field, unit, min, max, present, grain, at, all: () => [...tried.values()] };
}

function boundsOf({ inputs, name: calculator }: Calculator, texts: Texts, name: string) {
  const field = inputs[name];
  if (!field || !isNumeric(field)) throw new TypeError(`${calculator} asks for no number ${name}`);
  const unit = field.kind === "quantity" ? (texts[unitName(name)] ?? field.unit) : "";
  const [min, max] = field.kind === "quantity" ? (field.units[unit] ?? [0, 0]) : [field.min, field.max];
  return { field, unit, min: decimal(min), max: decimal(max) };
}

function cameTo(calculator: Calculator, raw: Raw, output: string, style: Style): Omit<Trial, "x"> {
  const answer = calculateKnown(calculator, raw, style.currency);
  if (isRefusal(answer)) return {};
  const field = marked(calculator, output);
  const value = answer.outputs[output];
  if (!isScalar(value)) return {};
  const amount = amountOf(field, value);
  return amount ? { amount, printed: printOutput(field, value, inFull(style)) } : {};
}

const numberIn = (sent: unknown): Decimal | undefined =>
  typeof sent === "string" && sent !== "" ? decimal(sent) : undefined;

const MOST_DIGITS = 18;
const FINEST = decimal(10).pow(-MOST_DIGITS);

/** Whole things are whole, and money has the decimals of its currency, unless the form has more. */
function placesOf(field: NumericField, present: Decimal | undefined, { currency }: Style): number {
  if (field.kind === "count") return 0;
  if (field.kind !== "money") return MOST_DIGITS;
  const usual = decimal(field.default ?? field.example ?? 0);
  return Math.max(currency.digits, usual.decimalPlaces(), present?.decimalPlaces() ?? 0);
}
