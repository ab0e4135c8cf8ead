import type { Laws } from "#engine";
import type dilution from "./dilution.ts";

export default {
  sums: ["final_volume = stock_volume + water"],
  grows: [
    ["final_volume", "raises", "stock_volume", { find: "stock_volume" }],
    ["stock_concentration", "lowers", "stock_volume", { find: "stock_volume" }],
  ],
  scales: [
    { double: ["final_volume"], times: { stock_volume: 2, water: 2, factor: 1 }, where: { find: "stock_volume" } },
    { double: ["stock_concentration"], times: { final_concentration: 2 }, where: { find: "final_concentration" } },
  ],
  undoes: [
    {
      there: { find: "final_concentration", final_volume_unit: "ml" },
      back: { find: "stock_volume" },
      with: { final_concentration: "final_concentration" },
      gives: { stock_volume: "stock_volume" },
    },
  ],
} satisfies Laws<typeof dilution>;
