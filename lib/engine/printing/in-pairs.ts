// A person's height and weight as people say them: 5 ft 9 in, and 11 st 4 lb where they weigh themselves in stones.
import { Decimal } from "#numbers/decimal";
import { type Currency, group, plain } from "./format.ts";

const PAIRS = { in: { large: "ft", many: 12 }, lb: { large: "st", many: 14 } } as const;

/** Nothing where that unit is said alone. */
export function inPairs(given: string, unit: string, { notation }: Currency): string | undefined {
  const isPaired = unit === "in" || (unit === "lb" && notation?.units.kg?.[0] === "st");
  if (!isPaired) return undefined;
  const { large, many } = PAIRS[unit];
  const small = new Decimal(given).mod(many);
  const whole = new Decimal(given).minus(small).div(many);
  const parts = [
    !whole.isZero() && `${group(plain(whole), notation)} ${large}`,
    !small.isZero() && `${group(plain(small), notation)} ${unit}`,
  ];
  return parts.filter(Boolean).join(" ");
}
