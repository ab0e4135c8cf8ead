import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { INFORMATION } from "#numbers/units";

const asks: Asks = [
  { converts: wordsOf(INFORMATION) },
  {
    example: "100 mbps in MB/s",
    says: ["{value:plain} (mbps|mbit/s|megabits per second) (to|in) (mb/s|mbytes/s|megabytes per second)"],
    inputs: { from: "Mbit", to: "MB" },
    assumed: { "": "each second" },
  },
  {
    example: "12 MB/s in mbps",
    says: ["{value:plain} (mb/s|mbytes/s|megabytes per second) (to|in) (mbps|mbit/s|megabits per second)"],
    inputs: { from: "MB", to: "Mbit" },
    assumed: { "": "each second" },
  },
];

export default asks;
