import { listed } from "../listed.ts";

export default listed("mathematics", {
  area: ["1.0.2", () => import("../mathematics/area/area.ts")],
  circle: ["1.0.1", () => import("../mathematics/circle/circle.ts")],
  exponent: ["1.0.0", () => import("../mathematics/exponent/exponent.ts")],
  fraction: ["1.0.3", () => import("../mathematics/fraction/fraction.ts")],
  "gcd-lcm": ["1.0.0", () => import("../mathematics/gcd-lcm/gcd-lcm.ts")],
  logarithm: ["1.0.0", () => import("../mathematics/logarithm/logarithm.ts")],
  "number-base": ["1.0.0", () => import("../mathematics/number-base/number-base.ts")],
  "permutations-combinations": ["1.0.0", () => import("../mathematics/permutations-combinations/permutations-combinations.ts")],
  "prime-factorization": ["1.0.3", () => import("../mathematics/prime-factorization/prime-factorization.ts")],
  quadratic: ["1.0.4", () => import("../mathematics/quadratic/quadratic.ts")],
  ratio: ["1.0.2", () => import("../mathematics/ratio/ratio.ts")],
  "roman-numerals": ["1.0.0", () => import("../mathematics/roman-numerals/roman-numerals.ts")],
  root: ["1.0.0", () => import("../mathematics/root/root.ts")],
  rounding: ["1.0.2", () => import("../mathematics/rounding/rounding.ts")],
  scientific: ["1.3.0", () => import("../mathematics/scientific/scientific.ts")],
  slope: ["1.0.0", () => import("../mathematics/slope/slope.ts")],
  statistics: ["1.2.4", () => import("../mathematics/statistics/statistics.ts")],
  triangle: ["1.0.1", () => import("../mathematics/triangle/triangle.ts")],
  volume: ["1.0.2", () => import("../mathematics/volume/volume.ts")],
  "z-score": ["1.0.0", () => import("../mathematics/z-score/z-score.ts")],
});
