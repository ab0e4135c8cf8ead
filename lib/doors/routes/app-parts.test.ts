// A form for chats is read from disk each time, so that 127 of them are not held in memory.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { appParts } from "./app-parts.ts";

let root = "";
const write = (file: string, text: string) => writeFileSync(join(root, ".build", "apps", file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "apps-"));
  mkdirSync(join(root, ".build", "apps"), { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(root);
  const scripts = [{ file: "shared.js", hash: "sha256-b" }];
  write("tip.json", JSON.stringify({ style: { file: "style.css", hash: "sha256-a" }, scripts }));
  write("style.css", "main { color: red }");
  write("shared.js", "run()");
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it("has the texts that the build wrote, with their hashes", async () => {
  expect(await appParts("tip")).toEqual({
    style: { text: "main { color: red }", hash: "sha256-a" },
    scripts: [{ text: "run()", hash: "sha256-b" }],
  });
});

it("keeps nothing of what it read", async () => {
  await appParts("tip");
  write("shared.js", "again()");
  expect((await appParts("tip")).scripts).toEqual([{ text: "again()", hash: "sha256-b" }]);
});

it("fails where there is no such form", async () => {
  await expect(appParts("nothing")).rejects.toThrow("nothing.json");
});
