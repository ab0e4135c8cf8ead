import type { Asks } from "#engine";

const SPEEDS = { "Mbit/s": "(mbit/s|mbps)", "Gbit/s": "(gbit/s|gbps)" };

const asks: Asks = ["MB", "GB", "TB"].flatMap((size_unit) =>
  Object.entries(SPEEDS).map(([speed_unit, speed]) => ({
    example: `download time 2 ${size_unit} at 1 ${speed_unit}`,
    says: [
      `(how long to download|download time (for)?) (a|an)? {size:plain} ?${size_unit.toLowerCase()} (file)? (at|with|on)? {speed:number} ${speed}`,
    ],
    inputs: { size_unit, speed_unit },
  })),
);

export default asks;
