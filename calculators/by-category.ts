// The calculators of each category. A page loads the list of its own: further calculators elsewhere add nothing to it.
// Safe in the browser: no words, no vectors, and each calculator in a chunk of its own.
import type { Calculator, Category } from "#engine";

export type List = Readonly<Record<string, () => Promise<{ readonly default: Calculator }>>>;

export const byCategory: Readonly<Record<Category, () => Promise<{ readonly default: List }>>> = {
  finance: () => import("./finance.ts"),
  everyday: () => import("./everyday.ts"),
  health: () => import("./health.ts"),
  dates: () => import("./dates.ts"),
  conversion: () => import("./conversion.ts"),
  mathematics: () => import("./mathematics.ts"),
  building: () => import("./building.ts"),
  science: () => import("./science.ts"),
  study: () => import("./study.ts"),
};
