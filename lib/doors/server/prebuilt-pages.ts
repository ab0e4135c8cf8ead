// Pages and some texts are fixed when they are built, and Next spends a millisecond or more on handing one out. Those that the
// build listed (lib/build/list-pages.mjs) are answered from memory, as Next would. What Next's scripts ask for at the same
// address goes to Next.
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type Prebuilt, pageText, prebuildText, type Reply, type SentHeaders } from "#lib/doors/http";

/** A page of HTML has no headers in the list. */
type Listed = { readonly file: string; readonly headers?: Readonly<Record<string, string>> };
type Head = Pick<IncomingMessage, "method" | "url" | "headers">;

export type PrebuiltPages = {
  readonly has: (request: Head) => boolean;
  readonly answer: (request: Head, headers: SentHeaders) => Promise<Reply>;
};

export function openPrebuiltPages(root: string): PrebuiltPages {
  const files = new Map(Object.entries(readList(root)));
  const made = new Map<string, Promise<Prebuilt>>();

  async function answer({ url = "" }: Head, headers: SentHeaders): Promise<Reply> {
    const path = pathOf(url);
    const { file = "", headers: own } = files.get(path) ?? {};
    const page = made.get(path) ?? prebuildText(readFileSync(join(root, file), "utf8"));
    made.set(path, page);
    return pageText(await page, { headers }, own);
  }

  const has = ({ method = "", url = "", headers }: Head) =>
    READING.includes(method) &&
    headers.rsc === undefined &&
    !MARKDOWN.test(headers.accept ?? "") &&
    files.has(pathOf(url));
  return { has, answer };
}

/** Next has the pages in Markdown (next.config.ts). */
const MARKDOWN = /text\/markdown/;

const READING = ["GET", "HEAD"];

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

function readList(root: string): Record<string, Listed> {
  return JSON.parse(readFileSync(join(root, ".build", "pages.json"), "utf8"));
}
