// The schema of the REST description with shorter words, and without what a model cannot use: patterns, which the words
// tell, and examples where the options or the format stand beside. The parser behind both is the same.
import type { Entry } from "#lib/catalogue";
import type { Tool } from "#lib/service";
import { gistOf } from "./gist.ts";
import type { Wording } from "./wording.ts";

type Fields = Entry["calculator"]["inputs"];
type Described = Pick<Tool, "input_schema" | "inputs">;
type Words = Pick<Wording, "help" | "meanings" | "examples">;
type Property = Tool["input_schema"]["properties"][string];

export function inputSchemaOf(
  { input_schema: { $schema: _, ...schema }, inputs }: Described,
  fields: Fields,
  words: Words,
) {
  const properties = inputs.flatMap(({ name, description: said, unit }) => {
    const property = schema.properties[name];
    return property ? [[name, short(property, gistOf({ name, said, unit }, fields, words), words)] as const] : [];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function short(property: Property, description: string | undefined, words: Words): Property {
  const { pattern: _, description: __, examples, type, ...bounds } = property;
  const shown = type === "string" ? !property.enum && !property.format : words.examples;
  return { type, ...(description ? { description } : {}), ...bounds, ...(examples && shown ? { examples } : {}) };
}
