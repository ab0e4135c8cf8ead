// The equation in whole numbers, and its roots as people write them.
import { type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { gcd } from "#numbers/integers";
import type { Coefficients, Surds } from "#numbers/quadratic";
import { inWholes, rational, writeFraction } from "#numbers/rational";

/** The same roots belong to the coefficients times any number: here whole, without a common divisor, a above zero. */
export function inLowestWholes(a: Decimal, b: Decimal, c: Decimal): Coefficients {
  const [p = 1n, q = 0n, r = 0n] = inWholes([a, b, c]).wholes;
  const divisor = p < 0n ? -gcd(gcd(p, q), r) : gcd(gcd(p, q), r);
  return [p / divisor, q / divisor, r / divisor];
}

export function kindOf(under: bigint): string {
  if (under === 0n) return "One real root, twice";
  return under > 0n ? "Two real roots" : "Two complex roots";
}

/** "x = (-5 ± √21)/2", "x = -2/3 or x = 1/3", "x = ±3i" */
export function written({ p, q, r, d, isReal }: Surds): string {
  if (q === 0n) return `x = ${writeFraction(rational(p, d))}`;
  if (isReal && r === 1n) return [p - q, p + q].map((top) => `x = ${writeFraction(rational(top, d))}`).join(" or ");
  const root = `${q === 1n ? "" : q}${isReal ? "" : "i"}${r === 1n ? "" : `√${r}`}`;
  const top = p === 0n ? `±${root}` : `${p} ± ${root}`;
  if (d === 1n) return `x = ${top}`;
  return p === 0n ? `x = ${top}/${d}` : `x = (${top})/${d}`;
}

type Figure = Shown<Decimal>;
type Decimals = { readonly [K in "x1" | "x2" | "real_part" | "imaginary_part"]: Figure | null };

export function decimals({ p, q, r, d }: Surds, { x1, x2, real_part, imaginary_part }: Decimals): readonly string[] {
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
export function equation(...coefficients: readonly (Figure | bigint)[]): string {
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
