// Numbers stay decimal: what binary floating point would spoil is refused where answers are made.
import { describe, expect, it } from "vitest";
import { outline, type SourceFile, sourceFiles } from "./sources.ts";

// A power of a BigInt is exact, and the only way to write one.
const REFUSED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bMath\.pow\b/, "use a Decimal's .pow()"],
  [/(?<!\b\d+n\s*)\*\*(?!\s*\d+n\b)/, "use a Decimal's .pow(), or a power with a BigInt such as 10n in it"],
  [/\bMath\.(?:exp|expm1)\b/, "use a Decimal's .exp()"],
  [/\bMath\.log(?:10|2|1p)?\b/, "use a Decimal's .ln() or .log()"],
  [/\bMath\.(?:sin|cos|tan)\b/, "use a Decimal's .sin(), .cos() or .tan()"],
  [/\bMath\.cbrt\b/, "use a Decimal's .cbrt()"],
  [/\bMath\.hypot\b/, "use .sqrt() of a sum of Decimals"],
  [/\bMath\.round\b/, 'use round() from "#numbers/round"'],
  [/\bMath\b(?!\.)/, "name what you use of Math in full, such as Math.floor(x)"],
  [
    /\btoFixed\b/,
    "let the field print it; for plain digits use round() and .toString(), which never writes an exponent",
  ],
  [/\bparseFloat\b/, "let the field read it, or use a Decimal"],
  [/\bIntl\b|\btoLocaleString\b/, "let the field print it: lib/engine/printing/format.ts is the one formatter"],
];

it("calculators, lib/numbers and lib/facts have no arithmetic that differs from the decimal one", () => {
  expect(sourceFiles().filter(isBound).flatMap(complaints)).toEqual([]);
});

describe("a complaint names the file, the line and what to use instead", () => {
  it.each([
    ["Math.pow(a, b)", ".pow()"],
    ["a ** b", ".pow()"],
    ["a **= 2", ".pow()"],
    ["Math.exp(a)", ".exp()"],
    ["Math.expm1(a)", ".exp()"],
    ["Math.log(a)", ".ln()"],
    ["Math.log10(a)", ".log()"],
    ["Math.log1p(a)", ".ln()"],
    ["Math.sin(a)", ".sin()"],
    ["Math.cos(a)", ".cos()"],
    ["Math.tan(a)", ".tan()"],
    ["Math.cbrt(a)", ".cbrt()"],
    ["Math.hypot(a, b)", ".sqrt()"],
    ["Math.round(a)", "#numbers/round"],
    ["const { pow } = Math", "in full"],
    ['Math["pow"](a, b)', "in full"],
    ["decimal(a).toFixed(2)", ".toString()"],
    ["Number.parseFloat(a)", "use a Decimal"],
    ["new Intl.NumberFormat()", "format.ts"],
    ["total.toLocaleString()", "format.ts"],
  ])("%s", (code, instead) => {
    const file = "calculators/everyday/tip/tip.ts";
    const [complaint, ...others] = complaints({ file, source: `// Math.pow, a ** b\nconst x = ${code};\n` });
    expect(others).toEqual([]);
    expect(complaint).toContain(`${file}:2: no `);
    expect(complaint).toContain(instead);
  });
});

it.each([
  "a ** 3n",
  "Math.floor(a)",
  "10n ** 40n",
  '"a ** b, toFixed"',
  "a /* ** */ * b",
  "Math.sqrt(a)",
  "`Intl`",
  "logarithm(a)",
])("%s is accepted", (code) => {
  expect(complaints({ file: "lib/numbers/round.ts", source: `const x = ${code};` })).toEqual([]);
});

function isBound({ file }: SourceFile): boolean {
  return /^(?:calculators|lib\/(?:numbers|facts))\//.test(file) && !/\.test\.ts$/.test(file);
}

function complaints({ file, source }: SourceFile): string[] {
  const lines = outline(source).code.split("\n");
  return lines.flatMap((line, i) =>
    REFUSED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found ? `${file}:${i + 1}: no ${found} here; ${instead}` : [];
    }),
  );
}
