import { expect, it } from "vitest";
import { dated } from "./dated.ts";
import { factInWords } from "./in-words.ts";

const GAZETTE = { title: "The Gazette", url: "https://example.org/gazette", read: "2026-11-22" };
const later = { ...GAZETTE, title: "A notice", read: "2026-11-23" };

const rate = {
  what: "A rate",
  source: GAZETTE,
  values: [
    { from: "2024-01-01", to: "2024-12-31", value: 10 },
    { from: "2025-01-01", to: "2025-12-31", value: 11 },
  ],
};

it("names a source of several periods once", () => {
  expect(factInWords(dated(rate))).toBe("A rate, 2024 to 2025: The Gazette, read on November 22, 2026.");
});

it("names every source, and every day one was read", () => {
  const values = [...rate.values, { from: "2026-01-01", to: "2026-12-31", value: 12, source: later }];
  expect(factInWords(dated({ ...rate, values }))).toBe(
    "A rate, 2024 to 2026: The Gazette; A notice, read on November 22, 2026 and November 23, 2026.",
  );
});
