// Every calculator, by slug, each in a chunk of its own. Safe in the browser: no words, no vectors.
import type { Calculator } from "#engine";

type Load = () => Promise<{ readonly default: Calculator }>;

export const calculators: Readonly<Record<string, Load>> = {
  bmi: () => import("./bmi/bmi.ts"),
  mortgage: () => import("./mortgage/mortgage.ts"),
  percentage: () => import("./percentage/percentage.ts"),
  tip: () => import("./tip/tip.ts"),
};
