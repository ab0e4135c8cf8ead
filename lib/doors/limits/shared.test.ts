import { expect, test } from "vitest";
import { limiter, placeOfCounts } from "./index.ts";

test("each door has one limiter for each allowance, with the owner's limit", async () => {
  expect(limiter("rest", "usual")).toBe(limiter("rest", "usual"));
  expect(await limiter("rest", "usual").take("a")).toMatchObject({ limit: 60, remaining: 59 });
  expect(await limiter("mcp", "usual").take("a")).toMatchObject({ limit: 120, remaining: 119 });
  expect(await limiter("rest", "higher").take("a")).toMatchObject({ limit: 600, remaining: 599 });
  expect(await limiter("mcp", "higher").take("a")).toMatchObject({ limit: 600, remaining: 599 });
});

test("without a store limits are counted in memory", async () => {
  expect(await placeOfCounts()).toBe("memory");
});
