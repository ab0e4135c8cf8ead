// Every calculator, by slug, each in a chunk of its own. Safe in the browser: no words, no vectors.
import type { Calculator } from "#engine";

type Load = () => Promise<{ readonly default: Calculator }>;

export const calculators: Readonly<Record<string, Load>> = {
  age: () => import("./age/age.ts"),
  amortization: () => import("./amortization/amortization.ts"),
  apr: () => import("./apr/apr.ts"),
  "auto-loan": () => import("./auto-loan/auto-loan.ts"),
  bmi: () => import("./bmi/bmi.ts"),
  "business-days": () => import("./business-days/business-days.ts"),
  "credit-card-payoff": () => import("./credit-card-payoff/credit-card-payoff.ts"),
  "date-add": () => import("./date-add/date-add.ts"),
  "date-difference": () => import("./date-difference/date-difference.ts"),
  fraction: () => import("./fraction/fraction.ts"),
  "gcd-lcm": () => import("./gcd-lcm/gcd-lcm.ts"),
  "hours-worked": () => import("./hours-worked/hours-worked.ts"),
  "house-affordability": () => import("./house-affordability/house-affordability.ts"),
  loan: () => import("./loan/loan.ts"),
  mortgage: () => import("./mortgage/mortgage.ts"),
  "mortgage-payoff": () => import("./mortgage-payoff/mortgage-payoff.ts"),
  "number-base": () => import("./number-base/number-base.ts"),
  percentage: () => import("./percentage/percentage.ts"),
  "prime-factorization": () => import("./prime-factorization/prime-factorization.ts"),
  quadratic: () => import("./quadratic/quadratic.ts"),
  ratio: () => import("./ratio/ratio.ts"),
  rounding: () => import("./rounding/rounding.ts"),
  "simple-interest": () => import("./simple-interest/simple-interest.ts"),
  statistics: () => import("./statistics/statistics.ts"),
  "time-duration": () => import("./time-duration/time-duration.ts"),
  tip: () => import("./tip/tip.ts"),
};
