import {
  choice,
  count,
  defineCalculator,
  enclosed,
  formatNumber,
  group,
  type Line,
  number,
  percent,
  type Shown,
  step,
  table,
  text,
  typed,
} from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import { gcd } from "#math/integers";
import {
  fromDecimal,
  inLowestWholes,
  over,
  RATIO,
  rational,
  readRatio,
  times,
  toDecimal,
  widened,
  writeFraction,
} from "#math/rational";

const MOST = 1e12;
const term = { min: -MOST, max: MOST } as const;

export default defineCalculator({
  slug: "ratio",
  name: "Ratio calculator",
  category: "mathematics",
  summary: "Simplify a ratio, solve a proportion, or divide a total in a given ratio.",
  version: "1.0.1",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        simplest: "Simplest form of a ratio",
        shares: "Divide a total in a ratio",
        a: "Missing number in ?:b = c:d",
        b: "Missing number in a:? = c:d",
        c: "Missing number in a:b = ?:d",
        d: "Missing number in a:b = c:?",
      },
      { default: "simplest" },
    ),
    ratio: typed("Ratio", {
      help: "With a colon between the terms, such as 16:9 or 1:2:3.",
      pattern: RATIO,
      like: "a ratio of two to ten terms such as 16:9 or 1 1/2:3:0.5",
      example: "1920:1080",
      when: { find: ["simplest", "shares"] },
    }),
    total: number("Total", { min: 0, max: MOST, example: 120, when: { find: ["shares"] } }),
    a: number("Term a", { ...term, example: 4, when: { find: ["b", "c", "d"] } }),
    b: number("Term b", { ...term, example: 7, when: { find: ["a", "c", "d"] } }),
    c: number("Term c", { ...term, example: 36, when: { find: ["a", "b", "d"] } }),
    d: number("Term d", { ...term, example: 63, when: { find: ["a", "b", "c"] } }),
  },

  outputs: {
    simplest: text("Simplest form", { optional: true }),
    quotient: number("First term ÷ second term", { optional: true }),
    shares: text("Shares", { optional: true }),
    missing: number("Missing term", { optional: true }),
    fraction: text("Missing term as a fraction", { optional: true }),
    parts: table(
      "Shares of the total",
      { part: count("Part"), term: count("Term"), share: percent("Share"), amount: number("Amount") },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "simplest" || find === "shares" ? find : "missing"),
  formula: "a:b = c:d means a × d = b × c; share = total × term ÷ sum of the terms",

  check({ ratio, ...terms }) {
    const zeros = (["a", "b", "c", "d"] as const).filter((name) => terms[name]?.isZero());
    const isHollow = ratio && readRatio(ratio).some(({ top, bottom }) => top === 0n || bottom === 0n);
    return {
      ...Object.fromEntries(zeros.map((name) => [name, "must not be 0"])),
      ...(isHollow ? { ratio: "must have no term or denominator of 0" } : {}),
    };
  },

  compute(given) {
    const { find, ratio, total, a, b, c, d } = given;
    if (find === "simplest") return simplified(inLowestWholes(readRatio(ratio)));
    if (find === "shares") return shared(total, inLowestWholes(readRatio(ratio)));
    if (find === "a") return solved(b, c, d);
    if (find === "b") return solved(a, d, c);
    return find === "c" ? solved(a, d, b) : solved(b, c, a);
  },

  sentence({ find, ratio, total, a, b, c, d }, { simplest, shares, missing }) {
    if (find === "simplest" && tight(ratio) === simplest) return `${simplest} is already in its simplest form.`;
    if (find === "simplest") return `${tight(ratio)} is ${simplest} in its simplest form.`;
    if (find === "shares") return `${total} divided in the ratio ${tight(ratio)} is ${shares}.`;
    return `In ${a ?? "a"}:${b ?? "b"} = ${c ?? "c"}:${d ?? "d"}, ${find} is ${missing}.`;
  },

  working(given, { missing, quotient }, show) {
    const { find, ratio, total, a, b, c, d } = given;
    if (find === "simplest") {
      const divided = quotient
        ? [step`First term ÷ second term: ${tight(ratio).replace(":", " ÷ ")} = ${quotient}`]
        : [];
      return [...reduced(ratio), ...divided];
    }
    if (find === "shares") {
      const wholes = inLowestWholes(readRatio(ratio));
      const all = grouped(sum(wholes));
      return [
        ...reduced(ratio),
        `Total parts: ${wholes.map(grouped).join(" + ")} = ${all}`,
        ...parted(total.value, wholes).map(
          ({ part, term, amount }) =>
            step`Share ${part}: ${total} × ${grouped(term)} ÷ ${all} = ${show("number", amount)}`,
        ),
      ];
    }
    if (!missing) return [];
    if (find === "a") return crossed("a", d, b, c, missing);
    if (find === "b") return crossed("b", c, a, d, missing);
    return find === "c" ? crossed("c", b, a, d, missing) : crossed("d", a, b, c, missing);
  },
});

const NOTHING = { simplest: null, quotient: null, shares: null, missing: null, fraction: null, parts: null };

function simplified(wholes: readonly bigint[]) {
  const [first = 1n, second = 1n] = wholes;
  return {
    ...NOTHING,
    simplest: wholes.join(":"),
    quotient: wholes.length === 2 ? toDecimal(rational(first, second)) : null,
  };
}

function shared(total: Decimal, wholes: readonly bigint[]) {
  const parts = parted(total, wholes);
  const amounts = parts.map(({ amount }) => formatNumber(amount));
  return { ...NOTHING, shares: `${amounts.slice(0, -1).join(", ")} and ${amounts.at(-1)}`, parts };
}

const sum = (wholes: readonly bigint[]): bigint => wholes.reduce((total, whole) => total + whole, 0n);

const parted = (total: Decimal, wholes: readonly bigint[]) =>
  wholes.map((term, i) => ({
    part: i + 1,
    term,
    share: decimal(100).times(term).div(sum(wholes)),
    amount: total.times(term).div(sum(wholes)),
  }));

/** one × other ÷ by, the term that makes the cross products equal. */
function solved(one: Decimal, other: Decimal, by: Decimal) {
  const exact = over(times(fromDecimal(one), fromDecimal(other)), fromDecimal(by));
  return { ...NOTHING, missing: toDecimal(exact), fraction: exact.bottom === 1n ? null : writeFraction(exact) };
}

// ── the working ──

const tight = (ratio: string): string => ratio.replace(/ ?: ?/g, ":");
const grouped = (whole: bigint): string => group(`${whole}`);

function reduced(ratio: string): readonly Line[] {
  const { by, wholes } = widened(readRatio(ratio));
  const divisor = wholes.reduce(gcd);
  const whole = wholes.join(":");
  return [
    by > 1n && `Whole numbers: multiply all by ${by}, so ${tight(ratio)} = ${whole}`,
    divisor > 1n
      ? `Simplest form: divide all by ${divisor}, so ${whole} = ${wholes.map((each) => each / divisor).join(":")}`
      : `Simplest form: no number above 1 divides all of ${whole}`,
  ];
}

type Figure = Shown<Decimal>;

const crossed = (letter: string, by: Figure, one: Figure, other: Figure, missing: Figure): readonly Line[] => [
  `Cross products: ${letter} × ${enclosed(by)} = ${one} × ${enclosed(other)}`,
  step`Solve for ${letter}: ${one} × ${enclosed(other)} ÷ ${enclosed(by)} = ${missing}`,
];
