import type { Laws } from "#engine";
import type gpa from "./gpa.ts";

export default {
  grows: [
    ["target", "raises", "needed_gpa", { plan: "some" }],
    ["honors_points", "raises", "points", { courses: "B honors:3; A:4" }],
    ["ap_points", "raises", "points", { courses: "B AP:3; A:4" }],
  ],
  sums: ["points = by_course.points where before is none", "points = gpa × credits"],
} satisfies Laws<typeof gpa>;
