// Bodies that programs might send to a calculator: a right one, with some of its values changed to others that are right,
// on a bound, slightly wrong, or garbage.
import fc from "fast-check";
import { type Calculator, type InputField, type WireInput, wireInputs } from "#engine";

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

/** Now and then with a part that is out of bounds or missing. */
const listed = (min: number, max: number, least: number, most: number) => {
  const part = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map(String) },
    { weight: 1, arbitrary: fc.oneof(between(min, max).map(String), fc.constant("")) },
  );
  const parts = fc.array(part, { minLength: Math.max(0, least - 1), maxLength: Math.min(most + 1, 12) });
  return fc
    .tuple(parts, fc.constantFrom(",", ", ", ";", "\n", " ", " , "))
    .map(([texts, separator]) => texts.join(separator));
};

const day = fc.constantFrom(
  "2026-11-20",
  "2024-02-29",
  "2026-02-29",
  "0000-01-01",
  "2026-1-1",
  "2026-11-20\n",
  "9999-12-31",
);
const clock = fc.constantFrom(
  "7:45",
  "0:00",
  "24:00",
  "7:60",
  "7:45:30",
  "7:45:30.5",
  "7",
  "5:30.5",
  "0012:00",
  "99999:00",
);
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
      return listed(field.min, field.max, field.least, field.most);
    case "rows":
      return fc.array(row, { maxLength: field.most + 1 }).map((rows) => rows.join(";"));
    case "typed":
      return fraction;
    default:
      return field satisfies never;
  }
}

const absent = Symbol("absent");

function changeOf({ name, part, field }: WireInput): fc.Arbitrary<readonly [string, unknown]> {
  const value = part === "unit" ? fc.constantFrom(...Object.keys(field.units), "furlong") : someValue(field);
  const changed = fc.oneof(
    { weight: 8, arbitrary: value },
    { weight: 2, arbitrary: garbage },
    { weight: 1, arbitrary: fc.constant(absent) },
  );
  return changed.map((value) => [name, value] as const);
}

const beginningOf = ({ name, part, field }: WireInput): readonly [string, unknown] => [
  name,
  part === "unit" ? field.unit : (field.default ?? field.example),
];

/** With up to four of its values changed, or only that of one input. */
export function bodiesFor(
  calculator: Pick<Calculator, "inputs">,
  only?: string,
): fc.Arbitrary<Record<string, unknown>> {
  const inputs = wireInputs(calculator);
  const required = inputs.filter(({ part, field }) => part === "value" && field.example !== undefined && !field.when);
  const others = inputs.filter(({ field }) => field.default !== undefined && !field.when);
  const unknown = fc.constantFrom<readonly [string, unknown]>(["currency", "USD"], ["toString", 1]);
  const changes = only
    ? fc.tuple(...inputs.filter(({ name }) => name === only).map(changeOf))
    : fc.array(fc.oneof(...inputs.map(changeOf), unknown), { maxLength: 4 });
  return fc.tuple(fc.subarray(others), changes).map(([more, changed]) => {
    const body = new Map<string, unknown>([...[...required, ...more].map(beginningOf), ...changed]);
    return Object.fromEntries([...body].filter(([, value]) => value !== absent));
  });
}
