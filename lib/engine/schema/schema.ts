// JSON Schema 2020-12 of what may be sent and of what comes back. Flat on purpose: no combinators and no
// references at the root, because several clients drop a tool that has them.
import type { Calculator } from "../calculator.ts";
import type { Currency } from "../printing/format.ts";
import { describeInputs, type InputDescriptor } from "./descriptor.ts";

export type Property = Readonly<Record<string, unknown>>;
export type ObjectSchema = {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
};

export function inputSchema(calculator: Pick<Calculator, "inputs">, currency: Currency): ObjectSchema {
  const descriptors = describeInputs(calculator, currency);
  const required = descriptors.filter((input) => input.required).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(descriptors.map((input) => [input.name, property(input)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function property(input: InputDescriptor): Property {
  const { type, integer, unit, description, minimum, maximum, options, format, pattern, maxLength } = input;
  const saysUnit = [` ${unit}.`, ` ${unit}, for example`].some((said) => description.includes(said));
  const typed = (text: string) => (type === "string" ? text : JSON.parse(text));
  return compact({
    type: integer ? "integer" : type,
    description: unit && type === "number" && !saysUnit ? `${description} In ${unit}.` : description,
    minimum,
    maximum,
    enum: options,
    format,
    pattern,
    maxLength,
    default: input.default === undefined ? undefined : typed(input.default),
    examples: input.example === undefined ? undefined : [typed(input.example)],
  });
}

/** What `result` looks like: named texts, `primary` first. */
export function outputSchema(calculator: Pick<Calculator, "outputs">): ObjectSchema {
  const figures = Object.entries(calculator.outputs).filter(([, field]) => field.kind !== "table");
  const always = figures.filter(([, field]) => !field.optional).map(([name]) => name);
  const properties = figures.map(([name, { label, help }]) => [
    name,
    { type: "string", description: help ? `${label}. ${help}` : label },
  ]);
  return {
    type: "object",
    properties: { primary: { type: "string", description: "The main figure." }, ...Object.fromEntries(properties) },
    required: ["primary", ...always],
    additionalProperties: false,
  };
}

const compact = (property: Property): Property =>
  Object.fromEntries(Object.entries(property).filter(([, value]) => value !== undefined));
