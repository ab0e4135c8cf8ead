import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPrebuiltPages } from "./prebuilt-pages.ts";

const root = mkdtempSync(join(tmpdir(), "pages-"));
const HTML = `<p>${"A page. ".repeat(200)}</p>`;
mkdirSync(join(root, ".build"));
writeFileSync(join(root, "tip.html"), HTML);
writeFileSync(join(root, "search.body"), JSON.stringify([HTML]));
const LISTED = {
  "/calculators/tip": { file: "tip.html" },
  "/search.json": { file: "search.body", headers: { "content-type": "application/json" } },
};
writeFileSync(join(root, ".build", "pages.json"), JSON.stringify(LISTED));
const pages = openPrebuiltPages(root);

afterAll(() => rmSync(root, { recursive: true }));

const asked = (url: string, headers: Record<string, string> = {}) => ({ method: "GET", url, headers });

test.each([
  ["/calculators/tip", true],
  ["/calculators/tip?bill=80", true],
  ["/calculators/tip/", false],
  ["/calculators/ti%70", false],
  ["/nothing", false],
  ["/__proto__", false],
])("%s is here: %s", (url, isHere) => {
  expect(pages.has(asked(url))).toBe(isHere);
});

test("what Next's scripts ask for at the same address is not", () => {
  expect(pages.has(asked("/calculators/tip", { rsc: "1" }))).toBe(false);
});

test("what agents ask for in Markdown is not", () => {
  expect(pages.has(asked("/calculators/tip", { accept: "text/markdown, text/html;q=0.9, */*;q=0.8" }))).toBe(false);
});

test("what is sent to it goes to Next, which says no", () => {
  expect(pages.has({ ...asked("/search.json"), method: "POST" })).toBe(false);
});

test("a page is sent in the encoding that is asked for, for five minutes in shared caches", async () => {
  const plain = await pages.answer(asked("/calculators/tip"), new Headers());
  expect(new TextDecoder().decode(plain.body instanceof Uint8Array ? plain.body : undefined)).toBe(HTML);
  expect(plain.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, s-maxage=300, must-revalidate",
    vary: expect.stringContaining("rsc"),
  });
  const packed = await pages.answer(asked("/calculators/tip?a=1"), new Headers({ "accept-encoding": "br" }));
  expect(packed.headers["content-encoding"]).toBe("br");
});

test("whoever has it already isn't sent it again", async () => {
  const { headers } = await pages.answer(asked("/calculators/tip"), new Headers());
  const again = new Headers({ "if-none-match": headers.etag ?? "" });
  expect(await pages.answer(asked("/calculators/tip"), again)).toMatchObject({ status: 304, body: null });
});

test("a text that is no page has its own type, and is packed and kept like one", async () => {
  const { status, headers } = await pages.answer(asked("/search.json"), new Headers({ "accept-encoding": "br" }));
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "content-type": "application/json", "content-encoding": "br" });
  const again = new Headers({ "if-none-match": headers.etag ?? "" });
  expect((await pages.answer(asked("/search.json"), again)).status).toBe(304);
});
