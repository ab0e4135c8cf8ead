import type { Laws } from "#engine";
import type gpa from "./gpa.ts";

export default {
  sums: ["points = by_course.points where before is none", "points = gpa × credits"],
} satisfies Laws<typeof gpa>;
