import { listed } from "../listed.ts";

export default listed("conversion", {
  "area-units": ["1.0.0", () => import("../conversion/area-units/area-units.ts")],
  cooking: ["1.0.0", () => import("../conversion/cooking/cooking.ts")],
  "data-rate": ["1.0.0", () => import("../conversion/data-rate/data-rate.ts")],
  "data-size": ["1.0.2", () => import("../conversion/data-size/data-size.ts")],
  "energy-units": ["1.0.0", () => import("../conversion/energy-units/energy-units.ts")],
  length: ["1.0.2", () => import("../conversion/length/length.ts")],
  "pressure-units": ["1.0.0", () => import("../conversion/pressure-units/pressure-units.ts")],
  "speed-units": ["1.0.0", () => import("../conversion/speed-units/speed-units.ts")],
  temperature: ["1.0.1", () => import("../conversion/temperature/temperature.ts")],
  "time-units": ["1.0.0", () => import("../conversion/time-units/time-units.ts")],
  "volume-units": ["1.0.2", () => import("../conversion/volume-units/volume-units.ts")],
  weight: ["1.0.3", () => import("../conversion/weight/weight.ts")],
});
