import type { List } from "./by-category.ts";

export default {
  bmi: () => import("./bmi/bmi.ts"),
  bmr: () => import("./bmr/bmr.ts"),
  "body-fat": () => import("./body-fat/body-fat.ts"),
  calories: () => import("./calories/calories.ts"),
  "child-bmi": () => import("./child-bmi/child-bmi.ts"),
  "due-date": () => import("./due-date/due-date.ts"),
  "ideal-weight": () => import("./ideal-weight/ideal-weight.ts"),
  macros: () => import("./macros/macros.ts"),
  pace: () => import("./pace/pace.ts"),
} satisfies List;
