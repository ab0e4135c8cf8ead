// Squares of the lengths. US land units: NIST Handbook 44, appendix C; by the international foot since 2023. Survey acre and mile:
// by the survey foot of 1200/3937 m; NIST Special Publication 811 (2008), appendix B. Are, hectare and barn: the same appendix.
// Roofing square: 100 square feet. Tsubo: the square of a ken of 6 shaku of 10/33 m (Japan, Weights and Measures Act 1891).
import { unitsBy } from "../dimension.ts";

export const AREAS = /* @__PURE__ */ unitsBy({
  mm2: ["Square millimeters (mm²)", "mm²", "0.001 × 0.001 m2", "mm²|sq ?mm|square mm|square millimet(er|re)s?"],
  cm2: ["Square centimeters (cm²)", "cm²", "0.01 × 0.01 m2", "cm²|sq ?cm|square cm|square centimet(er|re)s?"],
  m2: ["Square meters (m²)", "m²", "1", "m²|m\\^2|sq\\.? ?m|square met(er|re)s?"],
  are: ["Ares (a)", "ares", "100 m2", "ares"],
  ha: ["Hectares (ha)", "ha", "10000 m2", "hectares?"],
  km2: ["Square kilometers (km²)", "km²", "1000 × 1000 m2", "km²|sq ?km|square km|square kilomet(er|re)s?"],
  in2: ["Square inches (sq in)", "sq in", "0.0254 × 0.0254 m2", "in²|sq\\.? ?in|square inch(es)?"],
  ft2: ["Square feet (sq ft)", "sq ft", "12 × 12 in2", "ft²|ft\\^2|sq\\.? ?ft|square (foot|feet)"],
  yd2: ["Square yards (sq yd)", "sq yd", "9 ft2", "yd²|sq\\.? ?yd|square yards?"],
  mi2: ["Square miles (sq mi)", "sq mi", "640 acre", "mi²|sq\\.? ?mi(les?)?|square miles?"],
  acre: ["Acres", "acres", "4840 yd2", "acres?"],
  rood: ["Roods (a quarter of an acre)", "roods", "1 ÷ 4 acre", "roods?"],
  sq_rd: ["Square rods (perches, poles)", "sq rd", "1 ÷ 160 acre", "square (rods?|perches|poles?)"],
  sq_ch: ["Square chains", "sq ch", "1 ÷ 10 acre", "square chains?"],
  section: ["Sections (a square mile)", "sections", "640 acre", "sections?"],
  township: ["Townships (36 sections)", "townships", "36 section", "townships?"],
  square: ["Roofing squares (100 sq ft)", "squares", "100 ft2", "roofing squares?"],
  survey_acre: ["US survey acres (until 2022)", "survey acres", "43560 × 1200 × 1200 ÷ 3937 ÷ 3937 m2"],
  survey_mi2: ["US survey square miles (until 2022)", "survey sq mi", "640 survey_acre"],
  tsubo: ["Tsubo or pyeong", "tsubo", "400 ÷ 121 m2", "tsubo|pyeong"],
  barn: ["Barns (b), nuclear physics", "barns", "0.0000000000000000000000000001 m2"],
});

/** Those that forms take. */
export const AREA = /* @__PURE__ */ (({ m2, cm2, in2, ft2, yd2, acre }) => ({ m2, cm2, in2, ft2, yd2, acre }))(AREAS);
