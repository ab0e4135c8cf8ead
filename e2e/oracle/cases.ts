// What the oracle is asked, a line of JSON per answer: inputs aimed at ties, zeros and bounds, and beside each figure how
// its field prints it. The arithmetic is checked in check.py, which has nothing of ours.
import * as fc from "fast-check";
import { calculators } from "#calculators";
import { cornersTogether } from "#calculators/suite/corners";
import { bodies } from "#calculators/suite/generate";
import { onlyAsked } from "#calculators/suite/start";
import {
  type Answer,
  type Calculator,
  calculate,
  type InputField,
  isRefusal,
  type ListedCalculator,
  type OutputField,
  parseInputs,
  present,
  presentTables,
  type Raw,
  USD,
  unitName,
} from "#engine";
import { valueOn } from "#facts/dated";
import { CALENDAR_NAMES, type CalendarChoice, publicHolidays } from "#facts/holidays/calendars";
import { unitedStatesStateIncomeTax } from "#facts/tax/united-states-states";
import { EDGES, MET } from "./edges.ts";
import { expressions } from "./expressions.ts";
import { payouts } from "./payouts.ts";
import { recipes } from "./recipes.ts";

/** The oracle prints dollars, whatever the country. */
const DOLLARS = { ...USD, isChosen: true } as const;

const SEED = 20_261_122;

/** Where what its fields allow would seldom be read: inputs made on purpose, as many as the others. */
const MADE: Readonly<Record<string, fc.Arbitrary<Raw>>> = {
  apr: payouts,
  "recipe-scaler": recipes,
  scientific: expressions,
};

export default async function* lines(slug: string, cases: number): AsyncGenerator<string> {
  const { default: calculator } = (await calculators[slug]?.()) ?? {};
  if (!calculator) throw new Error(`There is no calculator ${slug}.`);
  for (const raw of rawsFor(calculator, cases)) yield JSON.stringify({ slug, ...answered(calculator, raw) });
}

function rawsFor(calculator: ListedCalculator, cases: number): readonly Raw[] {
  const aimed = fc.tuple(bodies(calculator), fc.array(fc.nat(), { minLength: 30, maxLength: 30 }));
  const made = fc.sample(aimed, { numRuns: cases, seed: SEED }).map(([raw, chances]) => aim(calculator, raw, chances));
  const { [calculator.slug]: special } = MADE;
  const onPurpose = special ? fc.sample(special, { numRuns: cases, seed: SEED }) : [];
  return [...(MET[calculator.slug] ?? []), ...cornersTogether(calculator), ...made, ...onPurpose];
}

/** Some of the numbers of a body moved to where a rounding, a bound or a row decides. */
function aim(calculator: ListedCalculator, raw: Raw, chances: readonly number[]): Raw {
  const meeting = [...(EDGES[calculator.slug] ?? []), ...numbersInRows(calculator, raw)];
  const aimed = Object.entries(raw).map(([name, value], i) => {
    const field = calculator.inputs[name];
    const [way = 0, chance = 0] = chances.slice(2 * i, 2 * i + 2);
    const met = meeting[chance % (2 * meeting.length)];
    if (field?.kind === "money" && met !== undefined) return [name, within(field, met) ? met : value] as const;
    return [name, field ? moved(field, value, raw[unitName(name)], way, chance) : value] as const;
  });
  return onlyAsked(calculator, Object.fromEntries(aimed));
}

const within = ({ min, max }: { min: number; max: number }, text: string): boolean =>
  Number(text) >= min && Number(text) <= max;

/** Where bands or tiers begin. */
function numbersInRows(calculator: Calculator, raw: Raw): readonly string[] {
  const rows = Object.entries(raw).filter(([name]) => calculator.inputs[name]?.kind === "rows");
  return rows.flatMap(([, value]) => String(value).match(/\d+(\.\d+)?(?=:)/g) ?? []);
}

