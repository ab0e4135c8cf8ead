import type { Laws } from "#engine";
import type stairs from "./stairs.ts";

export default {
  grows: [["tread", "lowers", "angle", { find: "count" }]],
  scales: [
    { double: ["rise", "tread"], times: { run: 2, stringer: 2, riser: 2, angle: 1 }, where: { find: "count" } },
    { double: ["rise", "target", "tread"], times: { risers: 1, run: 2 }, where: { find: "target" } },
  ],
} satisfies Laws<typeof stairs>;
