// Inputs as people and programs send them, made up from the fields: accepted ones, and ones that are wrong somewhere.
import * as fc from "fast-check";
import { type Calculator, type InputField, type Raw, unitName, wireInputs } from "#engine";
import { onlyAsked } from "./start.ts";
import { anyValue, decimalIn } from "./values.ts";

/** Bodies in canonical form that every field accepts; only `check` may still object. */
export function bodies(calculator: Pick<Calculator, "inputs">): fc.Arbitrary<Raw> {
  const parts = Object.entries(calculator.inputs).map(([name, field]) => {
    const said = sent(name, field);
    const mayBeLeftOut = field.optional || field.default !== undefined;
    return mayBeLeftOut ? fc.option(said, { nil: {}, freq: 6 }) : said;
  });
  return fc.tuple(...parts).map((parts) => onlyAsked(calculator, Object.assign({}, ...parts)));
}

/** Such bodies with up to two faults. */
export function faultyBodies(calculator: Pick<Calculator, "inputs">): fc.Arbitrary<Raw> {
  const names = [...wireInputs(calculator).map(({ name }) => name), "nonsense", "constructor"];
  const fault = fc.tuple(fc.constantFrom(...names), fc.option(junk, { nil: undefined }));
  return fc.tuple(bodies(calculator), fc.array(fault, { maxLength: 2 })).map(([body, faults]) => {
    const faulty = { ...body, ...Object.fromEntries(faults) };
    return Object.fromEntries(Object.entries(faulty).filter(([, value]) => value !== undefined));
  });
}

const WRONG = [
  null,
  true,
  false,
  "",
  " ",
  "none",
  "1,234",
  "12 apples",
  "2026-02-30",
  [],
  {},
  [1],
  -1,
  0.5,
  1e12,
  1e300,
];
const junk = fc.oneof(fc.constantFrom(...WRONG), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string());

function sent(name: string, field: InputField): fc.Arbitrary<Raw> {
  if (field.kind !== "quantity") return anyValue(field).map((value) => ({ [name]: value }));
  const units = Object.entries(field.units).map(([unit, [min, max]]) =>
    decimalIn({ min, max }).map((value) => ({ [name]: value, [unitName(name)]: unit })),
  );
  return fc.oneof(...units);
}
