// What a program may have come to rely on, a line each: every operation, every code, every field with its kind and
// whether it is always there.
import type { OpenApi, Schema } from "#lib/service";

export function promisesIn({ paths, components }: OpenApi): string[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${method.toUpperCase()} ${path}: ${operationId}`),
  );
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const fields = Object.entries(components.schemas).flatMap(([name, schema]) => fieldsOf(name, schema));
  return [...operations, ...codes.map((code) => `code ${code}`), ...fields];
}

function fieldsOf(name: string, { properties = {}, required = [], allOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([field, schema]) => [
    `${name}.${field}: ${kindOf(schema)}${required.includes(field) ? "" : ", if there is one"}`,
    ...fieldsOf(`${name}.${field}`, schema),
  ]);
  return [...own, ...allOf.flatMap((part) => fieldsOf(name, part))];
}

function kindOf({ $ref, type, items, anyOf, additionalProperties }: Schema): string {
  if ($ref) return $ref.replace("#/components/schemas/", "");
  if (anyOf) return anyOf.map(kindOf).join(" or ");
  if (items) return `list of ${kindOf(items)}`;
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    return `object of ${kindOf(additionalProperties)}`;
  return [type ?? "anything"].flat().join(" or ");
}
