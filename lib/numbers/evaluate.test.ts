import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";
import { writeExpression } from "./expression.ts";
import { readExpression } from "./read-expression.ts";
import { snap } from "./round.ts";
import type { AngleUnit } from "./without.ts";

function answer(text: string, angles: AngleUnit = "degrees"): string {
  const read = readExpression(text);
  if ("fault" in read) return `The expression ${read.fault}.`;
  const found = evaluate(read, angles);
  return "why" in found ? found.why : `${found.isExact ? "=" : "≈"} ${snap(found.value).toSignificantDigits(15)}`;
}

function understood(text: string): string {
  const read = readExpression(text);
  return "fault" in read ? read.fault : writeExpression(read);
}

describe("The value", () => {
  it.each([
    ["0.1 + 0.2", "= 0.3"],
    ["-2^2", "= -4"],
    ["2^3^2", "= 512"],
    ["5*2^3^2", "= 2560"],
    ["6/2(1+2)", "= 9"],
    ["50%", "= 0.5"],
    ["10 + 5%", "= 10.05"],
    ["1/3*3", "= 1"],
    ["15% of 80", "= 12"],
    ["10 mod 3", "= 1"],
    ["-7 mod 3", "= 2"],
    ["7 mod -3", "= -2"],
    ["-7 mod -3", "= -1"],
    ["6 mod -3", "= 0"],
    ["-0.7 mod 0.2", "= 0.1"],
    ["1e99 mod 7", "= 6"],
    ["10 mod π", "≈ 0.57522203923062"],
    ["6π mod (2π)", "≈ 0"],
    ["sqrt(2)^2 - 2", "= 0"],
    ["√2 √3 - √6", "≈ 0"],
    ["1e50 + 1 - 1e50", "= 1"],
    ["(1e35 + 1)/1 - 1e35", "= 1"],
    ["floor(0.99999999999999999999999999999999999)", "= 0"],
    ["round(-2.5)", "= -3"],
    ["ceil(-2.5)", "= -2"],
    ["floor(asin(0.5))", "= 30"],
    ["cbrt(-27)", "= -3"],
    ["abs(-3) + abs(3)", "= 6"],
    ["log(1000) + log2(8) + ln(e)", "= 7"],
    ["4^0.5", "= 2"],
    ["2^-1", "= 0.5"],
    ["(-2)^3", "= -8"],
    ["0!", "= 1"],
    ["20!", "= 2432902008176640000"],
    ["cos(60) + sin(390) + tan(45)", "= 2"],
    ["exp(2.5)", "≈ 12.1824939607035"],
    ["2/3", "≈ 0.666666666666667"],
    ["52 nCr 5", "= 2598960"],
    ["10nPr3", "= 720"],
    ["2 × 5 nCr 2", "= 20"],
    ["5 nCr 2^2", "= 5"],
    ["3 nCr 5", "= 0"],
    ["100 nCr 98", "= 4950"],
    ["sin 30° + 1°", "= 1.5"],
    ["sinh(1)", "≈ 1.1752011936438"],
    ["cosh(1)", "≈ 1.54308063481524"],
    ["tanh(1)", "≈ 0.761594155955765"],
    ["asinh(1)", "≈ 0.881373587019543"],
    ["acosh(2)", "≈ 1.31695789692482"],
    ["atanh(0.5)", "≈ 0.549306144334055"],
    ["cosh(1)^2 - sinh(1)^2", "= 1"],
  ])("of %s %s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    ["sin(π)", "= 0"],
    ["sin(1000π)", "= 0"],
    ["cos(π/3)", "= 0.5"],
    ["tan(π/4)", "= 1"],
    ["4 atan(1) - π", "≈ 0"],
    ["sin(1)", "≈ 0.841470984807897"],
    ["sin(30°)", "= 0.5"],
    ["180°", "≈ 3.14159265358979"],
  ])("of %s in radians %s", (text, expected) => {
    expect(answer(text, "radians")).toBe(expected);
  });
});

