import type { List } from "./by-category.ts";

export default {
  cooking: () => import("./cooking/cooking.ts"),
  "data-size": () => import("./data-size/data-size.ts"),
  length: () => import("./length/length.ts"),
  temperature: () => import("./temperature/temperature.ts"),
  "volume-units": () => import("./volume-units/volume-units.ts"),
  weight: () => import("./weight/weight.ts"),
} satisfies List;
