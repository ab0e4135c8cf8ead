// In km/h, where every one of these is finite: a km/h is 5/18 m/s, without end.
import { unitsBy } from "../dimension.ts";

export const SPEED = /* @__PURE__ */ unitsBy({
  kmh: ["Kilometers per hour (km/h)", "km/h", "1"],
  mph: ["Miles per hour (mph)", "mph", "1.609344 kmh"],
  ms: ["Meters per second (m/s)", "m/s", "3.6 kmh"],
  kn: ["Knots (kn)", "kn", "1.852 kmh"],
  fts: ["Feet per second (ft/s)", "ft/s", "0.3048 ms"],
});
