import { beforeEach, expect, test, vi } from "vitest";
import { keepAll } from "./keep.ts";

const VERSION = "2026-11-23T00:00:00.000Z";
const OWNERS = '<link href="/theme.css"><img src="/logo.svg"><img src="/elsewhere.svg">';
const EVERYTHING = { version: VERSION, pages: ["/a", "/b"], files: ["/_next/static/a.js"], bytes: 1 };

const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, response: Response) => void kept.set(path, response),
  };
  vi.stubGlobal("caches", { open: async () => cache, keys: async () => [`version ${VERSION}`] });
  return () => vi.unstubAllGlobals();
});

/** Answers each path with a page of the version named for it. */
function serve(versions: Readonly<Record<string, string>>) {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/offline.json") return Response.json(EVERYTHING);
    return new Response(`<meta name="version" content="${versions[path] ?? VERSION}">${OWNERS}`);
  });
}

test("everything is kept, and the last word is that all of it is", async () => {
  serve({});
  const heard: string[] = [];
  await keepAll((done, all) => heard.push(`${done} of ${all}`));
  expect(heard.at(-1)).toBe("4 of 4");
});

test("a page of another build ends it, and nothing is heard of progress afterwards", async () => {
  serve({ "/a": "2020-01-01T00:00:00.000Z" });
  const heard: string[] = [];
  await expect(keepAll((done, all) => heard.push(`${done} of ${all}`))).rejects.toThrow("could not be kept");
  const before = heard.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard.length).toBe(before);
});

test("a page is kept with its owner's colors and logo", async () => {
  serve({});
  await keepAll(() => undefined);
  expect([...kept.keys()].filter((path) => /theme|logo|elsewhere/.test(path)).sort()).toEqual([
    "/logo.svg",
    "/theme.css",
  ]);
});