describe("Where there is no value, a sentence says so", () => {
  it.each([
    ["1/0", "÷ at place 2 divides by 0, which has no answer."],
    ["1/(0.1+0.2-0.3)", "÷ at place 2 divides by 0, which has no answer."],
    ["7 mod 0", "Mod at place 3 divides by 0, which has no answer."],
    ["1e90 mod π", "Mod at place 6 needs more digits than are kept here."],
    ["floor(exp(210)) mod 10", "Mod at place 17 needs more digits than are kept here."],
    ["round(1e90 / 7) mod 2", "Mod at place 17 needs more digits than are kept here."],
    ["floor(exp(200)) - exp(200)", "- at place 17 needs more digits than are kept here."],
    ["0^-1", "^ at place 2 divides by 0, which has no answer."],
    ["0^0", "^ at place 2 is 0 to the power of 0, which has no agreed value."],
    ["tan(90)", "Tan at place 1 is of a right angle, where the tangent has no value."],
    ["tan(-270)", "Tan at place 1 is of a right angle, where the tangent has no value."],
    ["√(-1)", "Sqrt at place 1 is of a negative number, which has no real root."],
    ["ln(0)", "Ln at place 1 needs a number above 0."],
    ["acos(2)", "Acos at place 1 needs a number from -1 to 1."],
    ["5 nCr 2.5", "NCr at place 3 needs two whole numbers that are not negative."],
    ["-1 nPr 1", "NPr at place 4 needs two whole numbers that are not negative."],
    ["1000 nCr 500", "The value reaches 10^100 with nCr at place 6, which is too large here."],
    ["acosh(0.5)", "Acosh at place 1 needs a number that is 1 or more."],
    ["atanh(1)", "Atanh at place 1 needs a number between -1 and 1."],
    ["cosh(1000)", "The value reaches 10^100 with cosh at place 1, which is too large here."],
    ["2.5!", "! at place 4 needs a whole number that is not negative."],
    ["9^9^9", "The value reaches 10^100 with ^ at place 2, which is too large here."],
    ["70!", "The value reaches 10^100 with ! at place 3, which is too large here."],
    ["9!!!", "The value reaches 10^100 with ! at place 3, which is too large here."],
    ["1e999", "The value reaches 10^100 with 1e999 at place 1, which is too large here."],
    [
      "1e99999999999999999999",
      "The value reaches 10^100 with 1e99999999999999999999 at place 1, which is too large here.",
    ],
  ])("%s", (text, why) => {
    expect(answer(text)).toBe(why);
  });

  it.each(["1e-999", "1e-99999999999999999999", "exp(-1e9)", "10^-1e30", "1e-99/10"])("%s is too small", (text) => {
    expect(answer(text)).toMatch(/comes nearer to 0 than 10\^-99/);
  });
});

const number = fc.integer({ min: 0, max: 99 }).map(String);
const { sums } = fc.letrec<{ sums: string }>((tie) => ({
  sums: fc.oneof(
    { maxDepth: 4 },
    number,
    fc
      .tuple(tie("sums"), fc.constantFrom("+", "-", "×", "÷", "mod", "nCr", "nPr", "^"), tie("sums"))
      .map((parts) => parts.join(" ")),
    tie("sums").map((sum) => `(${sum})`),
    fc
      .tuple(fc.constantFrom("-", "√", "sin", "ln", "abs", "tanh"), tie("sums"))
      .map(([name, sum]) => `${name}(${sum})`),
    tie("sums").map((sum) => `(${sum})%`),
  ),
}));

it("an expression as it was understood is understood the same way, and has the same value", () => {
  fc.assert(
    fc.property(sums, (text) => {
      fc.pre(text.length <= 120 && understood(text).length <= 200);
      const written = understood(text);
      expect(understood(written)).toBe(written);
      const [one, other] = [answer(text), answer(written)];
      expect(other.replace(/ at place \d+/, "")).toBe(one.replace(/ at place \d+/, ""));
    }),
    { seed: 1 },
  );
});

it("no text at all throws or takes long", () => {
  const bits = fc.constantFrom(
    ..."0 1 9 . , e ( ) + - × ÷ mod of x sin ^ ! % π √ sin( tan( asin( exp( ln( cbrt( acosh( nCr nPr ° 1.0001 99".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
      expect(answer(parts.join("").slice(0, 200))).toMatch(/\.$|[=≈] -?\d/);
    }),
    { seed: 1, numRuns: 500 },
  );
  const slow = [
    "sin(1)+",
    "1.0000001^999+",
    "√",
    "1.5^99^",
    "asin(.3)+",
    "ln(",
    "(",
    "-",
    "2^",
    "1.01^1.01^",
    "69!+",
    "atan(9)×",
    "sinh(9)+",
    "atanh(.9)+",
    "cosh(",
    "330nCr165+",
  ];
  for (const part of slow) {
    const text = `${part.repeat(Math.floor(190 / part.length))}1${part.endsWith("(") ? ")" : ""}`;
    const begun = performance.now();
    answer(text);
    expect([part, performance.now() - begun < 500]).toEqual([part, true]);
  }
});
