import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "pace 10 km in 50:00",
    says: [
      "pace (for)? {distance:number} km (in)? {time:duration}",
      "pace (for)? {distance:plain}k (in)? {time:duration}",
      "pace (for)? (a)? {distance:plain} ?(k|km) (in)? {time:duration}",
      "pace (for)? (a)? {distance:plain} ?(k|km) (in)? {time:long}",
      "{distance:plain} ?(k|km) (in)? {time:duration} pace",
      "{distance:plain} ?(k|km) (in)? {time:long} pace",
    ],
    inputs: { find: "pace", distance_unit: "km" },
  },
  {
    example: "10 miles in 1:20:00 pace",
    says: [
      "{distance:plain} (miles|mi) (in)? {time:duration} pace",
      "{distance:plain} (miles|mi) (in)? {time:long} pace",
      "pace (for)? (a)? {distance:plain} (miles|mi) (in)? {time:duration}",
    ],
    inputs: { find: "pace", distance_unit: "mi", per: "mi" },
  },
  {
    example: "how long is 10 km at 5:30 per km",
    says: ["(how long (is|for|to run))? {distance:number} km at {pace:duration} (per|a|/) km"],
    inputs: { find: "time", distance_unit: "km", per: "km" },
  },
];

export default asks;
