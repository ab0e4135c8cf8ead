// In newton-meters: a force on a lever of a length. Forces of the pound and the kilogram in standard gravity, 9.80665 m/s². By NIST
// Special Publication 811 (2008), appendix B.
import { unitsBy } from "../dimension.ts";

export const TORQUES = /* @__PURE__ */ unitsBy({
  lbf_ft: [
    "Pound-feet (lbf·ft), foot-pounds",
    "lbf·ft",
    "0.45359237 × 9.80665 × 0.3048 Nm",
    "lbf?[ ·-]?ft|ft[ ·-]?lbs?f?|f(oo|ee)t[ -]pounds?|pounds?[ -]f(oo|ee)t",
  ],
  lbf_in: [
    "Pound-inches (lbf·in), inch-pounds",
    "lbf·in",
    "1 ÷ 12 lbf_ft",
    "lbf?[ ·-]?in|in[ ·-]?lbs?f?|inch[ -]pounds?|pounds?[ -]inch(es)?",
  ],
  ozf_in: [
    "Ounce-inches (ozf·in)",
    "ozf·in",
    "1 ÷ 16 lbf_in",
    "ozf?[ ·-]?in|in[ ·-]?ozf?|ounces?[ -]inch(es)?|inch[ -]ounces?",
  ],
  Nm: ["Newton-meters (N·m)", "N·m", "1", "n[ ·-]?m|newtons?[ -]met(er|re)s?"],
  Ncm: ["Newton-centimeters (N·cm)", "N·cm", "0.01 Nm", "n[ ·-]?cm|newtons?[ -]centimet(er|re)s?"],
  mNm: ["Millinewton-meters (mN·m)", "mN·m", "0.001 Nm", "millinewtons?[ -]met(er|re)s?"],
  kNm: ["Kilonewton-meters (kN·m)", "kN·m", "1000 Nm", "kn[ ·-]?m|kilonewtons?[ -]met(er|re)s?"],
  kgf_m: ["Kilogram-meters (kgf·m)", "kgf·m", "9.80665 Nm", "kgf?[ ·-]?m|kilograms?[ -]met(er|re)s?"],
  kgf_cm: ["Kilogram-centimeters (kgf·cm)", "kgf·cm", "0.01 kgf_m", "kgf?[ ·-]?cm|kilograms?[ -]centimet(er|re)s?"],
  gf_cm: ["Gram-centimeters (gf·cm)", "gf·cm", "0.001 kgf_cm", "gf?[ ·-]?cm|grams?[ -]centimet(er|re)s?"],
  dyn_cm: ["Dyne-centimeters (dyn·cm)", "dyn·cm", "0.0000001 Nm", "dyn[ ·-]?cm|dynes?[ -]centimet(er|re)s?"],
});
