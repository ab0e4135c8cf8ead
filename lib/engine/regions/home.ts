// What every page knows of regions. The others are a table apart (./region.ts), which is loaded when someone leaves home.
import type { Currency } from "../printing/format.ts";

/** The notation that every text is written in first. */
export const DEFAULT_REGION = "en-US";

export const regionOf = ({ notation }: Currency): string => notation?.region ?? DEFAULT_REGION;

/** Which unit a form opens with where another one is usual: of those in its place, the first that the input offers. */
export type PreferredUnits = Readonly<Record<string, readonly string[]>>;

/** By Unicode's CLDR 47, unitPreferenceData.json: person-height, mass-person, floor. */
export const US: PreferredUnits = {
  cm: ["in"],
  m: ["ft"],
  kg: ["lb"],
  g: ["oz"],
  m2: ["ft2"],
  m3: ["ft3"],
  l: ["us_gal"],
};
