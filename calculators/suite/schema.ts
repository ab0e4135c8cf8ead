// What machines read about the inputs, against what the parser does with them.
import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import {
  type Calculator,
  inputSchema,
  isRefusal,
  type ObjectSchema,
  outputSchema,
  parseInputs,
  type Raw,
  USD,
  wireInputs,
} from "#engine";
import { runsOf } from "./answers.ts";
import { bodies, faultyBodies } from "./generate.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

export const agreesWithItsSchema: Check = (subject) => disagreements(subject, inputSchema(subject.calculator, USD));

/** What the parser takes the schema must accept as the parser understood it, and read again it must be the same. */
export function disagreements(subject: Subject, schema: ObjectSchema): readonly string[] {
  const { calculator } = subject;
  const validate = new Ajv2020({ formats: { date: true } }).compile(schema);
  const agrees = (raw: Raw) => {
    const parsed = parseInputs(calculator, raw);
    if (isRefusal(parsed)) return true;
    const again = parseInputs(calculator, parsed.texts);
    return (
      validate(asJson(calculator, parsed.texts)) && !isRefusal(again) && isDeepStrictEqual(again.texts, parsed.texts)
    );
  };
  const raws = fc.oneof(bodies(calculator), faultyBodies(calculator));
  const { counterexample } = fc.check(fc.property(raws, agrees), runsOf(calculator));
  return (counterexample ?? []).map((raw) => {
    const parsed = parseInputs(calculator, raw);
    validate(isRefusal(parsed) ? raw : asJson(calculator, parsed.texts));
    const why = validate.errors?.map(({ instancePath, message }) => `${instancePath.slice(1)} ${message}`).join(", ");
    return `${definitionOf(subject)} accepts ${JSON.stringify(raw)}, which its JSON Schema refuses (${why}); the two must agree.`;
  });
}

const NUMERIC = ["money", "percent", "number", "count", "quantity"];

/** The inputs of an answer, which are texts, as the JSON they stand for. */
function asJson(calculator: Calculator, texts: Readonly<Record<string, string>>): Raw {
  const known = wireInputs(calculator).filter(({ name }) => texts[name] !== undefined);
  const meant = known.map(({ name, part, field: { kind } }): [string, unknown] => {
    const text = texts[name];
    if (part === "value" && kind === "toggle") return [name, text === "true"];
    return [name, part === "value" && NUMERIC.includes(kind) ? Number(text) : text];
  });
  return Object.fromEntries(meant);
}

/** As REST tells them. */
export const schemasOf = (calculator: Calculator) => ({
  input: inputSchema(calculator, USD),
  output: outputSchema(calculator),
});

/** A file of JSON to read: each property of a schema on a line of its own. */
export const laidOut = (value: unknown): string => `${within(value, "")}\n`;

function within(value: unknown, indent: string, spread = hasProperties(value)): string {
  if (!isRecord(value) || !spread) return inOneLine(value);
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(([key, one]) => {
    const isList = key === "properties" && isRecord(one) && Object.keys(one).length > 0;
    return `${deeper}${JSON.stringify(key)}: ${within(one, deeper, isList || hasProperties(one))}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasProperties = (value: unknown): boolean =>
  isRecord(value) && ("properties" in value || Object.values(value).some(hasProperties));

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
