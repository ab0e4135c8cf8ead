import type { List } from "./by-category.ts";

export default {
  concrete: () => import("./concrete/concrete.ts"),
  paint: () => import("./paint/paint.ts"),
  "square-footage": () => import("./square-footage/square-footage.ts"),
  tile: () => import("./tile/tile.ts"),
} satisfies List;
