import type { List } from "./by-category.ts";

export default {
  age: () => import("./age/age.ts"),
  "business-days": () => import("./business-days/business-days.ts"),
  "date-add": () => import("./date-add/date-add.ts"),
  "date-difference": () => import("./date-difference/date-difference.ts"),
  "hours-worked": () => import("./hours-worked/hours-worked.ts"),
  "time-duration": () => import("./time-duration/time-duration.ts"),
} satisfies List;
