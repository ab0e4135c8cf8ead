import { expect, test } from "vitest";
import { line } from "./log.ts";

const ENTRY = {
  time: new Date("2026-11-20T12:00:00Z"),
  id: "5f2c",
  method: "GET",
  route: "/api/ai/tools/{slug}",
  status: 200,
  ms: 1.2345,
};

test("a line is one JSON object", () => {
  expect(line({ ...ENTRY, slug: "tip" })).toBe(
    '{"time":"2026-11-20T12:00:00.000Z","id":"5f2c","route":"/api/ai/tools/{slug}","slug":"tip","status":200,"ms":1.2}',
  );
});

test.each([308, 404, 405, 429, 503])("a slug that may be anything the caller wrote is left out of a %i", (status) => {
  expect(line({ ...ENTRY, slug: "my-secret", status })).not.toContain("my-secret");
});

test("so is one that cannot be a slug", () => {
  expect(line({ ...ENTRY, slug: "My Secret" })).not.toContain("Secret");
});

test("an error tells where it was thrown and not what it says", () => {
  const thrown = new TypeError("canary 7919.31 is no number\n    at canary (file.ts:1:1)");
  const written = line({ ...ENTRY, status: 500, error: thrown });
  expect(written).not.toContain("canary");
  expect(JSON.parse(written).error).toBe("TypeError");
  expect(JSON.parse(written).at[0]).toMatch(/^at .*log\.test\.ts/);
});
