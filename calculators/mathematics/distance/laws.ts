import type { Laws } from "#engine";
import type distance from "./distance.ts";

const BACK = { from_latitude: "to_latitude", from_longitude: "to_longitude" } as const;
const THERE = { to_latitude: "from_latitude", to_longitude: "from_longitude" } as const;

export default {
  sums: ["meters = kilometers × 1000 where find is earth", "meters = nautical_miles × 1852 where find is earth"],
  scales: [
    {
      double: ["from_x", "from_y", "to_x", "to_y"],
      times: { distance: 2, middle_x: 2, middle_y: 2 },
      where: { find: "plane" },
    },
    {
      double: ["from_x", "from_y", "from_z", "to_x", "to_y", "to_z"],
      times: { distance: 2, middle_z: 2 },
      where: { find: "space" },
    },
  ],
  agrees: [
    {
      there: { find: "earth" },
      back: { find: "earth" },
      with: { ...BACK, ...THERE },
      gives: { meters: "meters", sphere: "sphere" },
    },
  ],
} satisfies Laws<typeof distance>;
