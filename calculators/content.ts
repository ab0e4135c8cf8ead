// The words and vectors of every calculator, by slug. For the server only.
import type { AnyContent } from "#engine";

type Load = () => Promise<{ readonly default: AnyContent }>;

export const contents: Readonly<Record<string, Load>> = {
  age: () => import("./age/content.ts"),
  amortization: () => import("./amortization/content.ts"),
  apr: () => import("./apr/content.ts"),
  "auto-loan": () => import("./auto-loan/content.ts"),
  bmi: () => import("./bmi/content.ts"),
  "business-days": () => import("./business-days/content.ts"),
  "credit-card-payoff": () => import("./credit-card-payoff/content.ts"),
  "date-add": () => import("./date-add/content.ts"),
  "date-difference": () => import("./date-difference/content.ts"),
  fraction: () => import("./fraction/content.ts"),
  "gcd-lcm": () => import("./gcd-lcm/content.ts"),
  "hours-worked": () => import("./hours-worked/content.ts"),
  "house-affordability": () => import("./house-affordability/content.ts"),
  loan: () => import("./loan/content.ts"),
  mortgage: () => import("./mortgage/content.ts"),
  "mortgage-payoff": () => import("./mortgage-payoff/content.ts"),
  "number-base": () => import("./number-base/content.ts"),
  percentage: () => import("./percentage/content.ts"),
  "prime-factorization": () => import("./prime-factorization/content.ts"),
  quadratic: () => import("./quadratic/content.ts"),
  ratio: () => import("./ratio/content.ts"),
  rounding: () => import("./rounding/content.ts"),
  "simple-interest": () => import("./simple-interest/content.ts"),
  statistics: () => import("./statistics/content.ts"),
  "time-duration": () => import("./time-duration/content.ts"),
  tip: () => import("./tip/content.ts"),
};
