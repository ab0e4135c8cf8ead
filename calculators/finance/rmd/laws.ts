import type { Laws } from "#engine";
import type rmd from "./rmd.ts";

export default {
  grows: [
    ["balance", "raises", "rmd", { account: "own" }],
    ["birth_year", "lowers", "rmd", { account: "own" }],
  ],
  scales: [{ double: ["balance"], times: { rmd: 2, share: 1 } }],
} satisfies Laws<typeof rmd>;
