// Five horsepowers and the watt, by NIST Special Publication 811 (2008), appendix B: 550 foot-pounds a second, and the metric one is
// 75 kilogram-meters a second.
import { unitsBy } from "#numbers/dimension";

export const POWERS = /* @__PURE__ */ unitsBy({
  hp: ["Horsepower", "hp", "550 × 0.45359237 × 9.80665 × 0.3048 W"],
  kW: ["Kilowatts", "kW", "1000 W"],
  PS: ["Metric horsepower", "PS", "75 × 9.80665 W"],
  W: ["Watts", "W", "1"],
  hp_electric: ["Electric horsepower", "hp (electric)", "746 W"],
  hp_boiler: ["Boiler horsepower", "hp (boiler)", "9809.5 W"],
  hp_water: ["Water horsepower", "hp (water)", "746.043 W"],
});

/** Seconds and miles per hour of a car of one pound with one horsepower, by who fitted them to runs at the drag strip. */
export const STRIP = {
  huntington: { seconds: "6.290", speed: "224" },
  fox: { seconds: "6.269", speed: "230" },
  hale: { seconds: "5.825", speed: "234" },
} as const;
