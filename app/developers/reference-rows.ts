// The rows of the reference: each member of a body, its kind and what it means.
import type { OpenApi, Schema } from "#lib/service";

export type Row = { readonly name: string; readonly kind: string; readonly description: string };

/** With the words of a body wherever it is referred to; one that isn't under Bodies is written out there. */
export function explained(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  return JSON.parse(JSON.stringify(document), (_, node) => {
    const body = schemas[bodyOf(node?.$ref ?? "")];
    if (!body) return node;
    return (body.properties ?? body.allOf ?? body.enum) ? { description: body.description, ...node } : body;
  });
}

/** With what an object in it has, as primary.text. */
export function rowsOf({ properties = {}, required = [], allOf = [] }: Schema, before = ""): Row[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    {
      name: before + name,
      kind: kindOf(schema) + (required.includes(name) ? "" : ", optional"),
      description: schema.description ?? "",
    },
    ...rowsOf(schema, `${before}${name}.`),
  ]);
  return [...own, ...allOf.flatMap((part) => rowsOf(part, before))];
}

export function kindOf({ $ref, type, format, enum: values, items, anyOf, additionalProperties }: Schema): string {
  if ($ref) return bodyOf($ref);
  if (anyOf) return anyOf.map(kindOf).join(" or ");
  if (items) return items.anyOf ? `list of (${kindOf(items)})` : `list of ${kindOf(items)}`;
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    return `object of ${kindOf(additionalProperties)}`;
  return [type ?? "anything"].flat().join(" or ") + (format ? ` (${format})` : "");
}

const bodyOf = ($ref: string) => $ref.replace(/.*\/schemas\//, "");
