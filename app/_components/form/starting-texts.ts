// A form as it begins: in the units that people use there, and in their notation.
import {
  beginning,
  beginsThere,
  type Calculator,
  type Currency,
  group,
  isInGroups,
  regionOf,
  type Texts,
  todayInputs,
  toTheirs,
  US,
  unitName,
} from "#engine";
import { decimal } from "#numbers/decimal";
import { dayOf } from "./day.ts";

export function startingTexts(calculator: Calculator, currency: Currency): Texts {
  const texts = inTheirMoney(calculator, beginning(calculator, regionOf(currency)), currency);
  return toTheirs(calculator, inGroups(calculator, inTheirUnits(calculator, texts, currency)), currency);
}

const DIGITS = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** "400000" → "400,000". What else a link brought stays as it is. */
export function inGroups({ inputs }: Calculator, texts: Texts): Texts {
  const grouped = Object.entries(texts).map(([name, text]) => {
    const field = inputs[name];
    return [name, field && isInGroups(field) && DIGITS.test(text) ? group(text) : text];
  });
  return Object.fromEntries(grouped);
}

/** Whether a form holds what it began with. */
export const isStart = (calculator: Calculator, texts: Texts, currency: Currency): boolean =>
  changedIn(calculator, texts, currency).length === 0;

/** The same where a day has become today. */
export function isUntouched(calculator: Calculator, texts: Texts, currency: Currency): boolean {
  const days = todayInputs(calculator, dayOf(new Date()));
  const isToday = (changed: string) => days.some(({ name, text }) => name === changed && texts[name] === text);
  return changedIn(calculator, texts, currency).every(isToday);
}

/** The names of the texts that are not as they began. */
export function changedIn(calculator: Calculator, texts: Texts, currency: Currency): readonly string[] {
  const start = startingTexts(calculator, currency);
  return Object.keys(texts).filter((name) => texts[name] !== start[name]);
}

/** An amount begins as high as one usually is there. */
function inTheirMoney({ inputs }: Calculator, texts: Texts, currency: Currency): Texts {
  const { perDollar = 1 } = currency.notation ?? {};
  if (perDollar === 1) return texts;
  const begun = Object.entries(texts).map(([name, text]) => {
    const field = inputs[name];
    const isUsual = field?.kind === "money" && text !== "" && beginsThere(field, regionOf(currency)) === undefined;
    return [name, isUsual ? decimal(text).times(perDollar).toFixed() : text];
  });
  return Object.fromEntries(begun);
}

/** A measure begins in the unit that is usual in the region, with a figure as round as one would give it there. */
function inTheirUnits(calculator: Calculator, begun: Texts, { notation }: Currency): Texts {
  const preferred = notation?.units ?? US;
  const texts: Record<string, string> = { ...begun };
  for (const [name, field] of Object.entries(calculator.inputs)) {
    if (field.kind !== "quantity") continue;
    const unit = preferred[field.unit]?.find((unit) => unit in field.units);
    const [from, to] = [field.dimension[field.unit], field.dimension[unit ?? ""]];
    if (!unit || !from || !to) continue;
    texts[unitName(name)] = unit;
    const value = texts[name] && decimal(texts[name]).times(from.factor).div(to.factor);
    if (value) texts[name] = value.toSignificantDigits(value.gte(100) ? 3 : 2).toFixed();
  }
  return texts;
}
