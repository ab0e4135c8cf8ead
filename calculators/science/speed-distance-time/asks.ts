import type { Asks } from "#engine";

const asks: Asks = [
  { examples: ["300 km in 2h30, what speed"], about: ["speed", "how fast", "how far"] },
  {
    example: "distance at 55 mph for 3 hours",
    says: [
      "(distance|how far) at {speed:plain} mph (for|in) {time:long}",
      "{speed:plain} mph for {time:long}",
      "how far in {time:long} at {speed:plain} mph",
    ],
    inputs: { find: "distance", system: "imperial", speed_unit: "mph" },
  },
  {
    example: "how long to drive 420 km at 90 km/h",
    says: ["(how long|time)? (to drive|to go|for)? {distance:plain} (km|kilometers) at {speed:plain} (km/h|kmh|kph)"],
    inputs: { find: "time", system: "metric", distance_unit: "km", speed_unit: "kmh" },
  },
  {
    example: "60 miles at 40 mph how long",
    says: [
      "{distance:plain} (miles|mi) at {speed:plain} mph (how long)?",
      "(how long|time) (to drive|to go|for)? {distance:plain} (miles|mi) at {speed:plain} mph",
    ],
    inputs: { find: "time", system: "imperial", distance_unit: "mi", speed_unit: "mph" },
  },
  {
    example: "time for 100 m at 8 m/s",
    says: ["(how long|time) (to go|for)? {distance:number} m at {speed:number} m/s"],
    inputs: { find: "time", system: "si", distance_unit: "m", speed_unit: "ms" },
  },
  {
    example: "average speed 150 miles in 3 hours",
    says: ["(average speed|speed|mph)? (for)? {distance:plain} (miles|mi) in {time:long}"],
    inputs: { find: "speed", system: "imperial", distance_unit: "mi" },
  },
  {
    example: "average speed 150 km in 2 hours",
    says: ["(average speed|speed)? (for)? {distance:plain} (km|kilometers) in {time:long}"],
    inputs: { find: "speed", system: "metric", distance_unit: "km" },
  },
];

export default asks;
