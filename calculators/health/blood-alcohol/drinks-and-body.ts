// What was drunk, by whom and when, and the driving limit to compare with.
import { choice, count, type InputValues, number, percent, quantity, rows } from "#engine";
import type { DrivingPlace } from "#facts/limits/driving-alcohol";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES } from "../../shared/body.ts";

const PLACES = {
  us: "United States",
  canada: "Canada",
  england: "England, Wales, Northern Ireland",
  scotland: "Scotland",
  ireland: "Ireland",
  australia: "Australia",
  new_zealand: "New Zealand",
  germany: "Germany",
  france: "France",
  italy: "Italy",
  spain: "Spain",
  netherlands: "Netherlands",
  japan: "Japan",
  india: "India",
} as const satisfies Readonly<Record<DrivingPlace, string>>;

const PLACE_BY_REGION = {
  "en-CA": "canada",
  "en-GB": "england",
  "en-IE": "ireland",
  "en-AU": "australia",
  "en-IN": "india",
  "de-DE": "germany",
  "fr-FR": "france",
  "it-IT": "italy",
  "es-ES": "spain",
  "nl-NL": "netherlands",
  "ja-JP": "japan",
} as const;

export const DRINKS_AND_BODY = {
  drinks: rows(
    "Drinks",
    {
      number: { kind: "number", label: "Number", min: 0, max: 50 },
      size: { kind: "number", label: "Size", min: 0, max: 5000 },
      strength: { kind: "number", label: "Alcohol (%)", min: 0, max: 96 },
    },
    {
      least: 1,
      most: 20,
      example: "2:12:5; 1:5:12",
      beginsIn: { elsewhere: "2:330:5; 1:150:12" },
      help: "A beer in the US is 12 fl oz at 5%, a glass of wine 5 fl oz at 12%, a shot 1.5 fl oz at 40%.",
    },
  ),
  size_in: choice(
    "Sizes in",
    { us_floz: "US fluid ounces", ml: "Milliliters" },
    { default: "us_floz", beginsIn: { elsewhere: "ml" } },
  ),
  hours: number("Time since the first drink", { unit: "hours", min: 0, max: 72, example: 2 }),
  sex: choice("Sex", SEXES, { example: "female" }),
  weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 70 }),
  method: choice(
    "Body water from",
    { widmark: "Sex and weight (Widmark)", watson: "Age and height too (Watson)" },
    { default: "widmark" },
  ),
  age: count("Age", { unit: "years", min: 18, max: 110, example: 35, when: { method: ["watson"] } }),
  height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 170, when: { method: ["watson"] } }),
  limit: choice("Driving limit in", { ...PLACES, own: "My own figure" }, { default: "us", beginsIn: PLACE_BY_REGION }),
  own_limit: percent("Limit", { min: 0.001, max: 0.2, example: 0.02, when: { limit: ["own"] } }),
  falls: percent("Falls each hour by", { min: 0.01, max: 0.03, default: 0.015, more: true }),
};
export type Given = InputValues<typeof DRINKS_AND_BODY>;
