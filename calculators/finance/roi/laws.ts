import type { Laws } from "#engine";
import type roi from "./roi.ts";

export default {
  grows: [["value", "raises", "roi"]],
  scales: [{ double: ["cost", "value", "income"], times: { roi: 1, profit: 2, annualised: 1 } }],
} satisfies Laws<typeof roi>;
