// In newtons. Forces that are weights: of the avoirdupois pound and the kilogram in standard gravity, 9.80665 m/s². By NIST Special
// Publication 811 (2008), appendix B.
import { unitsBy } from "../dimension.ts";

export const FORCES = /* @__PURE__ */ unitsBy({
  lbf: ["Pounds of force (lbf)", "lbf", "0.45359237 × 9.80665 N", "lbf|pounds?[ -]of[ -]force|pounds?[ -]force"],
  N: ["Newtons (N)", "N", "1", "n|newtons?"],
  kN: ["Kilonewtons (kN)", "kN", "1000 N", "kn|kilonewtons?"],
  MN: ["Meganewtons (MN)", "MN", "1000000 N", "meganewtons?"],
  mN: ["Millinewtons (mN)", "mN", "0.001 N", "millinewtons?"],
  kgf: [
    "Kilograms of force (kgf), kiloponds",
    "kgf",
    "9.80665 N",
    "kgf|kp|kiloponds?|kilograms?[ -]of[ -]force|kilograms?[ -]force",
  ],
  gf: ["Grams of force (gf), ponds", "gf", "0.001 kgf", "gf|grams?[ -]of[ -]force|grams?[ -]force"],
  tf: ["Metric tons of force (tf)", "tf", "1000 kgf", "tf|metric tons?[ -]of[ -]force|tonnes?[ -]force"],
  ozf: ["Ounces of force (ozf)", "ozf", "1 ÷ 16 lbf", "ozf|ounces?[ -]of[ -]force|ounces?[ -]force"],
  kip: ["Kips, 1,000 pounds of force", "kip", "1000 lbf", "kips?|klbf"],
  ton: ["US tons of force, 2,000 pounds", "US tonf", "2000 lbf", "us tons?[ -]force|tonf"],
  long_ton: ["UK tons of force, 2,240 pounds", "UK tonf", "2240 lbf", "long tons?[ -]force|uk tons?[ -]force"],
  pdl: ["Poundals (pdl)", "pdl", "0.45359237 × 0.3048 N", "pdl|poundals?"],
  dyn: ["Dynes (dyn)", "dyn", "0.00001 N", "dyn|dynes?"],
});
