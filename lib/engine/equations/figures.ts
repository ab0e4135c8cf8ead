// The outputs of a calculator: what `compute` has found, what equations give, and inputs that are outputs of the same name.
import { Decimal, decimal } from "#numbers/decimal";
import type { Dimension, Unit } from "#numbers/dimension";
import type { AnyFound, AnyInputs, AnyOutput, Incomplete } from "../calculator.ts";
import { type Equations, expressionOf } from "./equations.ts";
import { hasNoAnswer, type NoAnswer, noAnswer } from "./no-answer.ts";
import { type Quotient, solved, Unanswerable } from "./value.ts";

type Found = Readonly<Record<string, AnyOutput | undefined>>;
export type Fields = Pick<Incomplete, "inputs" | "outputs" | "between" | "equationsIn">;
type Written = Fields & Pick<Incomplete, "after">;

export function figuresBy(by: Equations, fields: Written, inputs: AnyInputs, found: Found): AnyFound | NoAnswer {
  const results = new Results(by, fields, inputs, found);
  try {
    const names = Object.keys({ ...fields.between, ...fields.outputs });
    const figures = Object.fromEntries(names.map((name) => [name, results.output(name)]));
    const more = fields.after?.(figures, inputs) ?? {};
    return hasNoAnswer(more) ? more : Object.assign(figures, more);
  } catch (thrown) {
    if (thrown instanceof Unanswerable) return noAnswer(sentenceOf(thrown, fields));
    throw thrown;
  }
}

/** An equation with a figure that is absent gives none either. */
class Absent extends Error {}

/** Each equation is worked out when something first asks for it. */
class Results {
  readonly #found: Map<string, AnyOutput | undefined>;
  readonly #by: Equations;
  readonly #fields: Fields;
  readonly #inputs: AnyInputs;

  constructor(by: Equations, fields: Fields, inputs: AnyInputs, found: Found) {
    this.#found = new Map(Object.entries(found));
    this.#by = by;
    this.#fields = fields;
    this.#inputs = inputs;
  }

  output(name: string): AnyOutput {
    const found = this.#found.get(name);
    if (found !== undefined) return found;
    const result = this.#worked(name);
    this.#found.set(name, result);
    return result;
  }

  #worked(name: string): AnyOutput {
    const equation = this.#by[name];
    if (equation === undefined) return numeric(this.#inputs[name]) ?? null;
    try {
      return solved(expressionOf(equation), (name) => this.#figure(name), partsOfOne(name, this.#fields));
    } catch (thrown) {
      if (thrown instanceof Absent || (thrown instanceof Unanswerable && this.#isOptional(name))) return null;
      throw thrown;
    }
  }

  /** One that need not be there is absent where its equation has no answer. */
  #isOptional(name: string): boolean {
    const field = this.#fields.outputs[name] ?? this.#fields.between?.[name];
    return field !== undefined && "optional" in field && field.optional === true;
  }

  #figure(name: string): Quotient {
    const isOutput = this.#by[name] !== undefined || this.#found.has(name);
    const value = numeric(isOutput ? this.output(name) : this.#inputs[name]);
    if (value === undefined) throw new Absent(name);
    return [value, partsOfOne(name, this.#fields)];
  }
}

/** How much of a figure is 1 in an equation: 100 of a percentage, and 0.3048 of a length that equations count in feet. */
export function partsOfOne(name: string, { inputs, outputs, between, equationsIn }: Fields): Decimal {
  const field = outputs[name] ?? between?.[name] ?? inputs[name];
  if (field?.kind === "percent") return decimal(100);
  return decimal(field?.kind === "quantity" ? unitOfEquations(field.dimension, equationsIn).factor : 1);
}

/** What equations count quantities of a dimension in: the unit of the SI where the definition names no other. */
export function unitOfEquations(dimension: Dimension, equationsIn: readonly string[] = []): Unit {
  const named = Object.entries(dimension).find(([name]) => equationsIn.includes(name));
  return named?.[1] ?? Object.values(dimension).find(({ factor }) => factor === "1") ?? { label: "", factor: "1" };
}

function numeric(value: unknown): Decimal | undefined {
  if (Decimal.isDecimal(value)) return value;
  return typeof value === "number" || typeof value === "bigint" ? new Decimal(`${value}`) : undefined;
}

function sentenceOf({ message, divisor }: Unanswerable, { inputs }: Fields): string {
  const field = divisor?.kind === "name" ? inputs[divisor.name] : undefined;
  if (!field) return `There is no answer: with these figures the formula ${message}.`;
  return `Enter a figure other than 0 for “${field.label}”: nothing can be divided by zero.`;
}
