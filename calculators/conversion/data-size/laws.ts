import type { Laws } from "#engine";
import type dataSize from "./data-size.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 } }],
  undoes: [
    {
      there: { from: "GiB", to: "MB" },
      back: { from: "MB", to: "GiB" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "kbit", to: "KiB" },
      back: { from: "KiB", to: "kbit" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof dataSize>;
