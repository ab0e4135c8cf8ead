import type { Laws } from "#engine";
import type percentError from "./percent-error.ts";

export default {
  grows: [
    ["uncertainty", "raises", "percent_uncertainty", { measured: 5 }],
    ["measured", "raises", "signed", { of: "one", true_value: 10 }],
  ],
  scales: [{ double: ["measured", "true_value"], times: { absolute: 2, percent_error: 1 }, where: { of: "one" } }],
} satisfies Laws<typeof percentError>;
