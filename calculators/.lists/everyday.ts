import { listed } from "../listed.ts";

export default listed("everyday", {
  "bill-split": ["1.0.6", () => import("../everyday/bill-split/bill-split.ts")],
  discount: ["1.0.1", () => import("../everyday/discount/discount.ts")],
  "download-time": ["1.0.2", () => import("../everyday/download-time/download-time.ts")],
  "fuel-cost": ["1.1.1", () => import("../everyday/fuel-cost/fuel-cost.ts")],
  percentage: ["1.1.1", () => import("../everyday/percentage/percentage.ts")],
  "percentage-change": ["1.0.3", () => import("../everyday/percentage-change/percentage-change.ts")],
  "random-number": ["1.0.0", () => import("../everyday/random-number/random-number.ts")],
  "recipe-scaler": ["1.1.0", () => import("../everyday/recipe-scaler/recipe-scaler.ts")],
  tip: ["1.0.3", () => import("../everyday/tip/tip.ts")],
  "unit-price": ["1.1.0", () => import("../everyday/unit-price/unit-price.ts")],
});