/** Of a quantity the bounds are those of the unit that was made up. */
function rangeOf(field: InputField, unit: unknown): readonly [min: number, max: number] | undefined {
  if (field.kind === "quantity") return field.units[`${unit ?? field.unit}`];
  const isMoved = field.kind === "money" || field.kind === "percent" || field.kind === "number";
  return isMoved ? [field.min, field.max] : undefined;
}

function moved(field: InputField, value: unknown, unit: unknown, way: number, chance: number): unknown {
  const [min, max] = rangeOf(field, unit) ?? [];
  if (min === undefined || max === undefined) return value;
  const size = field.kind === "percent" ? 30 : Math.min(100_000, Math.ceil(max));
  const usual = `${chance % size}.${String(chance % 997).padStart(3, "0")}`;
  const long = `${usual}${String(chance).padStart(10, "7").repeat(2)}`;
  const ways = [value, value, `${chance % size}`, `${usual}5`, `${usual.slice(0, -1)}5`, long, "0", "0.0001", max];
  const chosen = ways[way % ways.length];
  const number = Number(chosen);
  return number < min || number > max ? value : chosen;
}

function answered(calculator: Calculator, raw: Raw) {
  const [parsed, answer] = [parseInputs(calculator, raw), calculate(calculator, raw)];
  if (isRefusal(parsed)) return { unread: raw };
  const stated = { inputs: parsed.texts, ...stateFacts(calculator, parsed.texts), ...holidayFacts(parsed.texts) };
  if (isRefusal(answer)) return stated;
  const figures = present(calculator, answer, DOLLARS).figures.map((figure) => ({
    ...figure,
    ...printedAs(calculator.outputs[figure.name], calculator, answer),
  }));
  return { ...stated, inputs: answer.texts, figures: [...figures, ...tablesOf(calculator, answer)] };
}

/** The bands and rules of the states are facts that the oracle is given. */
function stateFacts({ inputs }: Calculator, { state, year = "2026" }: Readonly<Record<string, string>>): object {
  const of = (known: number): Readonly<Record<string, unknown>> => {
    const found = valueOn(unitedStatesStateIncomeTax, `${known}-01-01`);
    return "noAnswer" in found ? {} : found.value;
  };
  // A state that has not printed its figures for a year is taken as it was the year before.
  const taxes = { ...of(Number(year) - 1), ...of(Number(year)) };
  const isTaxed = inputs.state?.kind === "choice" && state !== undefined && "PA" in inputs.state.options;
  return isTaxed ? { facts: taxes[state] } : {};
}

/** Days are counted as Python does, from 1 for the first day of the year 1. */
function holidayFacts({ calendar }: Readonly<Record<string, string>>): object {
  const known = isCalendar(calendar) && publicHolidays(calendar);
  if (!known) return {};
  const { names, moved, first, last } = known;
  return { facts: { names: Object.fromEntries(names), moved: [...moved], first, last } };
}

const isCalendar = (text: string | undefined): text is CalendarChoice => text !== undefined && text in CALENDAR_NAMES;

const tablesOf = (calculator: Calculator, answer: Answer) =>
  presentTables(calculator, answer, DOLLARS).map(({ name, columns, rows, plain }) => {
    const field = calculator.outputs[name];
    const fields = field?.kind === "table" ? field.columns : {};
    const values = plain();
    return {
      name,
      kind: "table",
      columns: columns.map((column) => ({ name: column.name, ...printedAs(fields[column.name], calculator, answer) })),
      rows: rows.map((row, i) => row.map((text, j) => [text, values[i]?.[j]])),
    };
  });

/** What decides how a figure is printed; a quantity's unit is given by name. */
function printedAs(field: OutputField | undefined, { inputs }: Calculator, { texts }: Answer): object {
  if (field === undefined) return {};
  const { label, help, optional, ...rest } = { help: "", optional: false, ...field };
  if (rest.kind === "list") return { kind: rest.kind, of: { ...rest.of } };
  if (rest.kind !== "quantity") return rest;
  const { dimension, as, ...places } = rest;
  const input = inputs[as];
  return { ...places, in: texts[unitName(as)] ?? (input?.kind === "quantity" ? input.unit : as) };
}
