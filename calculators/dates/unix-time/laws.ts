import type { Laws } from "#engine";
import type unixTime from "./unix-time.ts";

export default {
  agrees: [
    {
      there: { find: "date", zone: "UTC" },
      back: { find: "date", zone: "UTC", unit: "s" },
      with: { timestamp: "seconds" },
      gives: { utc: "utc", milliseconds: "milliseconds" },
    },
  ],
} satisfies Laws<typeof unixTime>;
