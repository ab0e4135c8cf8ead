// A field in the words of the API: one descriptor per wire input and per output.
import type { Calculator } from "../calculator.ts";
import type { InputField, OutputField, QuantityInput } from "../fields/fields.ts";
import { percentInWords } from "../fields/percent.ts";
import { unitName, type WireInput, wireInputs } from "../fields/wire.ts";
import { CLOCK_PATTERN } from "../printing/clock.ts";
import type { Currency } from "../printing/format.ts";
import { wholePattern } from "../reading/grammar.ts";
import { LIST_PATTERN, LONGEST_LIST } from "../reading/lists.ts";
import { LONGEST } from "../reading/numeral.ts";
import { dimensionOf } from "./dimension.ts";

export type InputDescriptor = {
  readonly name: string;
  readonly label: string;
  readonly type: "number" | "string" | "boolean";
  readonly required: boolean;
  readonly description: string;
  readonly unit?: string;
  readonly dimension?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly integer?: true;
  readonly options?: readonly string[];
  readonly default?: string;
  readonly example?: string;
  readonly format?: "date";
  readonly pattern?: string;
  readonly maxLength?: number;
};

export const describeInputs = (calculator: Pick<Calculator, "inputs">, currency: Currency): InputDescriptor[] =>
  wireInputs(calculator).map((wire) => describeInput(wire, currency));

function describeInput(wire: WireInput, currency: Currency): InputDescriptor {
  const { name, field } = wire;
  if (wire.part === "unit") return describeUnit(name, wire.field);
  return {
    name,
    label: field.label,
    required: field.example !== undefined && field.when === undefined,
    ...shape(field, currency),
    ...dimensionOf(field),
    description: [meaning(field), field.means && `${field.means}.`, field.help, condition(field)]
      .filter(Boolean)
      .join(" "),
    ...(field.default === undefined ? {} : { default: String(field.default) }),
    ...(field.example === undefined ? {} : { example: String(field.example) }),
  };
}

function describeUnit(name: string, field: QuantityInput): InputDescriptor {
  return {
    name,
    label: `${field.label} unit`,
    type: "string",
    required: false,
    options: Object.keys(field.units),
    description: `Unit of ${field.label.toLowerCase()}.`,
    default: field.unit,
  };
}

type Shape = Pick<InputDescriptor, "type"> & Partial<InputDescriptor>;

function shape(field: InputField, currency: Currency): Shape {
  switch (field.kind) {
    case "money":
      return { type: "number", unit: currency.code, ...range(field) };
    case "percent":
      return { type: "number", unit: "%", ...range(field) };
    case "number":
      return { type: "number", unit: field.unit, ...range(field) };
    case "count":
      return { type: "number", unit: field.unit, integer: true, ...range(field) };
    case "quantity":
      return { type: "number", unit: field.unit, ...loosest(field) };
    case "choice":
      return { type: "string", options: Object.keys(field.options) };
    case "toggle":
      return { type: "boolean" };
    case "date":
      return { type: "string", format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };
    case "duration":
      return { type: "string", pattern: CLOCK_PATTERN };
    case "numbers":
      return { type: "string", pattern: LIST_PATTERN, maxLength: LONGEST_LIST };
    case "rows":
      return { type: "string", maxLength: LONGEST_LIST };
    case "typed":
      return { type: "string", pattern: wholePattern(field), maxLength: field.maxLength ?? LONGEST };
    default:
      return field satisfies never;
  }
}

const range = ({ min, max }: { min: number; max: number }) => ({ minimum: min, maximum: max });

/** A schema cannot know which unit comes with a value: the widest of all units is published. */
function loosest({ units }: QuantityInput) {
  const ranges = Object.values(units);
  return { minimum: Math.min(...ranges.map(([min]) => min)), maximum: Math.max(...ranges.map(([, max]) => max)) };
}

function meaning(field: InputField): string {
  if (field.kind === "choice") {
    const meanings = Object.entries(field.options).flatMap(([option, label]) =>
      option === label ? [] : [`${option}: ${label}`],
    );
    return meanings.length > 0 ? `${ended(field.label)} ${meanings.join("; ")}.` : ended(field.label);
  }
  if (field.kind === "quantity") {
    const [min, max] = field.units[field.unit] ?? [];
    return `${field.label}, from ${min} to ${max} ${field.unit}.`;
  }
  if (field.kind === "duration") return `${field.label}, as ${field.clock ?? "h:mm"} or h:mm:ss.`;
  if (field.kind === "rows") {
    const cells = Object.values(field.cells).map(({ label }) => label.toLowerCase());
    return `${field.label}: from ${field.least} to ${field.most} rows of ${cells.join(field.between ?? ":")}, with ; between rows.`;
  }
  if (field.kind === "typed") return `${field.label}: ${field.like}.`;
  if (field.kind === "percent") return `${field.label}: ${percentInWords(field)}.`;
  if (field.kind === "numbers") return `${field.label}: from ${field.least} to ${field.most} numbers.`;
  return ended(field.label);
}

const ended = (label: string): string => (label.endsWith("?") ? label : `${label}.`);

function condition({ when }: InputField): string {
  const [decider, options] = Object.entries(when ?? {})[0] ?? [];
  return decider && options ? `Only when ${decider} is ${options.join(" or ")}.` : "";
}

export type OutputDescriptor = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly unit?: string;
  /** The input that says which unit it is in, where the caller chooses. */
  readonly unit_input?: string;
  readonly dimension?: string;
  readonly description?: string;
  readonly primary?: true;
};

export function describeOutputs(calculator: Calculator, currency: Currency): OutputDescriptor[] {
  return Object.entries(calculator.outputs).map(([name, field]) => ({
    name,
    label: field.label,
    type: field.kind,
    ...outputUnit(calculator, field, currency),
    ...dimensionOf(field),
    ...(field.help ? { description: field.help } : {}),
    ...(calculator.primary === name ? { primary: true as const } : {}),
  }));
}

function outputUnit(
  { inputs }: Pick<Calculator, "inputs">,
  field: OutputField,
  currency: Currency,
): Pick<OutputDescriptor, "unit" | "unit_input"> {
  if (field.kind === "money") return { unit: currency.code };
  if (field.kind === "percent") return { unit: "%" };
  if (field.kind !== "quantity") return "unit" in field && field.unit ? { unit: field.unit } : {};
  const asked = inputs[field.as];
  return asked?.kind === "quantity" ? { unit: asked.unit, unit_input: unitName(field.as) } : { unit: field.as };
}
