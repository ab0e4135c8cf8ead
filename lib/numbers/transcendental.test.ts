// Against the library, which works by series of decimals and knows nothing of bits: with sixty digits more, and rounded.
import { Decimal as Library } from "decimal.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf } from "./decimal.ts";

const METHODS = ["exp", "ln", "log", "sin", "cos", "atan"] as const;
/** The library's own, made of these. */
const MADE_OF_THEM = ["asin", "acos", "asinh", "acosh", "atanh"] as const;
const SETTINGS = { rounding: Library.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15, defaults: true } as const;
const PRECISIONS = [16, 50, 60, 80, 120];

const kinds = PRECISIONS.map((precision) => ({
  Ours: decimalsOf(precision),
  Theirs: Library.clone({ ...SETTINGS, precision: precision + 60 }),
  Usual: Library.clone({ ...SETTINGS, precision }),
  precision,
}));

const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const value = fc.tuple(digits, fc.integer({ min: -40, max: -27 })).map(([whole, power]) => `${whole}e${power}`);

describe.each(METHODS)("%s", (method) => {
  it("is the library's, to the last digit", () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...kinds), (text, kind) => same(kind, text, method)),
      { numRuns: 300 },
    );
  });

  it.each(["0", "-0", "1", "-1", "0.5", "-0.5", "2", "10", "1000", "1e-30", "-1e-30", "1e5", "123456", "1e7", "1e300"])(
    "of %s",
    (text) => {
      for (const kind of kinds) expect(same(kind, text, method)).toBe(true);
    },
  );

  it.each(["NaN", "Infinity", "-Infinity"])("of %s", (text) => {
    for (const { Ours, Usual } of kinds) expect(`${new Ours(text)[method]()}`).toBe(`${new Usual(text)[method]()}`);
  });
});

it.each(MADE_OF_THEM)("%s is as it was", (method) => {
  const isSame = (text: string, { Ours, Usual }: (typeof kinds)[number]) =>
    `${new Ours(text)[method]()}` === `${new Usual(text)[method]()}`;
  fc.assert(fc.property(value, fc.constantFrom(...kinds), isSame), { numRuns: 300 });
});

it.each(["1.000000000000000000000000000000000000001", "0.999999999999999999999999999999999999"])(
  "the logarithm of %s keeps its digits",
  (text) => {
    for (const kind of kinds) expect(same(kind, text, "ln")).toBe(true);
  },
);

it.each(["3.14159265358979323846264338327950288419716939937510582097494459", "1.5707963267948966192313216916397514"])(
  "the angles near %s keep their digits",
  (text) => {
    for (const kind of kinds) for (const method of ["sin", "cos"] as const) expect(same(kind, text, method)).toBe(true);
  },
);

it("a tangent is the sine over the cosine, near a right angle too", () => {
  const { Ours, Theirs } = { Ours: decimalsOf(80), Theirs: Library.clone({ ...SETTINGS, precision: 140 }) };
  const angles = fc.oneof(value, fc.constantFrom("1.5707963267948966192313216916397514", "0", "1e-30"));
  const error = (text: string) => new Theirs(`${new Ours(text).tan()}`).div(new Theirs(text).tan()).minus(1).abs();
  fc.assert(
    fc.property(angles, (text) => new Ours(text).isZero() || error(text).lt("1e-79")),
    { numRuns: 300 },
  );
});

it("powers are the library's, and those that come out even are even", () => {
  fc.assert(
    fc.property(value, fc.constantFrom(...kinds), value, (base, { Ours, Theirs, precision }, power) => {
      const positive = base.replace("-", "");
      const theirs = new Theirs(positive).pow(power).toSignificantDigits(precision);
      return `${new Ours(positive).pow(power)}` === `${theirs}`;
    }),
    { numRuns: 300 },
  );
  for (const { Ours } of kinds) {
    expect(`${new Ours(4).pow(0.5)}`).toBe("2");
    expect(`${new Ours("0.001").pow("-1.5").div(new Ours(1000).pow("0.5"))}`).toBe("1000");
    expect(`${new Ours(1024).log(2)}`).toBe("10");
    expect(`${new Ours("0.001").log()}`).toBe("-3");
  }
});

it("whole powers are the library's, exact ones too", () => {
  const times = fc.integer({ min: -1200, max: 1200 });
  fc.assert(
    fc.property(value, fc.constantFrom(...kinds), times, (base, { Ours, Theirs, precision }, power) => {
      const theirs = new Theirs(base).pow(power).toSignificantDigits(precision);
      return base.startsWith("0e") || `${new Ours(base).pow(power)}` === `${theirs}`;
    }),
    { numRuns: 300 },
  );
  for (const { Ours } of kinds) {
    expect(`${new Ours("-1.5").pow(5)}`).toBe("-7.59375");
    expect(`${new Ours(10).pow(-7)}`).toBe("0.0000001");
    expect(`${new Ours(0).pow(7)} ${new Ours(1).pow(-40)} ${new Ours(0).pow(-4)}`).toBe("0 1 Infinity");
  }
});

function same({ Ours, Theirs, precision }: (typeof kinds)[number], text: string, method: (typeof METHODS)[number]) {
  return `${new Ours(text)[method]()}` === `${new Theirs(text)[method]().toSignificantDigits(precision)}`;
}
