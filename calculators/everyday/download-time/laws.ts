import type { Laws } from "#engine";
import type downloadTime from "./download-time.ts";

export default {
  grows: [
    ["size", "raises", "seconds"],
    ["speed", "lowers", "seconds"],
    ["overhead", "raises", "seconds"],
  ],
  scales: [
    { double: ["size"], times: { seconds: 2, useful_speed: 1 } },
    { double: ["speed"], times: { seconds: 0.5, useful_speed: 2 } },
  ],
} satisfies Laws<typeof downloadTime>;
