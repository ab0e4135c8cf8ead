// What the generator gets wrong or leaves out, put right in one place.
import type { Answer, Content, OpenApi, Operation, Parameter, PathItem, Schema } from "#lib/service";
import { ErrorCode, Tool } from "#lib/service/bodies";
import { codesWith, HEADERS, MEANINGS } from "./statuses.ts";

export function corrected(generated: OpenApi): OpenApi {
  const { schemas } = generated.components;
  const operations = Object.values(generated.paths).flatMap((item) => Object.values(item));
  const shared = new Set(operations.filter((operation) => !speaksRpc(operation)).flatMap(sharedAnswers));
  return {
    ...generated,
    paths: mapped(inOrder(generated), (item) => mapped(item, operationOf)),
    components: {
      schemas: { ...mapped(schemas, tidy), ErrorCode: explained(schemas.ErrorCode), Tool: inFull(schemas.Tool) },
      responses: Object.fromEntries(
        [...shared, "malformed"].sort().map((status) => [status, failure(status, "Error")]),
      ),
      headers: HEADERS,
    },
  };
}

/** By tag, then by path: not as the folders of some disk happen to come. */
function inOrder({ paths, tags }: OpenApi) {
  const place = (item: PathItem) => tags.findIndex(({ name }) => Object.values(item)[0]?.tags.includes(name));
  const sorted = Object.entries(paths).sort(
    ([one, first], [other, second]) => place(first) - place(second) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(sorted);
}

const mapped = <A, B>(members: Readonly<Record<string, A>>, change: (member: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));

const sharedAnswers = ({ responses }: Operation): string[] =>
  Object.keys(responses).filter((status) => responses[status]?.$ref);

const speaksRpc = ({ tags }: Operation): boolean => tags.includes("Agents");

/** A body that is described must be sent, which the generator has no option for. */
function operationOf(operation: Operation): Operation {
  const { parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, answer]) => [status, answerOf(operation, status, answer)]);
  return {
    ...operation,
    parameters: parameters.map(parameterOf),
    ...(requestBody ? { requestBody: { ...requestBody, required: true } } : {}),
    responses: Object.fromEntries(answers),
  };
}

/** Its example is always the word "example" or the parameter's own name, and its description stands in it twice. */
function parameterOf({ name, in: place, required, description, schema }: Parameter): Parameter {
  const { description: _twice, ...rest } = schema;
  return { name, in: place, required, description, schema: tidy(rest) };
}

function answerOf(operation: Operation, status: string, answer: Answer): Answer {
  if (answer.$ref && speaksRpc(operation)) return failure(status, "RpcAnswer");
  if (answer.$ref && status === "400" && !takesInputs(operation)) return { $ref: "#/components/responses/malformed" };
  if (answer.$ref) return answer;
  const { responses } = operation;
  if (!responses[429]) return answer;
  const tag = responses[304] ? MEANINGS[304]?.headers : {};
  const content = { ...answer.content, ...plainForms(operation) };
  return { ...answer, headers: { ...tag, ...MEANINGS[200]?.headers }, content };
}

const takesInputs = ({ requestBody, parameters = [] }: Operation): boolean =>
  requestBody !== undefined || parameters.some((parameter) => parameter.in === "query");

/** What the generator cannot say: answers that are no JSON. */
const ALSO_AS: Readonly<Record<string, readonly string[]>> = {
  calculateByAddress: ["text/csv", "text/plain"],
  table: ["text/csv"],
};

function plainForms({ operationId }: Operation): Content {
  return Object.fromEntries((ALSO_AS[operationId] ?? []).map((type) => [type, { schema: { type: "string" } }]));
}

const BODILESS = ["202", "304"];

function failure(status: string, schema: "Error" | "RpcAnswer"): Answer {
  const { description = "", headers, codes = codesWith(Number(status)) } = MEANINGS[status] ?? {};
  const among = schema === "Error" && codes.length > 0 ? ` Code: ${codes.map(quoted).join(", ")}.` : "";
  return {
    description: description + among,
    ...(headers ? { headers } : {}),
    ...(BODILESS.includes(status) ? {} : { content: errorContent(schema) }),
  };
}

function errorContent(schema: "Error" | "RpcAnswer"): Content {
  const json = { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } };
  if (schema === "RpcAnswer") return json;
  return { ...json, "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
}

const quoted = (code: string): string => `\`${code}\``;

/** The generator keeps the codes and drops what each of them says. */
function explained(schema: Schema | undefined): Schema {
  const meanings = ErrorCode.options.map(({ value, description = "" }) => [value, description] as const);
  return { ...schema, "x-enumDescriptions": Object.fromEntries(meanings) };
}

/** The generator gives it the description of what it extends. */
const inFull = (schema: Schema | undefined): Schema => ({ ...tidy(schema), description: Tool.description });

/** Without what says nothing: that a key is a string, that anything may follow, that one of one must hold. */
function tidy(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === "propertyNames") return undefined;
    if (typeof value !== "object" || value === null || !Array.isArray(value.allOf)) return value;
    return value.allOf.length === 1 ? value.allOf[0] : value;
  });
}
