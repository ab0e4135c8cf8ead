// The calculators of each category. A page loads the list of its own: further calculators elsewhere add nothing to it.
import type { Category } from "#engine";
import type { List } from "../listed.ts";

export const byCategory: Readonly<Record<Category, () => Promise<{ readonly default: List }>>> = {
  building: () => import("./building.ts"),
  conversion: () => import("./conversion.ts"),
  dates: () => import("./dates.ts"),
  everyday: () => import("./everyday.ts"),
  finance: () => import("./finance.ts"),
  health: () => import("./health.ts"),
  mathematics: () => import("./mathematics.ts"),
  science: () => import("./science.ts"),
  study: () => import("./study.ts"),
};
