// In degrees. A radian is 180 ÷ π of them, here to forty digits, more than are shown. By NIST Special Publication 811 (2008),
// appendix B.
import { unitsBy } from "../dimension.ts";

export const ANGLES = /* @__PURE__ */ unitsBy({
  deg: ["Degrees (°)", "degrees", "1", "°|deg|degrees?"],
  rad: ["Radians (rad)", "radians", "57.29577951308232087679815481410517033241 deg", "rad|radians?"],
  gon: ["Gradians (gon), grads", "gon", "0.9 deg", "gons?|grads?|gradians?"],
  turn: ["Turns, revolutions", "turns", "360 deg", "turns?|revolutions?|full circles?"],
  arcmin: ["Minutes of arc (′)", "arcminutes", "1 ÷ 60 deg", "arc ?min(ute)?s?|minutes? of arc|moa"],
  arcsec: ["Seconds of arc (″)", "arcseconds", "1 ÷ 3600 deg", "arc ?sec(ond)?s?|seconds? of arc"],
  mrad: ["Milliradians (mrad)", "mrad", "0.001 rad", "mrad|milliradians?"],
  mil: ["NATO mils, 6,400 to a turn", "mils", "1 ÷ 6400 turn", "mils?|nato mils?"],
  right: ["Right angles", "right angles", "90 deg", "right angles?|quadrants?"],
});
