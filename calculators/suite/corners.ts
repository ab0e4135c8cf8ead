// The corners of what a calculator accepts: every bound, option and unit, alone and together.
import * as fc from "fast-check";
import { type Calculator, type InputField, type Raw, unitName } from "#engine";
import { endsOf } from "./ends.ts";
import { onlyAsked, start } from "./start.ts";
import { tries } from "./tries.ts";

const MOST_TOGETHER = 1024;

/** Each corner of each input with the others as the form begins. */
export const cornersAlone = (calculator: Calculator): readonly Raw[] =>
  Object.entries(calculator.inputs).flatMap(([name, field]) =>
    whenAsked(calculator, name).flatMap((choices) =>
      cornersOf(name, field).map((corner) => start(calculator, { ...choices, ...corner })),
    ),
  );

/** Corners of all inputs at once: every combination, or as many as there is time for, by whether its slug is due. */
export function cornersTogether(calculator: Calculator, slug?: string): readonly Raw[] {
  const inputs = Object.entries(calculator.inputs).map(([name, field]) => cornersOf(name, field));
  const combinations = inputs.reduce((product, corners) => product * corners.length, 1);
  const most = tries(MOST_TOGETHER, slug);
  const raws = combinations <= most ? product(inputs) : sample(inputs, most);
  return raws.map((raw) => onlyAsked(calculator, raw));
}

const product = (inputs: readonly (readonly Raw[])[]): readonly Raw[] =>
  inputs.reduce<readonly Raw[]>(
    (raws, corners) => raws.flatMap((raw) => corners.map((corner) => ({ ...raw, ...corner }))),
    [{}],
  );

function sample(inputs: readonly (readonly Raw[])[], numRuns: number): readonly Raw[] {
  const chosen = fc.tuple(...inputs.map((corners) => fc.constantFrom(...corners)));
  return fc.sample(chosen, { numRuns, seed: 1 }).map((corners) => Object.assign({}, ...corners));
}

/** The choices under which an input is asked for. */
export function whenAsked(calculator: Pick<Calculator, "inputs">, name: string): readonly Raw[] {
  const [decider, options] = Object.entries(calculator.inputs[name]?.when ?? {})[0] ?? [];
  if (decider === undefined || options === undefined) return [{}];
  return whenAsked(calculator, decider).flatMap((choices) =>
    options.map((option) => ({ ...choices, [decider]: option })),
  );
}

function cornersOf(name: string, field: InputField): readonly Raw[] {
  const blank = field.optional ? [{ [name]: "" }] : [];
  if (field.kind === "quantity") {
    const units = Object.entries(field.units);
    const ends = units.flatMap(([unit, range]) => range.map((end) => ({ [name]: end, [unitName(name)]: unit })));
    return [...ends, ...blank];
  }
  return [...endsOf(field).map((end) => ({ [name]: end })), ...blank];
}
