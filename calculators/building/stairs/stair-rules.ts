// What codes allow, in inches or millimeters, and in degrees.
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";

export const CODES = {
  none: "No check",
  irc: "US homes (IRC R311.7.5)",
  ada: "US public buildings (ABA/ADA 504)",
  osha: "US workplaces (OSHA 1910.25)",
  uk_private: "England, private stair (Part K)",
  uk_general: "England, general access (Part K)",
  din_home: "Germany, home (DIN 18065)",
  din_other: "Germany, other buildings (DIN 18065)",
} as const;
export type Code = keyof typeof CODES;

type Range = readonly [least: string | null, most: string | null];
type Rules = {
  readonly unit: "in" | "mm";
  readonly riser: Range;
  readonly tread: Range;
  readonly stride?: Range;
  readonly pitch?: Range;
};

const RULES: { readonly [C in Exclude<Code, "none">]: Rules } = {
  irc: { unit: "in", riser: [null, "7.75"], tread: ["10", null] },
  ada: { unit: "in", riser: ["4", "7"], tread: ["11", null] },
  osha: { unit: "in", riser: [null, "9.5"], tread: ["9.5", null], pitch: ["30", "50"] },
  uk_private: { unit: "mm", riser: ["150", "220"], tread: ["220", "300"], stride: ["550", "700"], pitch: [null, "42"] },
  uk_general: { unit: "mm", riser: ["150", "170"], tread: ["250", "400"], stride: ["550", "700"] },
  din_home: { unit: "mm", riser: ["140", "200"], tread: ["230", "370"], stride: ["590", "650"] },
  din_other: { unit: "mm", riser: ["140", "190"], tread: ["260", "370"], stride: ["590", "650"] },
};
const NAMES = { riser: "Riser", tread: "Tread", stride: "2 risers + 1 tread", pitch: "Angle, degrees" } as const;
export type Measure = keyof typeof NAMES;
const MEASURES: readonly Measure[] = ["riser", "tread", "stride", "pitch"];

export const NO = "Does not fit";

/** Each rule of a code beside the stairs, which are in meters and degrees. */
export function checksOf(code: Code, stairs: Readonly<Record<Measure, Decimal>>) {
  if (code === "none") return [];
  const { unit } = RULES[code];
  return MEASURES.flatMap((measure) => {
    const [least, most] = RULES[code][measure] ?? [];
    if (!least && !most) return [];
    const isLength = measure !== "pitch";
    const yours = isLength ? stairs[measure].div(LENGTH[unit].factor) : stairs[measure];
    const fits = !(least && yours.lt(least)) && !(most && yours.gt(most));
    return [
      {
        rule: isLength ? `${NAMES[measure]}, ${unit}` : NAMES[measure],
        least: least ? decimal(least) : null,
        most: most ? decimal(most) : null,
        yours,
        verdict: fits ? "Fits" : NO,
      },
    ];
  });
}
