// How long a copy of a page may be used: a calculator that has been corrected must not live on in a cache. And pages that our
// server answers from memory are those that Next would answer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { repository } from "./service.ts";
import { isAll, pagesDue, sampleOf } from "./sets.ts";

const SHARED = "public, max-age=0, s-maxage=300, must-revalidate";
const PRIVATE = "private, max-age=0, must-revalidate";

const PAGES = ["/", "/about", "/calculators", "/categories/health", "/changes", "/developers", "/proof"];
const TEXTS = ["/llms.txt", "/sitemap.xml", "/robots.txt", "/changes.xml", "/search.json", "/embed/tip"];
const OF_ONE = ["", ".md", "/proof"].map((rest) => `/calculators/tip${rest}`);

const servers = () => [process.env.E2E_URL, process.env.E2E_URL_THROUGH_NEXT].map(String);
const cachingOf = (answer: Response) => answer.headers.get("cache-control");

for (const path of [...PAGES, ...TEXTS, ...OF_ONE]) {
  test(`${path} may be kept for five minutes by a shared cache`, async () => {
    for (const server of servers()) {
      const answer = await fetch(server + path);
      expect([answer.status, cachingOf(answer)]).toEqual([200, SHARED]);
    }
  });
}

test("what Next's scripts ask for at a page's address is kept by no shared cache, nor where it leads", async () => {
  for (const server of servers()) {
    for (const path of ["/calculators/tip", "/calculators/tip?_rsc"]) {
      const answer = await fetch(server + path, { headers: { rsc: "1" }, redirect: "manual" });
      expect(cachingOf(answer), `${server}${path}`).toBe(PRIVATE);
    }
  }
});

test("what is not there is kept nowhere", async () => {
  for (const server of servers()) expect(cachingOf(await fetch(`${server}/nothing`))).toContain("no-store");
});

test("whoever asks for Markdown gets the page in it, and a browser the page", async () => {
  const markdown = { accept: "text/markdown, text/html;q=0.9, */*;q=0.8" };
  for (const server of servers()) {
    for (const path of ["/", "/calculators/tip"]) {
      const answer = await fetch(server + path, { headers: markdown });
      const said = [answer.headers.get("content-type"), (await answer.text()).slice(0, 2)];
      expect(said, server + path).toEqual(["text/markdown; charset=utf-8", "# "]);
      expect(answer.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
      expect((await fetch(server + path)).headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  }
});

test("our server answers each page as Next does", async () => {
  const { pages }: { pages: string[] } = JSON.parse(readFileSync(join(repository, "public", "offline.json"), "utf8"));
  expect(pages).toEqual(expect.arrayContaining(PAGES));
  for (const path of isAll ? pagesDue(pages) : sampleOf(pages, 10)) {
    const [ours, next] = await Promise.all(servers().map((server) => fetch(server + path)));
    expect(await ours?.text(), path).toBe(await next?.text());
    const isPage = ours?.headers.get("content-type")?.startsWith("text/html");
    const vary = withEncoding(next?.headers.get("vary") ?? "");
    expect(ours?.headers.get("vary"), path).toBe(isPage ? `Accept, ${vary}` : vary);
    for (const name of ["content-type", "content-security-policy", "link", "referrer-policy"]) {
      expect(ours?.headers.get(name), `${path} ${name}`).toBe(next?.headers.get(name));
    }
    expect(next?.headers.has("x-nextjs-cache"), "Next answered").toBe(true);
    expect(ours?.headers.has("x-nextjs-cache"), "our server answered").toBe(false);
  }
});

/** Next packs pages, and no text that a route wrote. */
const withEncoding = (vary: string) => (vary.includes("Accept-Encoding") ? vary : `${vary}, Accept-Encoding`);
