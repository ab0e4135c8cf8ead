// Which units forms open with outside the United States, by Unicode's CLDR 47 (unitPreferenceData.json: person-height,
// mass-person, floor, road). Canadians weigh themselves in pounds, which CLDR does not say.
import type { PreferredUnits } from "./home.ts";

const FEET_AND_INCHES = { cm: ["in"] };

export const METRIC: PreferredUnits = {
  ...{ ft: ["m", "cm"], in: ["cm", "mm"], yd: ["m"], lb: ["kg"], oz: ["g"] },
  ...{ ft2: ["m2"], yd2: ["m2"], ft3: ["m3"], yd3: ["m3"], us_gal: ["l"], mi: ["km"] },
};
export const UK: PreferredUnits = {
  ...METRIC,
  ...FEET_AND_INCHES,
  kg: ["st", "lb"],
  us_gal: ["uk_gal"],
  mi: ["mi"],
  mg_dl: ["umol_l"],
};
export const CANADIAN: PreferredUnits = {
  ...FEET_AND_INCHES,
  kg: ["lb"],
  us_gal: ["l"],
  mi: ["km"],
  mg_dl: ["umol_l"],
};
export const INDIAN: PreferredUnits = { ...METRIC, ...FEET_AND_INCHES };
