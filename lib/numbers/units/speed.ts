// In km/h, where most of these are finite: a km/h is 5/18 m/s, without end. Knot, foot and mile: NIST Special Publication 811 (2008),
// appendix B. The speed of sound at sea level, 15 °C: US Standard Atmosphere, 1976. The speed of light is part of the SI.
import { unitsBy } from "../dimension.ts";

export const SPEEDS = /* @__PURE__ */ unitsBy({
  kmh: ["Kilometers per hour (km/h)", "km/h", "1", "km/h|kmh|kph|kilomet(er|re)s? (per|an) hour"],
  mph: ["Miles per hour (mph)", "mph", "1.609344 kmh", "mph|mi/h|miles? (per|an) hour"],
  ms: ["Meters per second (m/s)", "m/s", "3.6 kmh", "m/s|met(er|re)s? (per|a) second"],
  kn: ["Knots (kn)", "kn", "1.852 kmh", "knots?|kts?"],
  fts: ["Feet per second (ft/s)", "ft/s", "0.3048 ms", "ft/s|fps|f(oo|ee)t (per|a) second"],
  ftmin: ["Feet per minute (ft/min)", "ft/min", "1 ÷ 60 fts", "ft/min|fpm|f(oo|ee)t (per|a) minute"],
  ins: ["Inches per second (in/s)", "in/s", "1 ÷ 12 fts", "in/s|inch(es)? (per|a) second"],
  cms: ["Centimeters per second (cm/s)", "cm/s", "0.01 ms", "cm/s|centimet(er|re)s? (per|a) second"],
  mmin: ["Meters per minute (m/min)", "m/min", "0.06 kmh", "m/min|met(er|re)s? (per|a) minute"],
  kms: ["Kilometers per second (km/s)", "km/s", "3600 kmh", "km/s|kilomet(er|re)s? (per|a) second"],
  mis: ["Miles per second", "mi/s", "3600 mph", "mi/s|miles? (per|a) second"],
  mach: ["Mach, at sea level and 15 °C", "times the speed of sound", "340.294 ms"],
  c: ["Speed of light (c)", "times the speed of light", "299792458 ms"],
});

/** Those that forms take. */
export const SPEED = /* @__PURE__ */ (({ kmh, mph, ms, kn, fts }) => ({ kmh, mph, ms, kn, fts }))(SPEEDS);
