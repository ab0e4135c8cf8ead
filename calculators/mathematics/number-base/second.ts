import { type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const numberBase: Opinion = (given) => {
  const value = wholeIn(given);
  if (value === undefined || given.negative === "twos_complement") return NO_OPINION;
  if (value === "refused") return undefined;
  const inPrint = (base: number) => `${value < 0n ? "-" : ""}${digitsIn(value < 0n ? -value : value, BigInt(base))}`;
  return {
    converted: inPrint(whole(given, "to_base")),
    decimal: inPrint(10),
    bases: [2, 8, 10, 16].map((base) => [fixed(base, 0), inPrint(base)]),
  };
};

/** Nothing where it has a fraction. */
function wholeIn(given: Given): bigint | "refused" | undefined {
  const base = whole(given, "from_base");
  const [, sign = "", text = ""] = /^([+-]?)(.*)$/.exec((given.number ?? "").toUpperCase()) ?? [];
  if (text.includes(".")) return undefined;
  const prefix = { 16: "0X", 8: "0O", 2: "0B" }[base];
  const digits = text.replace(/[ _]/g, "");
  const own = prefix && digits.startsWith(prefix) && digits.length > 2 ? digits.slice(2) : digits;
  const values = Array.from(own, (digit) => DIGITS.indexOf(digit));
  if (values.some((value) => value < 0 || value >= base)) return "refused";
  const size = values.reduce((sum, value) => sum * BigInt(base) + BigInt(value), 0n);
  return sign === "-" ? -size : size;
}

function digitsIn(size: bigint, base: bigint): string {
  const last = DIGITS.charAt(Number(size % base));
  return size < base ? last : digitsIn(size / base, base) + last;
}

export default numberBase;
