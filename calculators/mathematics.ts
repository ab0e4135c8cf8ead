import type { List } from "./by-category.ts";

export default {
  area: () => import("./area/area.ts"),
  circle: () => import("./circle/circle.ts"),
  fraction: () => import("./fraction/fraction.ts"),
  "gcd-lcm": () => import("./gcd-lcm/gcd-lcm.ts"),
  "number-base": () => import("./number-base/number-base.ts"),
  "prime-factorization": () => import("./prime-factorization/prime-factorization.ts"),
  quadratic: () => import("./quadratic/quadratic.ts"),
  ratio: () => import("./ratio/ratio.ts"),
  rounding: () => import("./rounding/rounding.ts"),
  scientific: () => import("./scientific/scientific.ts"),
  statistics: () => import("./statistics/statistics.ts"),
  triangle: () => import("./triangle/triangle.ts"),
  volume: () => import("./volume/volume.ts"),
} satisfies List;
