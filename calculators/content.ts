// The words and vectors of every calculator, by slug. For the server only.
import type { AnyContent } from "#engine";

type Load = () => Promise<{ readonly default: AnyContent }>;

export const contents: Readonly<Record<string, Load>> = {
  bmi: () => import("./bmi/content.ts"),
  mortgage: () => import("./mortgage/content.ts"),
  percentage: () => import("./percentage/content.ts"),
  tip: () => import("./tip/content.ts"),
};
