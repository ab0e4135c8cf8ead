import Ajv from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Calculator,
  describeInputs,
  inputSchema,
  isRefusal,
  outputSchema,
  parseInputs,
  type Raw,
  USD,
  wireInputs,
} from "#engine";
import { catalogue } from "#lib/service/catalogue";
import everyKind from "../every-kind.fixture.ts";
import { bodiesFor } from "../reading/bodies.fixture.ts";

const ajv = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const shipped = await Promise.all(["tip", "bmi", "mortgage"].map((slug) => catalogue().find(slug)));
const calculators: readonly Calculator[] = [everyKind, ...shipped.flatMap((entry) => entry?.calculator ?? [])];

/** As the schema describes it: decimal texts as numbers, "true" and "false" as booleans. */
function canonical(calculator: Calculator, body: Raw): Raw {
  const { properties } = inputSchema(calculator, USD);
  const plain = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
  const entries = Object.entries(body).map(([name, value]) => {
    const type = properties[name]?.type;
    if ((type === "number" || type === "integer") && typeof value === "string" && plain.test(value))
      return [name, Number(value)];
    return [name, type === "boolean" && (value === "true" || value === "false") ? value === "true" : value];
  });
  return Object.fromEntries(entries);
}

it("Four calculators are here", () => {
  expect(calculators.map(({ name }) => name)).toEqual([
    "Every kind",
    "Tip calculator",
    "BMI calculator",
    "Mortgage calculator",
  ]);
});

describe.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  "The schema of %s",
  (_, calculator) => {
    const schema = inputSchema(calculator, USD);
    const validate = ajv.compile(schema);
    const accepts = (body: Raw) => !isRefusal(parseInputs(calculator, body));
    /** Not more: what is read more kindly has come out as this before. */
    const asUnderstood = (body: Raw): Raw => {
      const parsed = parseInputs(calculator, body);
      return isRefusal(parsed) ? body : parsed.texts;
    };

    it.each<[string | undefined]>([[undefined], ...wireInputs(calculator).map(({ name }): [string] => [name])])(
      "accepts, written canonically, what the parser understood, which read again is the same (only %s changed)",
      (only) => {
        const counted = { accepted: 0, refusedByBoth: 0 };
        fc.assert(
          fc.property(bodiesFor(calculator, only), (body) => {
            const understood = asUnderstood(body);
            const isValid = validate(canonical(calculator, understood));
            if (accepts(body)) {
              expect(validate.errors).toBeNull();
              expect(asUnderstood(understood)).toEqual(understood);
              counted.accepted++;
            } else if (!isValid) counted.refusedByBoth++;
          }),
          { numRuns: 300 },
        );
        // Neither half of the property is idle, but for inputs that are not asked for to begin with.
        if (!only || calculator.inputs[only]?.when === undefined) expect(counted.accepted).toBeGreaterThan(10);
        expect(counted.refusedByBoth).toBeGreaterThan(10);
      },
    );

    it("has defaults and examples that it accepts itself", () => {
      for (const [name, { default: usual, examples }] of Object.entries(schema.properties)) {
        const property = ajv.compile({ ...schema, required: [] });
        const given = [...(usual === undefined ? [] : [usual]), ...(Array.isArray(examples) ? examples : [])];
        for (const value of given) expect([name, property({ [name]: value })]).toEqual([name, true]);
      }
    });

    it("requires what the parser misses, and accepts the body that the form begins with", () => {
      const missing = parseInputs(calculator, {});
      const fields = isRefusal(missing) ? missing.issues.map(({ field }) => field) : [];
      expect(schema.required ?? []).toEqual(fields);
      const examples = describeInputs(calculator, USD).filter((input) => input.required);
      const body = Object.fromEntries(examples.map(({ name, example }) => [name, example]));
      expect(accepts(body)).toBe(true);
      expect(validate(canonical(calculator, body))).toBe(true);
    });

    it("is one flat object, without combinators or references", () => {
      expect(schema).toMatchObject({ type: "object", additionalProperties: false });
      expect(Object.keys(schema)).toEqual(expect.arrayContaining(["type", "properties", "additionalProperties"]));
      for (const word of ["$ref", "$defs", "oneOf", "anyOf", "allOf", "not", "if"]) {
        expect(JSON.stringify([schema, outputSchema(calculator)])).not.toContain(`"${word}":`);
      }
    });
  },
);
