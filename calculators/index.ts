// Every calculator, by slug, each in a chunk of its own. Safe in the browser: no words, no vectors.
import type { Calculator } from "#engine";

type Load = () => Promise<{ readonly default: Calculator }>;

export const calculators: Readonly<Record<string, Load>> = {
  age: () => import("./age/age.ts"),
  bmi: () => import("./bmi/bmi.ts"),
  "business-days": () => import("./business-days/business-days.ts"),
  "date-add": () => import("./date-add/date-add.ts"),
  "date-difference": () => import("./date-difference/date-difference.ts"),
  fraction: () => import("./fraction/fraction.ts"),
  "gcd-lcm": () => import("./gcd-lcm/gcd-lcm.ts"),
  "hours-worked": () => import("./hours-worked/hours-worked.ts"),
  mortgage: () => import("./mortgage/mortgage.ts"),
  "number-base": () => import("./number-base/number-base.ts"),
  percentage: () => import("./percentage/percentage.ts"),
  "prime-factorization": () => import("./prime-factorization/prime-factorization.ts"),
  quadratic: () => import("./quadratic/quadratic.ts"),
  ratio: () => import("./ratio/ratio.ts"),
  rounding: () => import("./rounding/rounding.ts"),
  statistics: () => import("./statistics/statistics.ts"),
  "time-duration": () => import("./time-duration/time-duration.ts"),
  tip: () => import("./tip/tip.ts"),
};
