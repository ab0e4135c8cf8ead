import { listed } from "../listed.ts";

export default listed("science", {
  "ip-subnet": ["1.0.0", () => import("../science/ip-subnet/ip-subnet.ts")],
  "ohms-law": ["1.0.2", () => import("../science/ohms-law/ohms-law.ts")],
  "speed-distance-time": ["1.0.2", () => import("../science/speed-distance-time/speed-distance-time.ts")],
});
