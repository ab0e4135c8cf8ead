import type { Laws } from "#engine";
import type testGrade from "./test-grade.ts";

export default {
  grows: [
    ["right", "raises", "grade", { find: "right", total: 1000 }],
    ["wrong", "lowers", "grade", { find: "wrong", total: 1000 }],
  ],
} satisfies Laws<typeof testGrade>;
