import { listed } from "../listed.ts";

export default listed("health", {
  bmi: ["1.3.1", () => import("../health/bmi/bmi.ts")],
  bmr: ["1.1.3", () => import("../health/bmr/bmr.ts")],
  "body-fat": ["1.1.1", () => import("../health/body-fat/body-fat.ts")],
  calories: ["1.3.2", () => import("../health/calories/calories.ts")],
  "child-bmi": ["1.0.3", () => import("../health/child-bmi/child-bmi.ts")],
  "due-date": ["1.3.0", () => import("../health/due-date/due-date.ts")],
  "ideal-weight": ["1.1.3", () => import("../health/ideal-weight/ideal-weight.ts")],
  macros: ["1.2.1", () => import("../health/macros/macros.ts")],
  "one-rep-max": ["1.0.0", () => import("../health/one-rep-max/one-rep-max.ts")],
  ovulation: ["1.0.0", () => import("../health/ovulation/ovulation.ts")],
  pace: ["1.0.2", () => import("../health/pace/pace.ts")],
  "target-heart-rate": ["1.0.0", () => import("../health/target-heart-rate/target-heart-rate.ts")],
});
