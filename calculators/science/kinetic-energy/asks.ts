import type { Asks } from "#engine";

const OF = "(what is)? (the)? kinetic energy (of|for)? (a|an)?";
const THING = "(car|truck|bullet|ball|object|body|mass|person)?";

const asks: Asks = [
  {
    example: "kinetic energy of a 1500 kg car at 100 km/h",
    says: [`${OF} {mass:plain} (kg|kilograms) ${THING} (at|moving at|with) {speed:plain} (km/h|kmh|kph)`],
    inputs: { find: "energy", mass_unit: "kg", speed_unit: "kmh" },
  },
  {
    example: "kinetic energy of 80 kg at 10 m/s",
    says: [`${OF} {mass:plain} (kg|kilograms) ${THING} (at|moving at|with) {speed:plain} (m/s|meters per second)`],
    inputs: { find: "energy", mass_unit: "kg", speed_unit: "ms" },
  },
  {
    example: "muzzle energy of a 180 grain bullet at 2700 fps",
    says: ["(muzzle|kinetic) energy (of)? (a)? {mass:plain} (gr|grain|grains) (bullet)? at {speed:plain} (fps|ft/s)"],
    inputs: { find: "energy", mass_unit: "gr", speed_unit: "fts", units: "us" },
  },
  {
    example: "kinetic energy of a 4000 lb car at 60 mph",
    says: [`${OF} {mass:plain} (lb|lbs|pounds|pound) ${THING} (at|moving at|with) {speed:plain} mph`],
    inputs: { find: "energy", mass_unit: "lb", speed_unit: "mph", units: "us" },
  },
];

export default asks;
