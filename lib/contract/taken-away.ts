// What the last release promised to programs and a newer document breaks, a sentence each. Additions break nothing.
import type { OpenApi, Operation, Schema } from "#lib/service";

/** Whatever a program may rely on: an operation, a parameter, an answer, a field. */
type Promised = {
  /** The operation or schema that it belongs to. */
  readonly owner: string;
  readonly kind: string;
  readonly values: readonly string[];
  readonly required: boolean;
};
type Entry = readonly [subject: string, promised: Promised];

export function takenAway(released: OpenApi, now: OpenApi): string[] {
  const before = new Map(promisesIn(released));
  const after = new Map(promisesIn(now));
  const answered = schemasIn(now, ({ responses }) => responses);
  const sent = schemasIn(now, ({ requestBody }) => requestBody);
  const broken = [...before].flatMap(([subject, was]) => {
    const is = after.get(subject);
    if (!is) return [`${subject} is gone.`];
    const isMissed = was.required && !is.required && answered.has(is.owner);
    return [...narrowed(subject, was, is), ...(isMissed ? [`${subject} may now be absent.`] : [])];
  });
  const demanded = [...after].filter(([subject, { owner, required }]) => {
    const isSent = sent.has(owner) || !(owner in now.components.schemas);
    return isSent && required && before.has(owner) && !before.get(subject)?.required;
  });
  return [...broken, ...demanded.map(([subject]) => `${subject} is now required.`)];
}

function narrowed(subject: string, was: Promised, is: Promised): string[] {
  if (is.kind !== was.kind) return [`${subject} was ${was.kind} and is now ${is.kind}.`];
  if (is.values.length === 0) return [];
  if (was.values.length === 0) return [`${subject} can now only be ${is.values.join(" or ")}.`];
  return was.values
    .filter((value) => !is.values.includes(value))
    .map((value) => `${subject} can no longer be ${value}.`);
}

function promisesIn({ paths, components }: OpenApi): Entry[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => inOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  return [
    ...operations,
    ...Object.entries(components.schemas).flatMap(([name, schema]) => inSchema(name, name, schema, false)),
  ];
}

function inOperation(owner: string, { operationId, parameters = [], requestBody, responses }: Operation): Entry[] {
  const parts = [
    ...parameters.map((parameter) => ({ ...parameter, name: `The ${parameter.in} parameter ${parameter.name}` })),
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({
      name: `The body as ${type}`,
      schema,
      required: requestBody?.required ?? false,
    })),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) => [
      { name: `Status ${status}`, schema: {}, required: false },
      ...Object.entries(content).map(([type, { schema }]) => ({
        name: `Status ${status} as ${type}`,
        schema,
        required: false,
      })),
    ]),
  ];
  return [
    [owner, { owner, kind: operationId, values: [], required: false }],
    ...parts.flatMap(({ name, schema, required }) => inSchema(owner, `${name} of ${owner}`, schema, required)),
  ];
}

function inSchema(owner: string, subject: string, schema: Schema, required: boolean): Entry[] {
  const promised = { owner, kind: kindOf(schema), values: schema.enum ?? [], required };
  return [[subject, promised], ...fieldsIn(owner, subject, schema)];
}

function fieldsIn(owner: string, subject: string, schema: Schema): Entry[] {
  const { properties = {}, required = [], items, allOf = [], anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([field, schema]) =>
      inSchema(owner, `${subject}.${field}`, schema, required.includes(field)),
    ),
    ...[...allOf, ...anyOf].flatMap((part) => fieldsIn(owner, subject, part)),
    ...(items ? fieldsIn(owner, `${subject}[]`, items) : []),
  ];
}

function kindOf({ $ref, type, items, anyOf, additionalProperties }: Schema): string {
  if ($ref) return $ref.replace("#/components/schemas/", "");
  if (anyOf) return anyOf.map(kindOf).join(" or ");
  if (items) return `a list of ${kindOf(items)}`;
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    return `an object of ${kindOf(additionalProperties)}`;
  return [type ?? "anything"].flat().join(" or ");
}

/** The schemas that such a part of any operation leads to. */
function schemasIn({ paths, components }: OpenApi, partOf: (operation: Operation) => unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (part: unknown): void => {
    const references = JSON.stringify(part ?? "").matchAll(/#\/components\/(schemas|responses)\/(\w+)"/g);
    for (const [, room, name = ""] of references) {
      if (room === "responses") follow(components.responses[name]);
      if (room === "responses" || found.has(name)) continue;
      found.add(name);
      follow(components.schemas[name]);
    }
  };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) follow(partOf(operation));
  return found;
}
