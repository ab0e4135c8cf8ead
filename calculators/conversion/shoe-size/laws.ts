import type { Laws } from "#engine";
import type shoeSize from "./shoe-size.ts";

export default {
  grows: [["size", "raises", "foot_length", { from: "us", group: "men" }]],
  scales: [{ double: ["foot"], times: { foot_length: 2, inches: 2 }, where: { from: "foot" } }],
} satisfies Laws<typeof shoeSize>;
