// From the definitions by prime-free steps: subtracting the smaller from the larger, as Euclid did, in one go.
import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { size, up } from "#calculators/second/ratio";

const gcdLcm: Opinion = (given) => {
  const numbers = (given.numbers ?? "").split(", ").map((text) => up(size(text)));
  if (numbers.every((number) => number === 0n)) return undefined;
  const gcd = numbers.reduce(common);
  const multiple = (a: bigint, b: bigint) => (a === 0n || b === 0n ? 0n : (a / common(a, b)) * b);
  return { gcd: fixed(gcd, 0), lcm: grouped(numbers.reduce(multiple)) };
};

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

const grouped = (number: bigint): string => String(number).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");

export default gcdLcm;
