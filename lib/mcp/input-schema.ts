// The schema of the REST description with shorter words, and without what a model cannot use: patterns, which the words
// tell, examples where the options or the format say enough, and bounds that no honest question meets. A measure is a number
// or a text with its unit. The parser behind both is the same, and it still takes a unit apart, as <input>_unit.

import type { Tool } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { gistOf, twinOf } from "./gist.ts";
import type { Wording } from "./wording.ts";

type Field = Entry["calculator"]["inputs"][string];
type Described = Pick<Tool, "input_schema" | "inputs">;
type Property = Tool["input_schema"]["properties"][string];

export function inputSchemaOf(
  { input_schema: { type, properties, required }, inputs }: Described,
  entry: Entry,
  wording: Wording,
) {
  const fields = entry.calculator.inputs;
  const shown = inputs.flatMap(({ name, description: said, unit }) => {
    const [property, field] = [properties[name], fields[name]];
    if (!property || !field) return [];
    const { enum: _options, examples: _rows, ...twin } = property;
    const own = twinOf(name, fields) ? twin : property;
    return [[name, short(own, field, gistOf({ name, said, unit }, entry, wording))] as const];
  });
  return { type, properties: Object.fromEntries(shown), ...(required ? { required } : {}) };
}

function short(property: Property, field: Field, description: string | undefined): Property {
  const { enum: options, format, examples, default: usual } = property;
  const type = field.kind === "quantity" ? ["number", "string"] : property.type;
  const isFree = type === "string" && field.kind !== "choice" && !format && !description?.includes("such as");
  return present({
    type,
    description,
    enum: options,
    format,
    ...boundsOf(property, field),
    default: isUsual(property) ? undefined : usual,
    examples: isFree ? examples : undefined,
  });
}

/** Of options the first, and else 0 or false. The instructions say so once. */
const isUsual = ({ enum: options, default: usual }: Property): boolean =>
  Array.isArray(options) ? options[0] === usual : usual === 0 || usual === false;

/** Only where they are counted can an honest question pass them. */
const boundsOf = ({ minimum, maximum }: Property, { kind }: Field): Property =>
  kind === "count" ? { minimum: isMet(minimum), maximum: isMet(maximum) } : {};

/** An age of 17, a term of 14 months besides years: such bounds are met. Amounts below zero and 60 years to repay are not. */
const isMet = (bound: unknown) => (typeof bound === "number" && bound > 1 && bound < 50 ? bound : undefined);

const present = (property: Property): Property =>
  Object.fromEntries(Object.entries(property).filter(([, value]) => value !== undefined));
