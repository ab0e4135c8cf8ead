import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { appDocument } from "./app-document.ts";
import { newer, older, SITE } from "./ask.fixture.ts";

const FILE = "text/html;profile=mcp-app";

describe.each([
  ["2025-11-25", older],
  ["2026-07-28", newer],
] as const)("in %s", (revision, ask) => {
  const read = (uri: string, query = "") =>
    ask("resources/read", { uri }, { query, ...(revision === "2026-07-28" ? { headers: { "mcp-name": uri } } : {}) });

  it("every tool names a form that is listed and can be read", async () => {
    const { tools } = (await ask("tools/list")).body.result;
    const { resources } = (await ask("resources/list")).body.result;
    const named = tools.flatMap(
      (tool: { _meta?: { ui: { resourceUri: string } } }) => tool._meta?.ui.resourceUri ?? [],
    );
    expect(resources.map(({ uri }: { uri: string }) => uri)).toEqual(["reckoner://calculators", ...named]);
    for (const uri of named.slice(0, 3)) {
      const [file] = (await read(uri)).body.result.contents;
      expect(file).toMatchObject({ uri, mimeType: FILE, text: expect.stringMatching(/^<!doctype html>/) });
    }
  });

  it.each([
    "ui://calculator/nothing",
    "ui://calculator/",
    "ui://tip",
    "https://calc.example/tip",
    "ui://calculator/../x",
  ])("%s is not found", async (uri) => {
    expect((await read(uri)).body.error).toMatchObject({ code: -32602, data: { uri } });
  });

  it("offers only the forms of the tools that the address selects", async () => {
    const { resources } = (await ask("resources/list", {}, { query: "?tools=tip" })).body.result;
    expect(resources.map(({ uri }: { uri: string }) => uri)).toEqual(["reckoner://calculators", "ui://calculator/tip"]);
    expect((await read("ui://calculator/bmi", "?tools=tip")).body.error.code).toBe(-32602);
    expect((await read("ui://calculator/tip", "?tools=tip")).body).toHaveProperty("result");
  });

  it("writes a form in the region that the address asks for", async () => {
    const [file] = (await read("ui://calculator/tip", "?region=de-DE")).body.result.contents;
    expect(file.text).toContain("&#34;region&#34;:&#34;de-DE&#34;");
  });
});

test("a file runs and wears only what is in it", async () => {
  const entry = await catalogue().findOpen("tip");
  if (!entry) throw new Error("the tip calculator is missing");
  const inline = (text: string) => ({ text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` });
  const parts = { style: inline("main { color: red }"), scripts: [inline("const a = 1;"), inline("a + 1;")] };
  const file = appDocument(entry, { ...SITE, name: 'A "B" <C> & D' }, parts);
  const [policy] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/.exec(file) ?? [];
  for (const { text, hash } of [parts.style, ...parts.scripts]) {
    expect(policy).toContain(`'${hash}'`);
    expect(file).toContain(`>${text}</`);
  }
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(file).not.toMatch(/ (src|href)=/);
  expect(file).toContain("A \\&#34;B\\&#34; &#60;C&#62; &#38; D");
});
