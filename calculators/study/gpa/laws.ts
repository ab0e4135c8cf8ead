import type { Laws } from "#engine";
import type gpa from "./gpa.ts";

export default {
  grows: [
    ["target", "raises", "needed_gpa", { plan: "some" }],
    ["honors_points", "raises", "points", { courses: "Art:honors:B:3; Logic:regular:A:4" }],
    ["ap_points", "raises", "points", { courses: "Art:AP:B:3; Logic:regular:A:4" }],
  ],
  sums: ["points = by_course.points where before is none", "points = gpa × credits"],
} satisfies Laws<typeof gpa>;
