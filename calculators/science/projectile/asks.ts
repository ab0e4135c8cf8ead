import type { Asks } from "#engine";

const RANGE =
  "(what is|find)? (the)? (range|projectile range|distance) (of a)? (projectile|throw|ball|shot|it)? (at|with|for|of)?";
const TURNED = "(at|and)? (an angle of)? {angle:plain} (degrees|degree|deg|°)";

const asks: Asks = [
  {
    example: "range of a projectile at 25 m/s and 45 degrees",
    says: [
      `${RANGE} {speed:plain} (m/s|meters per second) ${TURNED}`,
      `(projectile|projectile motion) {speed:plain} m/s ${TURNED}`,
    ],
    inputs: { find: "flight", speed_unit: "ms" },
  },
  {
    example: "maximum height of a projectile at 70 m/s and 75 degrees",
    says: [
      `(what is)? (the)? (max|maximum)? height (of a)? (projectile|ball|shot)? (at|with)? {speed:plain} m/s ${TURNED}`,
    ],
    inputs: { find: "flight", speed_unit: "ms" },
    answer: "peak",
  },
  {
    example: "angle to hit 75 m at 35 m/s",
    says: ["(launch)? angle (to hit|to reach|for) {distance:plain} (m|meters) (at|with) {speed:plain} m/s"],
    inputs: { find: "angle", distance_unit: "m", speed_unit: "ms" },
  },
];

export default asks;
