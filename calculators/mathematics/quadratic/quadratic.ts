import { defineCalculator, enclosed, number, type Shown, step, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { gcd } from "#numbers/integers";
import { type Coefficients, complexParts, discriminant, realRoots, type Surds, surdRoots } from "#numbers/quadratic";
import {
  fromDecimal,
  inWholes,
  minus,
  negated,
  over,
  plus,
  rational,
  times,
  toDecimal,
  writeFraction,
} from "#numbers/rational";

const bounds = { min: -1e12, max: 1e12 } as const;

export default defineCalculator({
  name: "Quadratic equation calculator",
  summary: "Solve ax² + bx + c = 0: exact and decimal roots, real or complex, with steps.",

  inputs: {
    a: number("Coefficient a", { ...bounds, example: 1, help: "The number before x²." }),
    b: number("Coefficient b", { ...bounds, example: -4, help: "The number before x." }),
    c: number("Coefficient c", { ...bounds, example: -8, help: "The number on its own." }),
  },

  outputs: {
    roots: text("Roots"),
    kind: text("Type of roots"),
    x1: number("Smaller root", { optional: true }),
    x2: number("Larger root", { optional: true }),
    real_part: number("Real part", { optional: true }),
    imaginary_part: number("Imaginary part", {
      optional: true,
      help: "For one root; the other has the opposite sign.",
    }),
    discriminant: number("Discriminant", { significant: 30 }),
    vertex_x: number("Vertex x"),
    vertex_y: number("Vertex y"),
  },
  primary: "roots",
  picture: { kind: "parabola", coefficients: ["a", "b", "c"], vertex: ["vertex_x", "vertex_y"], roots: ["x1", "x2"] },
  formula: "x = (-b ± √(b² - 4ac)) ÷ (2a)",

  check: ({ a }) => (a.isZero() ? { a: "must not be 0: without x² the equation isn't quadratic" } : {}),

  compute({ a, b, c }) {
    const whole = inLowestWholes(a, b, c);
    const [x1, x2] = realRoots(whole) ?? [null, null];
    const [real, imaginary] = complexParts(whole) ?? [null, null];
    const [p, q, r] = [fromDecimal(a), fromDecimal(b), fromDecimal(c)];
    const under = minus(times(q, q), times(FOUR, times(p, r)));
    return {
      roots: written(surdRoots(whole)),
      kind: kindOf(under.top),
      x1,
      x2,
      real_part: real,
      imaginary_part: imaginary,
      discriminant: toDecimal(under),
      vertex_x: toDecimal(negated(over(q, plus(p, p)))),
      vertex_y: toDecimal(negated(over(under, times(FOUR, p)))),
    };
  },

  sentence: ({ a, b, c }, { roots, kind }) => `${equation(a, b, c)} has ${kind.toLowerCase()}: ${roots}.`,

  working({ a, b, c }, found) {
    const whole = inLowestWholes(a.value, b.value, c.value);
    const under = discriminant(whole);
    const isAsGiven = whole.every((part, i) => [a, b, c][i]?.value.eq(part));
    const formula = `x = (${-whole[1]} ± √${under})/${2n * whole[0]}`;
    return [
      step`Discriminant: ${enclosed(b)}² - 4 × ${enclosed(a)} × ${enclosed(c)} = ${found.discriminant}`,
      !isAsGiven && `In smallest whole numbers: ${equation(...whole)}, with the discriminant ${under}`,
      `Quadratic formula: ${formula}`,
      !(formula === found.roots) && `Simplified: ${found.roots}`,
      ...decimals(surdRoots(whole), found),
      step`Vertex x: -${enclosed(b)} ÷ (2 × ${enclosed(a)}) = ${found.vertex_x}`,
      step`Vertex y: ${enclosed(c)} - ${enclosed(b)}² ÷ (4 × ${enclosed(a)}) = ${found.vertex_y}`,
    ];
  },
});

const FOUR = rational(4n);

/** The same roots belong to the coefficients times any number: here whole, without a common divisor, a above zero. */
function inLowestWholes(a: Decimal, b: Decimal, c: Decimal): Coefficients {
  const [p = 1n, q = 0n, r = 0n] = inWholes([a, b, c]).wholes;
  const divisor = p < 0n ? -gcd(gcd(p, q), r) : gcd(gcd(p, q), r);
  return [p / divisor, q / divisor, r / divisor];
}

function kindOf(under: bigint): string {
  if (under === 0n) return "One real root, twice";
  return under > 0n ? "Two real roots" : "Two complex roots";
}

/** "x = (-5 ± √21)/2", "x = -2/3 or x = 1/3", "x = ±3i" */
function written({ p, q, r, d, isReal }: Surds): string {
  if (q === 0n) return `x = ${writeFraction(rational(p, d))}`;
  if (isReal && r === 1n) return [p - q, p + q].map((top) => `x = ${writeFraction(rational(top, d))}`).join(" or ");
  const root = `${q === 1n ? "" : q}${isReal ? "" : "i"}${r === 1n ? "" : `√${r}`}`;
  const top = p === 0n ? `±${root}` : `${p} ± ${root}`;
  if (d === 1n) return `x = ${top}`;
  return p === 0n ? `x = ${top}/${d}` : `x = (${top})/${d}`;
}

type Figure = Shown<Decimal>;
type Decimals = { readonly [K in "x1" | "x2" | "real_part" | "imaginary_part"]: Figure | null };

function decimals({ p, q, r, d }: Surds, { x1, x2, real_part, imaginary_part }: Decimals): readonly string[] {
  const root = r === 1n ? `${q}` : `${q === 1n ? "" : q}√${r}`;
  if (real_part && imaginary_part) {
    return [
      step`Real part: ${`${p} ÷ ${d}`} = ${real_part}`,
      step`Imaginary part: ${`${root} ÷ ${d}`} = ${imaginary_part}`,
    ];
  }
  if (!x1 || !x2 || q === 0n) return [];
  return [
    step`Smaller root: ${`(${p} - ${root}) ÷ ${d}`} = ${x1}`,
    step`Larger root: ${`(${p} + ${root}) ÷ ${d}`} = ${x2}`,
  ];
}

/** "x² - 4x - 8 = 0" */
function equation(...coefficients: readonly (Figure | bigint)[]): string {
  const terms = coefficients.map((coefficient, i) => {
    const [text, letter] = [`${coefficient}`, ["x²", "x", ""][i] ?? ""];
    const size = text.replace("-", "");
    return {
      sign: text.startsWith("-") ? "-" : "+",
      isNothing: size === "0",
      text: size === "1" && letter ? letter : size + letter,
    };
  });
  const [first, ...rest] = terms.filter(({ isNothing }) => !isNothing);
  const begun = `${first?.sign === "-" ? "-" : ""}${first?.text}`;
  return `${[begun, ...rest.map(({ sign, text }) => `${sign} ${text}`)].join(" ")} = 0`;
}
