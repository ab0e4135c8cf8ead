// Bodies to send: valid ones, ones that stand on a bound or a hair beside it, and ones that are wrong somewhere.
import * as fc from "fast-check";
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { bodies, faultyBodies } from "#calculators/suite/generate";
import { start } from "#calculators/suite/start";
import { type Calculator, type Raw, unitName, wireInputs } from "#engine";
import { STRINGS } from "./strings.ts";

export function anyBody(calculator: Calculator): fc.Arbitrary<Raw> {
  const corners = [...cornersAlone(calculator), ...cornersTogether(calculator)];
  const onABound = fc.constantFrom(...corners);
  const base = fc.oneof(bodies(calculator), onABound, fc.constant(start(calculator)));
  return fc.oneof(
    { weight: 3, arbitrary: bodies(calculator) },
    { weight: 2, arbitrary: onABound },
    { weight: 2, arbitrary: besideABound(calculator, base) },
    { weight: 3, arbitrary: mutated(calculator, base) },
    { weight: 1, arbitrary: faultyBodies(calculator) },
  );
}

/** Each bound that is published, and the nearest decimals on both sides of it, as numbers and as texts. */
function besideABound(calculator: Calculator, base: fc.Arbitrary<Raw>): fc.Arbitrary<Raw> {
  const values = boundsOf(calculator).flatMap(({ name, bound }) =>
    besides(bound).flatMap((value) => [{ [name]: value }, { [name]: String(value) }]),
  );
  return values.length === 0
    ? base
    : fc.tuple(base, fc.constantFrom(...values)).map(([raw, one]) => ({ ...raw, ...one }));
}

function besides(bound: number): readonly (number | string)[] {
  const hair = Math.max(Math.abs(bound) * Number.EPSILON, 1e-12);
  return [
    bound,
    bound + hair,
    bound - hair,
    bound + 1,
    bound - 1,
    -bound,
    `${bound}.0`,
    `${bound}.00000000000000000001`,
  ];
}

function boundsOf({ inputs }: Calculator): readonly { readonly name: string; readonly bound: number }[] {
  return Object.entries(inputs).flatMap(([name, field]) => {
    if (field.kind === "quantity")
      return Object.values(field.units).flatMap((ends) => ends.map((bound) => ({ name, bound })));
    if (!("min" in field)) return [];
    return [field.min, field.max].map((bound) => ({ name, bound }));
  });
}

type Change = (raw: Raw) => Raw;

function mutated(calculator: Calculator, base: fc.Arbitrary<Raw>): fc.Arbitrary<Raw> {
  const change = fc.constantFrom(...wireInputs(calculator).map(({ name }) => name)).chain(changesOf);
  return fc
    .tuple(base, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([raw, changes]) => changes.reduce((changed, one) => one(changed), raw));
}

const changesOf = (name: string): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.constantFrom(dropped(name), renamed(name), said(name), listed(name), blurred(name)),
    value.map((one) => (raw: Raw) => ({ ...raw, [name]: one })),
    fc.constantFrom(...STRINGS).map((key) => (raw: Raw) => Object.fromEntries([...Object.entries(raw), [key, 1]])),
    fc.constantFrom("m", "kg", "", null, 0).map((unit) => (raw: Raw) => ({ ...raw, [unitName(name)]: unit })),
  );

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...STRINGS),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [1],
    { a: 1 },
    0,
    -0,
    1e-7,
    1e21,
    1e30,
    1e31,
    1e-31,
    5e-324,
    1e308,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

const dropped =
  (name: string): Change =>
  (raw) =>
    Object.fromEntries(Object.entries(raw).filter(([key]) => key !== name));
const renamed =
  (name: string): Change =>
  (raw) => ({ ...dropped(name)(raw), [`${name}s`]: raw[name] ?? 1 });
const said =
  (name: string): Change =>
  (raw) => ({ ...raw, [name]: String(raw[name]) });
const listed =
  (name: string): Change =>
  (raw) => ({ ...raw, [name]: `${raw[name]},${raw[name]};${raw[name]}` });
const blurred =
  (name: string): Change =>
  (raw) => ({ ...raw, [name]: ` ${raw[name]}`.toUpperCase() });
