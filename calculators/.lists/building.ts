import { listed } from "../listed.ts";

export default listed("building", {
  concrete: ["1.3.0", () => import("../building/concrete/concrete.ts")],
  paint: ["1.3.0", () => import("../building/paint/paint.ts")],
  "square-footage": ["1.0.3", () => import("../building/square-footage/square-footage.ts")],
  tile: ["1.1.1", () => import("../building/tile/tile.ts")],
});
