// Bodies that programs might send to a calculator: a right one, with some of its values changed to others that are right,
// on a bound, slightly wrong, or garbage.
import fc from "fast-check";
import { type Calculator, type InputField, wireInputs } from "#engine";

const garbage = fc.oneof(
  fc.constantFrom(
    null,
    "",
    " ",
    true,
    false,
    "true",
    "NaN",
    "Infinity",
    "1,234",
    "$5",
    "5%",
    " 5",
    "0x1F",
    "½",
    {},
    [],
    [1],
  ),
  fc.constantFrom(
    "1e31",
    "1e-31",
    "1".repeat(31),
    "0".repeat(201),
    `0.${"0".repeat(60)}1`,
    `0.${"0".repeat(150)}1`,
    1e300,
    -1e300,
    5e-324,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 12 }),
);

/** The same number as JSON, and as one of the texts that mean it. */
const written = (number: number) => {
  const text = `${number}`;
  const padded = /^-?\d+$/.test(text) ? [`${text}.`, `${text}.00`, `${text}e0`] : [`${text}`];
  return fc.constantFrom<unknown>(number, text, ...padded, number >= 0 ? `+${text}` : text);
};

const between = (min: number, max: number) => {
  const edges = [min, max, min - 1, max + 1, (min + max) / 2, Math.ceil(min), Math.floor(max), 0, -0];
  const slightly = fc.constantFrom(`${max}.000000000000000000001`, `${min}.000000000000000000001`, `${max}.0000`);
  const inside = fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...edges).chain(written), inside.chain(written), inside.map(Math.round), slightly);
};

const listed = (min: number, max: number, most: number) =>
  fc
    .tuple(
      fc.array(fc.oneof(between(min, max).map(String), between(min, max).map(String), fc.constant("")), {
        maxLength: most + 1,
      }),
      fc.constantFrom(",", ", ", ";", "\n", " ", " , "),
    )
    .map(([parts, separator]) => parts.join(separator));

const day = fc.constantFrom(
  "2026-11-20",
  "2024-02-29",
  "2026-02-29",
  "0000-01-01",
  "2026-1-1",
  "2026-11-20\n",
  "9999-12-31",
);
const clock = fc.constantFrom("7:45", "0:00", "24:00", "7:60", "7:45:30", "7:45:30.5", "7", "5:30.5", "99999:00");
const row = fc.constantFrom("Logic:3", "Art:2.5", "Logic", ":3", "Logic:31", "a:b:c");
const fraction = fc.constantFrom("3/4", "3/0", "1234/56789", "12345/56789", "3:4", "3/4\n");

function someValue(field: InputField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
    case "count":
      return between(field.min, field.max);
    case "quantity":
      return fc.constantFrom(...Object.values(field.units)).chain(([min, max]) => between(min, max));
    case "choice":
      return fc.constantFrom(...Object.keys(field.options), ...Object.values(field.options));
    case "toggle":
      return fc.constantFrom<unknown>(true, false, "true", "false", "yes", 1);
    case "date":
      return day;
    case "duration":
      return clock;
    case "numbers":
      return listed(field.min, field.max, field.most);
    case "rows":
      return fc.array(row, { maxLength: field.most + 1 }).map((rows) => rows.join(";"));
    case "typed":
      return fraction;
    default:
      return field satisfies never;
  }
}

const absent = Symbol("absent");

export function bodiesFor(calculator: Pick<Calculator, "inputs">): fc.Arbitrary<Record<string, unknown>> {
  const inputs = wireInputs(calculator);
  const required = inputs.filter(({ part, field }) => part === "value" && field.example !== undefined && !field.when);
  const others = inputs.filter(({ field }) => field.default !== undefined && !field.when);
  const beginning = (some: typeof inputs) =>
    some.map(
      ({ name, part, field }) => [name, part === "unit" ? field.unit : (field.default ?? field.example)] as const,
    );
  const changes = inputs.map(({ name, part, field }) => {
    const value = part === "unit" ? fc.constantFrom(...Object.keys(field.units), "furlong") : someValue(field);
    return fc
      .oneof(
        { weight: 8, arbitrary: value },
        { weight: 2, arbitrary: garbage },
        { weight: 1, arbitrary: fc.constant(absent) },
      )
      .map((value) => [name, value] as const);
  });
  const unknown = fc.constantFrom(["currency", "USD"] as const, ["toString", 1] as const);
  return fc
    .tuple(fc.subarray(others), fc.array(fc.oneof(...changes, unknown), { maxLength: 4 }))
    .map(([more, changed]) => {
      const body = new Map<string, unknown>([...beginning(required), ...beginning(more), ...changed]);
      return Object.fromEntries([...body].filter(([, value]) => value !== absent));
    });
}
