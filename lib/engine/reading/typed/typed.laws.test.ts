import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LENGTH, MASS } from "#numbers/units";
import { digits, signedNumber, valueIn } from "./made-up.fixture.ts";
import { type Expecting, readDuration, readList, readNumber } from "./typed.ts";

const KINDS: readonly Expecting[] = [
  { kind: "money" },
  { kind: "percent" },
  { kind: "number" },
  { kind: "count" },
  { kind: "quantity", unit: "cm", dimension: LENGTH },
  { kind: "quantity", unit: "ft", dimension: LENGTH },
  { kind: "quantity", unit: "lb", dimension: MASS },
];
const LOCALES =
  "en-US en-IN de-DE de-CH de-AT fr-FR fr-CH es-ES it-IT pt-BR nl-NL sv-SE nb-NO pl-PL ru-RU ja-JP ar-EG fa-IR".split(
    " ",
  );
const CURRENCIES = ["USD", "EUR", "GBP", "JPY", "INR", "CHF"];

const scraps = fc.string({
  unit: fc.constantFrom(..."00112345678999.,,'_ -+()/$€%ekm½'\"′\u00a0\t", " ft ", "in", " lb "),
});
const pieces = fc.array(
  fc.tuple(
    fc.constantFrom(..."..,,   '_", "/", "", "e", "\u00a0", " ft ", "'"),
    fc.oneof(digits(3, 3), digits(3, 3), digits(1, 4), digits(2, 2)),
  ),
  { minLength: 1, maxLength: 4 },
);
const edges = [
  "",
  "",
  "",
  "-",
  "(",
  ")",
  "$",
  "USD ",
  " €",
  "%",
  " %",
  "k",
  "M",
  ".",
  ",",
  ",-",
  "½",
  "in",
  '"',
  " kg",
];
/** Texts that nearly are numbers, so that much of it is accepted. */
const nearly = fc.oneof(
  scraps,
  fc
    .tuple(fc.constantFrom(...edges), pieces, fc.constantFrom(...edges))
    .map(([before, parts, after]) => `${before}${parts.flat().join("").slice(1)}${after}`),
);
const anything = fc.oneof(nearly, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

const figuresOf = (text: string) =>
  text
    .replace(/[.,]--?\D*$/, "00")
    .replace(/\D/g, "")
    .replace(/^0+/, "");

/** One mark, and three digits after it: thousands here, a decimal there. The Arabic decimal mark is one as well. */
function couldBeTwo(parts: readonly Intl.NumberFormatPart[]): boolean {
  const from = parts.findIndex(({ type }) => type === "integer");
  const [whole, mark, after, more] = parts
    .slice(from)
    .filter(({ type }) => /integer|group|decimal|fraction/.test(type));
  if (!whole || !mark || more || !/^[,.٫]$/.test(mark.value)) return false;
  return after?.value.length === 3 && whole.value.length <= 3 && !/^[0٠۰]/.test(whole.value);
}

describe("Any text at all", () => {
  it("is read without a throw, as a canonical number or a sentence", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...KINDS), (text, kind) => {
        const reading = readNumber(text, kind);
        if ("fault" in reading) expect(reading.fault).toMatch(/^(must|is|has) /);
        else {
          expect(reading.value).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/);
          expect(reading.value).not.toMatch(/^-[0.]*$/);
          expect(text).toMatch(/\p{N}/u);
        }
      }),
      { numRuns: 20_000 },
    );
  });

  it("gives a value that, read again, is the same value", () => {
    fc.assert(
      fc.property(nearly, fc.constantFrom(...KINDS), (text, kind) => {
        const value = valueIn(readNumber(text, kind));
        if (value !== undefined) expect(valueIn(readNumber(value, kind))).toBe(value);
      }),
      { numRuns: 20_000 },
    );
  });

  it("keeps every digit, in order, unless it is echoed", () => {
    fc.assert(
      fc.property(nearly, fc.constantFrom(...KINDS), (text, kind) => {
        const reading = readNumber(text, kind);
        if ("fault" in reading || reading.echo !== undefined) return;
        expect(figuresOf(reading.value)).toBe(figuresOf(text));
      }),
      { numRuns: 50_000 },
    );
  });

  it("is a list or a duration, or a sentence", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(valueIn(readList(text)) ?? "0").toMatch(/^-?\d+(\.\d+)?(, -?\d+(\.\d+)?)*$/);
        expect(valueIn(readDuration(text)) ?? "0:00").toMatch(/^\d+:\d\d(:\d\d)?$/);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each(["1", " ", "-", "1,", "1 1/", "'", "½", "5 ft ", "\u200b", "(", "1e", "😀", "\ud800", "1:"])(
    "of a hundred thousand characters %j is answered at once",
    (text) => {
      const [long, list] = [text.repeat(100_000 / text.length), text.repeat(4000 / text.length)];
      const start = performance.now();
      for (const kind of KINDS) readNumber(long, kind);
      for (const kind of KINDS) readNumber(text.repeat(200 / text.length), kind);
      for (const typed of [long, list, `1 1/${list}`, `${list}x`])
        readList(typed.slice(0, typed === long ? undefined : 4000));
      readDuration(long);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});

describe("A number as eighteen countries write it", () => {
  const written = (style: (currency: string) => Intl.NumberFormatOptions, kind: Expecting) =>
    fc.property(
      signedNumber,
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...CURRENCIES),
      (number, locale, currency) => {
        const places = number.split(".")[1]?.length ?? 0;
        const format = { minimumFractionDigits: places, maximumFractionDigits: places, ...style(currency) };
        const writer = new Intl.NumberFormat(locale, format);
        const typed = writer.format(number as Intl.StringNumericLiteral);
        const reading = readNumber(typed, kind);
        if (couldBeTwo(writer.formatToParts(number as Intl.StringNumericLiteral))) {
          const english = typed.replace(/[٫]/g, ".").replace(/[^\d٠-٩۰-۹.]/g, "");
          expect({ typed, reading }).toHaveProperty("reading.echo");
          expect({ typed, figures: figuresOf(valueIn(reading) ?? "") }).toEqual({ typed, figures: figuresOf(number) });
          expect(valueIn(reading)?.includes(".")).toBe(english.includes("."));
        } else expect({ typed, reading }).toEqual({ typed, reading: { value: number } });
      },
    );
  const runs = { numRuns: 5_000 };

  it("keeps its value when plain", () => {
    fc.assert(
      written(() => ({}), { kind: "number" }),
      runs,
    );
  });
  it("keeps its value as money", () => {
    fc.assert(
      written((currency) => ({ style: "currency", currency }), { kind: "money" }),
      runs,
    );
    fc.assert(
      written((currency) => ({ style: "currency", currency, currencyDisplay: "code" }), { kind: "money" }),
      runs,
    );
    fc.assert(
      written((currency) => ({ style: "currency", currency, currencySign: "accounting" }), { kind: "money" }),
      runs,
    );
  });
  it("keeps its value as a percentage", () => {
    fc.assert(
      written(() => ({ style: "unit", unit: "percent" }), { kind: "percent" }),
      runs,
    );
  });
});
