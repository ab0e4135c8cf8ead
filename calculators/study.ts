import type { List } from "./by-category.ts";

export default {
  "final-grade": () => import("./final-grade/final-grade.ts"),
  gpa: () => import("./gpa/gpa.ts"),
  grade: () => import("./grade/grade.ts"),
} satisfies List;
