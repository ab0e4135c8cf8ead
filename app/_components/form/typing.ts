// What the page does for someone who types: reads what people write, groups the digits on leaving, steps with the arrow
// keys, clears the form, converts with the unit.
import {
  type Calculator,
  type Currency,
  group,
  type InputField,
  isInGroups,
  isNumeric,
  present,
  type QuantityInput,
  readTexts,
  type Texts,
  USD,
  unitName,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Outcome, outcomeFrom } from "../calculator/outcome.ts";
import { isList } from "./control.ts";

export const outcomeOf = (calculator: Calculator, texts: Texts, currency: Currency): Outcome =>
  outcomeFrom(calculator, readTexts(calculator, texts, currency.notation), currency);

/** "1234.5" → "1,234.5"; what cannot be read stays as it was typed. */
export function grouped(calculator: Calculator, texts: Texts, name: string): Texts {
  const [field, value] = [calculator.inputs[name], typedNumber(calculator, texts, name)];
  return field && value ? { [name]: atRest(field, value) } : {};
}

const atRest = (field: InputField, value: Decimal): string =>
  isInGroups(field) ? group(value.toFixed()) : value.toFixed();

/** One step in a digit that one would change by hand: 6.5 → 6.6, 175 → 176, 400,000 → 401,000; a year to the next one. */
export function stepped(calculator: Calculator, texts: Texts, name: string, direction: 1 | -1): Texts {
  const field = calculator.inputs[name];
  const value = typedNumber(calculator, texts, name);
  if (!field || !value || !("min" in field || field.kind === "quantity")) return {};
  const finest = field.kind !== "count" && value.abs().lt(10) ? -1 : 0;
  const usual = value.abs().floor().toFixed().length - 3;
  const step = decimal(10).pow(isInGroups(field) ? Math.max(finest, usual) : 0);
  const [min, max] =
    field.kind === "quantity" ? (field.units[unitOf(field, texts, name)] ?? []) : [field.min, field.max];
  const next = value.plus(step.times(direction));
  const within = (min === undefined || next.gte(min)) && (max === undefined || next.lte(max));
  return within ? { [name]: atRest(field, next) } : {};
}

/** Numbers and lists go, back to their defaults where they have any; conventions stay. */
export function cleared({ inputs }: Calculator): Texts {
  const typed = Object.entries(inputs).filter(
    ([, field]) => (isNumeric(field) || isList(field)) && (field.default === undefined || field.begins !== undefined),
  );
  return Object.fromEntries(typed.map(([name, field]) => [name, String(field.default ?? "")]));
}

const LONGEST_CONVERSION = 15;

/** In another unit, together with those after it that are in the same one: who weighs in kilograms has a target in kilograms.
 * What comes before stays, so that each may have a unit of its own. */
export function converted(calculator: Calculator, texts: Texts, name: string, unit: string): Texts {
  const asked = calculator.inputs[name];
  if (asked?.kind !== "quantity") return {};
  const isAlike = (field: InputField, other: string) =>
    field.kind === "quantity" &&
    field.dimension === asked.dimension &&
    Object.hasOwn(field.units, unit) &&
    unitOf(field, texts, other) === unitOf(asked, texts, name);
  const inputs = Object.entries(calculator.inputs);
  const alike = inputs
    .slice(inputs.findIndex(([other]) => other === name))
    .flatMap(([other, field]) => (isAlike(field, other) ? [other] : []));
  return Object.assign({}, ...alike.map((other) => inUnit(calculator, texts, other, unit)));
}

/** The same quantity, in the fewest digits that keep the answer. An example changes to a round one. */
function inUnit(calculator: Calculator, texts: Texts, name: string, unit: string): Texts {
  const field = calculator.inputs[name];
  const value = typedNumber(calculator, texts, name);
  if (field?.kind !== "quantity" || !value) return { [unitName(name)]: unit };
  if (value.eq(exampleIn(field, unitOf(field, texts, name))))
    return { [unitName(name)]: unit, [name]: group(exampleIn(field, unit).toFixed()) };
  const factor = (key: string) => field.dimension[key]?.factor ?? "1";
  const exact = value.times(factor(unitOf(field, texts, name))).div(factor(unit));
  const rounded = (digits: number) => ({
    [unitName(name)]: unit,
    [name]: group(exact.toSignificantDigits(digits).toFixed()),
  });
  const answerWith = (digits: number) => answerText(calculator, { ...texts, ...rounded(digits) });
  const wanted = answerWith(LONGEST_CONVERSION);
  // Without an answer to keep, every digit counts.
  if (wanted === "") return rounded(LONGEST_CONVERSION);
  for (let digits = 3; digits < LONGEST_CONVERSION; digits++) {
    if (answerWith(digits) === wanted) return rounded(digits);
  }
  return rounded(LONGEST_CONVERSION);
}

/** 70 kg is 154 lb: two or three digits, as people would say it. */
function exampleIn({ example, unit: own, dimension }: QuantityInput, unit: string): Decimal {
  const value = decimal(example ?? NaN)
    .times(dimension[own]?.factor ?? "1")
    .div(dimension[unit]?.factor ?? "1");
  if (unit === own) return decimal(example ?? NaN);
  return value.gte(10) ? value.toDecimalPlaces(0) : value.toSignificantDigits(2);
}

function answerText(calculator: Calculator, texts: Texts): string {
  const { answer } = outcomeOf(calculator, texts, USD);
  return answer ? JSON.stringify(present(calculator, answer, USD).figures.map(({ text }) => text)) : "";
}

function typedNumber(calculator: Calculator, texts: Texts, name: string): Decimal | undefined {
  const field = calculator.inputs[name];
  const value = readTexts(calculator, texts).raw[name];
  return field && isNumeric(field) && typeof value === "string" && value !== "" ? decimal(value) : undefined;
}

const unitOf = (field: QuantityInput, texts: Texts, name: string): string => texts[unitName(name)] ?? field.unit;
