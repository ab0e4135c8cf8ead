import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "distance at 55 mph for 3 hours",
    says: ["(distance|how far) at {speed:number} mph for {time:long}"],
    inputs: { find: "distance", system: "imperial", speed_unit: "mph" },
  },
  {
    example: "how long to drive 420 km at 90 km/h",
    says: ["(how long|time) (to drive|to go|for)? {distance:number} km at {speed:number} (km/h|kmh|kph)"],
    inputs: { find: "time", system: "metric", distance_unit: "km", speed_unit: "kmh" },
  },
  {
    example: "60 miles at 40 mph how long",
    says: [
      "{distance:number} miles at {speed:number} mph how long",
      "(how long|time) (to drive|to go|for)? {distance:number} miles at {speed:number} mph",
    ],
    inputs: { find: "time", system: "imperial", distance_unit: "mi", speed_unit: "mph" },
  },
  {
    example: "time for 100 m at 8 m/s",
    says: ["(how long|time) (to go|for)? {distance:number} m at {speed:number} m/s"],
    inputs: { find: "time", system: "si", distance_unit: "m", speed_unit: "ms" },
  },
];

export default asks;
