// Timestamps as people paste them, in nanoseconds since 1970.
export const PER_SECOND = 1_000_000_000n;

const UNITS = {
  s: [PER_SECOND, "seconds"],
  ms: [1_000_000n, "milliseconds"],
  us: [1000n, "microseconds"],
  ns: [1n, "nanoseconds"],
} as const;
type Unit = keyof typeof UNITS | "auto";

/** Up to 11 digits are seconds (to the year 5138), up to 14 milliseconds, up to 17 microseconds. */
function meant(timestamp: string, unit: Unit): keyof typeof UNITS {
  if (unit !== "auto") return unit;
  const digits = timestamp.replace(/^-?0*/, "").split(".")[0]?.length ?? 0;
  if (digits <= 11) return "s";
  if (digits <= 14) return "ms";
  return digits <= 17 ? "us" : "ns";
}

export const unitOf = (timestamp: string, unit: Unit): string => UNITS[meant(timestamp, unit)][1];

/** Digits below a nanosecond are dropped, toward the past. */
export function nanosecondsIn(timestamp: string, unit: Unit): bigint {
  const [size] = UNITS[meant(timestamp, unit)];
  const [whole = "0", fraction = ""] = timestamp.replace("-", "").split(".");
  const billionths = (BigInt(whole) * PER_SECOND + BigInt(fraction.padEnd(9, "0"))) * size;
  const signed = timestamp.startsWith("-") ? -billionths : billionths;
  const rest = ((signed % PER_SECOND) + PER_SECOND) % PER_SECOND;
  return (signed - rest) / PER_SECOND;
}

/** As a decimal number of a unit, without zeros at the end. */
export function decimalIn(nanoseconds: bigint, unit: bigint): string {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const fraction = `${size % unit}`.padStart(`${unit}`.length - 1, "0").replace(/0+$/, "");
  return `${nanoseconds < 0n ? "-" : ""}${size / unit}${fraction && `.${fraction}`}`;
}
