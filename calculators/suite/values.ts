// One value that an input accepts, in canonical form, made up from its field.
import * as fc from "fast-check";
import { clock, DAYS, type Single, two } from "./ends.ts";

export function anyValue(field: Single): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
      return decimalIn(field);
    case "count":
      return decimalIn(field).map(Math.floor);
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "toggle":
      return fc.boolean();
    case "date":
      return day;
    case "duration":
      return decimalIn(field).map((seconds) => clock(Math.max(field.min, Math.floor(seconds))));
    case "numbers":
      return some(decimalIn(field).map(String), field).map((numbers) => numbers.join(", "));
    case "rows":
      return some(row(field), field).map((rows) => rows.join("; "));
    case "typed":
      return fc.oneof(
        { weight: 9, arbitrary: typed(field) },
        { weight: 1, arbitrary: fc.constant(field.example ?? field.default ?? "") },
      );
    default:
      return field satisfies never;
  }
}

type Range = { readonly min: number; readonly max: number };

/** As people type them: small and large alike, of few digits; and the ends. Around zero, of either sign. */
export function decimalIn({ min, max }: Range): fc.Arbitrary<number> {
  if (min < 0 && max > 0) {
    const below = decimalIn({ min: 0, max: -min }).map((size) => 0 - size);
    return fc.oneof({ weight: 2, arbitrary: decimalIn({ min: 0, max }) }, { weight: 1, arbitrary: below });
  }
  const share = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 3, max: 9 }));
  const inside = fc.tuple(share, fc.integer({ min: 1, max: 8 })).map(([[part, scale], digits]) => {
    const value = min + (max - min) * part * Number(`1e-${scale}`);
    return Math.min(max, Math.max(min, Number(value.toPrecision(digits))));
  });
  return fc.oneof({ weight: 8, arbitrary: inside }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

const MOST = 40;
const some = <T>(one: fc.Arbitrary<T>, { least, most }: { readonly least: number; readonly most: number }) =>
  fc.array(one, { minLength: least, maxLength: Math.max(least, Math.min(most, MOST)) });

const row = ({ cells, between = ":" }: Single & { kind: "rows" }) =>
  fc
    .tuple(...Object.values(cells).map((cell) => (cell.kind === "number" ? decimalIn(cell).map(String) : textIn(cell))))
    .map((texts) => texts.join(between));

type Cell = (Single & { kind: "rows" })["cells"][string];

const textIn = (cell: Cell & { kind: "text" }) =>
  cell.pattern === undefined ? fc.constantFrom("Essay", "A", "Ünit 2") : typed(cell);

/** Looking ahead is checked afterwards: the generator cannot do it. */
const typed = ({ pattern, maxLength = 200 }: { readonly pattern: string; readonly maxLength?: number }) =>
  fc
    .stringMatching(new RegExp(`^(?:${pattern.replace(/\(\?<?[=!][^()]*\)/g, "")})$`), { maxLength })
    .filter((text) => new RegExp(`^(?:${pattern})$`).test(text));

const date = (years: Range) =>
  fc
    .tuple(fc.integer(years), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);
const day = fc.oneof(
  { weight: 6, arbitrary: date({ min: 1950, max: 2050 }) },
  { weight: 1, arbitrary: date({ min: 1, max: 9999 }) },
  { weight: 1, arbitrary: fc.constantFrom(...DAYS) },
);
