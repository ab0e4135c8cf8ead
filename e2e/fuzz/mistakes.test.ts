import { expect, test } from "vitest";
import { askRest, callTool } from "./doors.ts";
import { type Verdict, verdictOn } from "./judge-mistakes.ts";
import { MISTAKES } from "./mistakes.ts";

const counts: Partial<Record<Verdict, number>> = {};

test.each(MISTAKES)("%s, sent to %s, at both doors", async (...mistake) => {
  const [, slug, sent] = mistake;
  const text = JSON.stringify(sent);
  const [rest, mcp] = [await askRest(slug, text), await callTool(slug, text)];
  const verdict = verdictOn(mistake, rest.body);
  counts[verdict] = (counts[verdict] ?? 0) + 1;
  expect([verdict, JSON.stringify(rest.body.error)]).not.toContain("not as it should be");
  expect(mcp.body.result?.isError === true).toBe(rest.status !== 200);
});

test("at least forty are taken, and none in another meaning without a word", () => {
  expect(MISTAKES).toHaveLength(75);
  expect(counts["taken rightly"]).toBeGreaterThanOrEqual(40);
  expect(counts["not as it should be"] ?? 0).toBe(0);
});
