// In pascals. Pound-force: the avoirdupois pound in standard gravity, 9.80665 m/s². Mercury and water: the conventional columns, of
// 13,595.1 and 1,000 kg/m³ in standard gravity. All by NIST Special Publication 811 (2008), appendix B.
import { unitsBy } from "../dimension.ts";

export const PRESSURES = /* @__PURE__ */ unitsBy({
  psi: [
    "Pounds per square inch (psi)",
    "psi",
    "0.45359237 × 9.80665 ÷ 0.0254 ÷ 0.0254 Pa",
    "psi|pounds? per square inch",
  ],
  kPa: ["Kilopascals (kPa)", "kPa", "1000 Pa", "kpa|kilopascals?"],
  bar: ["Bars (bar)", "bar", "100000 Pa", "bars?"],
  Pa: ["Pascals (Pa), newtons per square meter", "Pa", "1", "pascals?"],
  hPa: ["Hectopascals (hPa)", "hPa", "100 Pa", "hpa|hectopascals?"],
  MPa: ["Megapascals (MPa)", "MPa", "1000000 Pa", "mpa|megapascals?"],
  mbar: ["Millibars (mbar)", "mbar", "100 Pa", "mbar|millibars?"],
  atm: ["Standard atmospheres (atm)", "atm", "101325 Pa", "atm|atmospheres?"],
  at: ["Technical atmospheres (kgf/cm²)", "kgf/cm²", "98066.5 Pa", "kgf/cm²|kg/cm²|technical atmospheres?"],
  torr: ["Torr", "torr", "101325 ÷ 760 Pa", "torrs?"],
  mmHg: ["Millimeters of mercury (mmHg)", "mmHg", "13.5951 × 9.80665 Pa", "mm ?hg|millimet(er|re)s? of mercury"],
  inHg: ["Inches of mercury (inHg)", "inHg", "25.4 mmHg", "in ?hg|inch(es)? of mercury"],
  mmH2O: ["Millimeters of water (mmH₂O)", "mmH₂O", "9.80665 Pa", "mm ?h2o|millimet(er|re)s? of water"],
  cmH2O: ["Centimeters of water (cmH₂O)", "cmH₂O", "10 mmH2O", "cm ?h2o|centimet(er|re)s? of water"],
  inH2O: ["Inches of water (inH₂O)", "inH₂O", "25.4 mmH2O", "in ?h2o|inch(es)? of water"],
  ftH2O: ["Feet of water (ftH₂O)", "ftH₂O", "12 inH2O", "ft ?h2o|f(oo|ee)t of water"],
  psf: ["Pounds per square foot (psf)", "psf", "1 ÷ 144 psi", "psf|pounds? per square foot"],
  ksi: ["Thousand pounds per square inch (ksi)", "ksi", "1000 psi", "ksi"],
  barye: ["Dynes per square centimeter (Ba)", "dyn/cm²", "0.1 Pa", "dyn/cm²|baryes?"],
});
