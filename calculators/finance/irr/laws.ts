import type { Laws } from "#engine";
import type irr from "./irr.ts";

export default { sums: ["gain = received - paid"] } satisfies Laws<typeof irr>;
