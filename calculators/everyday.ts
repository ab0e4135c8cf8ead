import type { List } from "./by-category.ts";

export default {
  "bill-split": () => import("./bill-split/bill-split.ts"),
  discount: () => import("./discount/discount.ts"),
  "download-time": () => import("./download-time/download-time.ts"),
  "fuel-cost": () => import("./fuel-cost/fuel-cost.ts"),
  percentage: () => import("./percentage/percentage.ts"),
  "percentage-change": () => import("./percentage-change/percentage-change.ts"),
  "recipe-scaler": () => import("./recipe-scaler/recipe-scaler.ts"),
  tip: () => import("./tip/tip.ts"),
  "unit-price": () => import("./unit-price/unit-price.ts"),
} satisfies List;
