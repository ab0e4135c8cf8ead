import { conversion } from "#calculators/second/convert";
import type { Opinion } from "#calculators/second/given";
import { CUBIC_METRES } from "#calculators/second/units";

const OFFERED = [
  ..."ml cl dl l cm3 m3 us_tsp us_tbsp us_floz us_cup us_pt us_qt us_gal uk_floz uk_pt uk_qt uk_gal".split(" "),
  ..."metric_tsp metric_tbsp metric_cup au_tbsp label_floz label_cup in3 ft3 yd3 bbl".split(" "),
];

const volumeUnits: Opinion = (given) => conversion(given, CUBIC_METRES, OFFERED);

export default volumeUnits;
