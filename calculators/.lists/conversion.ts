import { listed } from "../listed.ts";

export default listed("conversion", {
  "area-units": ["1.0.0", () => import("../conversion/area-units/area-units.ts")],
  cooking: ["1.0.0", () => import("../conversion/cooking/cooking.ts")],
  "data-size": ["1.0.2", () => import("../conversion/data-size/data-size.ts")],
  length: ["1.0.2", () => import("../conversion/length/length.ts")],
  temperature: ["1.0.1", () => import("../conversion/temperature/temperature.ts")],
  "volume-units": ["1.0.2", () => import("../conversion/volume-units/volume-units.ts")],
  weight: ["1.0.3", () => import("../conversion/weight/weight.ts")],
});
