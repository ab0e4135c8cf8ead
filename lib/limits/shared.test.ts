import { expect, test } from "vitest";
import { limiter } from "./index.ts";

test("each door has one limiter, with the owner's limit", async () => {
  expect(limiter("rest")).toBe(limiter("rest"));
  expect(await limiter("rest").take("a")).toMatchObject({ limit: 60, remaining: 59 });
  expect(await limiter("mcp").take("a")).toMatchObject({ limit: 120, remaining: 119 });
});
