import { listed } from "../listed.ts";

export default listed("dates", {
  age: ["1.0.4", () => import("../dates/age/age.ts")],
  "business-days": ["1.3.0", () => import("../dates/business-days/business-days.ts")],
  "date-add": ["1.1.5", () => import("../dates/date-add/date-add.ts")],
  "date-difference": ["1.0.1", () => import("../dates/date-difference/date-difference.ts")],
  "hours-worked": ["1.2.1", () => import("../dates/hours-worked/hours-worked.ts")],
  "time-add": ["1.0.0", () => import("../dates/time-add/time-add.ts")],
  "time-duration": ["1.0.1", () => import("../dates/time-duration/time-duration.ts")],
});
