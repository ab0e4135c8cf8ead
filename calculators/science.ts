import type { List } from "./by-category.ts";

export default {
  "ip-subnet": () => import("./ip-subnet/ip-subnet.ts"),
  "ohms-law": () => import("./ohms-law/ohms-law.ts"),
  "speed-distance-time": () => import("./speed-distance-time/speed-distance-time.ts"),
} satisfies List;
