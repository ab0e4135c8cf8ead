// What several packages cost: "16 oz for $3.39 or 24 oz for $4.99" as the rows of unit price.
import type { Texts } from "#engine";
import { FIGURES, plainNumber } from "./figures.ts";

/** The units of packages, by what their prices are best compared by. */
const PACKED_IN: Readonly<Record<string, string>> = {
  ...{ oz: "oz", ounce: "oz", ounces: "oz", lb: "lb", lbs: "lb", pound: "lb", pounds: "lb", g: "g100", kg: "kg" },
  ...{ "fl oz": "floz", gal: "gal", gallon: "gal", gallons: "gal", ml: "ml100", l: "l", liter: "l", liters: "l" },
  ...{ pack: "each", packs: "each", pieces: "each", rolls: "each", each: "each" },
};
const PACK = `(${FIGURES})[ -]?(${Object.keys(PACKED_IN).join("|")})(?![a-z])`;
const PRICE = `[$€£]?(${FIGURES})`;
const PACKAGE = `(?:${PACK} (?:for|at|@) ${PRICE}|${PRICE} for (?:a )?${PACK})`;
const OR = ",? (?:or|and|vs\\.?|versus) |, ";

/** "16 oz for $3.39" is a row of unit price. */
function packed(text: string): readonly [row: string, per: string] | undefined {
  const parts = new RegExp(`^${PACKAGE}$`, "i").exec(text);
  if (!parts) return undefined;
  const [, size = parts[5], unit = parts[6], price = parts[4]] = parts;
  const [plainSize, plainPrice] = [plainNumber(size ?? ""), plainNumber(price ?? "")];
  const per = PACKED_IN[unit?.toLowerCase() ?? ""];
  if (!plainSize || !plainPrice || !unit || !per) return undefined;
  return [`${size} ${unit}:${plainPrice}:${plainSize}:${per === "each" ? per : unit.toLowerCase()}`, per];
}

export const PACKAGES = `${PACKAGE}(?:(?:${OR})${PACKAGE}){1,3}`;

export function packagesOf(text: string, input: string): Texts | undefined {
  const found = text.split(new RegExp(OR, "i")).map(packed);
  const rows = found.flatMap((row) => (row ? [row[0]] : []));
  return rows.length < found.length ? undefined : { [input]: rows.join("; "), per: found[0]?.[1] ?? "each" };
}
