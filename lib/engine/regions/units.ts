// Which unit a form opens with where another one is usual: for each, the first of those in its place that the input offers.
// What Unicode's CLDR 47 prefers (unitPreferenceData.json: person-height, mass-person, road, floor), for the units of #math/units.
// Canadians weigh themselves in pounds, which CLDR does not say.

export type PreferredUnits = Readonly<Record<string, readonly string[]>>;

const FEET_AND_INCHES = { cm: ["ft", "in"] };

export const US: PreferredUnits = {
  ...FEET_AND_INCHES,
  ...{ m: ["ft"], km: ["mi"], kg: ["lb"], g: ["oz"], kmh: ["mph"], m2: ["ft2"], m3: ["ft3"], l: ["us_gal"] },
};
export const METRIC: PreferredUnits = {
  ...{ ft: ["m", "cm"], in: ["cm", "mm"], yd: ["m"], mi: ["km"], lb: ["kg"], oz: ["g"], mph: ["kmh"] },
  ...{ ft2: ["m2"], yd2: ["m2"], ft3: ["m3"], yd3: ["m3"], us_gal: ["l"] },
};
const { mi: _, mph: __, ...METRIC_BUT_ROADS } = METRIC;
export const UK: PreferredUnits = {
  ...METRIC_BUT_ROADS,
  ...FEET_AND_INCHES,
  ...{ kg: ["st", "lb"], km: ["mi"], kmh: ["mph"], us_gal: ["uk_gal"] },
};
export const CANADIAN: PreferredUnits = { ...FEET_AND_INCHES, kg: ["lb"], mi: ["km"], mph: ["kmh"], us_gal: ["l"] };
export const INDIAN: PreferredUnits = { ...METRIC, ...FEET_AND_INCHES };
