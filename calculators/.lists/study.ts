import { listed } from "../listed.ts";

export default listed("study", {
  "final-grade": ["1.2.0", () => import("../study/final-grade/final-grade.ts")],
  gpa: ["1.2.0", () => import("../study/gpa/gpa.ts")],
  grade: ["1.0.2", () => import("../study/grade/grade.ts")],
});
