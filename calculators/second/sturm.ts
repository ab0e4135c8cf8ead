// Sturm, 1829: how many different real roots a polynomial has between two numbers, from the signs of a chain of remainders.
import { near, over, plus, type Ratio } from "./ratio.ts";

/** Whole coefficients from the constant upwards; the last one is not zero. */
export type Polynomial = readonly bigint[];
type Between = readonly [low: Ratio, high: Ratio];

/** Spans with one root each, in order; undefined where a root counts more than once, which a change of sign may not show. */
export function rootsApart(polynomial: Polynomial, low: Ratio, high: Ratio): readonly Between[] | undefined {
  const chain = [polynomial, derivative(polynomial)];
  for (let [a, b] = chain; a && b && b.length > 1; [a, b] = chain.slice(-2)) chain.push(remainder(a, b));
  if (chain.at(-1)?.length === 0) return undefined;
  const apart = (from: Ratio, to: Ratio): readonly Between[] => {
    const count = changes(chain, from) - changes(chain, to);
    if (count < 2) return count === 1 ? [[from, to]] : [];
    const middle = near(over(plus(from, to), 2));
    return [...apart(from, middle), ...apart(middle, to)];
  };
  return apart(low, high);
}

const derivative = (a: Polynomial): Polynomial => a.slice(1).map((factor, i) => factor * BigInt(i + 1));

/** With its sign turned, and by a positive factor: only signs count. */
function remainder(a: Polynomial, b: Polynomial): Polynomial {
  const top = b.at(-1) ?? 1n;
  const size = top < 0n ? -top : top;
  let rest = [...a];
  while (rest.length >= b.length) {
    const [lead, shift] = [rest.at(-1) ?? 0n, rest.length - b.length];
    rest = rest.map((factor, i) => factor * size - (b[i - shift] ?? 0n) * lead * (top < 0n ? -1n : 1n)).slice(0, -1);
    while (rest.at(-1) === 0n) rest.pop();
  }
  const common = rest.reduce(divisor, 0n);
  return rest.map((factor) => -factor / common);
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

function changes(chain: readonly Polynomial[], x: Ratio): number {
  const signs = chain.map((polynomial) => signAt(polynomial, x)).filter((sign) => sign !== 0);
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
}

/** Σ a_i top^i bottom^(n − i), in whole numbers. */
function signAt(polynomial: Polynomial, { top, bottom }: Ratio): number {
  let [sum, scale] = [0n, 1n];
  for (const factor of [...polynomial].reverse()) {
    sum = sum * top + factor * scale;
    scale *= bottom;
  }
  return Number(sum > 0n) - Number(sum < 0n);
}
