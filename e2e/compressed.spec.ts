// What is written once is sent as brotli or gzip, whichever a client takes, and not sent again to a client that has it.
import { type IncomingHttpHeaders, request as open } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { older } from "./mcp-wire.ts";

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const;
const ENCODINGS = ["br", "gzip", "identity"] as const;

type Asked = { readonly path: string; readonly body?: string };
type Got = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer };

/** Node's own request, which leaves a body as it came. */
function ask(baseURL = "", { path, body }: Asked, headers: Record<string, string>): Promise<Got> {
  const method = body === undefined ? "GET" : "POST";
  const sent = { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers };
  return new Promise((resolve, reject) => {
    const request = open(baseURL + path, { method, headers: sent }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, bytes });
    });
    request.on("error", reject);
    request.end(body);
  });
}

const DOCUMENTS: readonly Asked[] = [{ path: "/api/ai/tools" }, { path: "/api/openapi.json" }];
const LIST: Asked = { path: "/mcp", body: older("tools/list") };

for (const asked of [...DOCUMENTS, LIST]) {
  test(`${asked.path} says the same in every encoding, and says that it depends on what a client takes`, async ({
    baseURL,
  }) => {
    const got = await Promise.all(ENCODINGS.map((encoding) => ask(baseURL, asked, { "accept-encoding": encoding })));
    const texts = got.map(({ bytes }, i) => DECODERS[ENCODINGS[i] ?? "identity"](bytes).toString());
    expect(new Set(texts).size).toBe(1);
    expect(Object.keys(JSON.parse(texts[0] ?? "")).length).toBeGreaterThan(1);
    expect(got.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(got.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(got.map(({ headers }) => headers.vary)).toEqual(Array(3).fill("Accept-Encoding"));
    const [br = 0, gzip = 0, plain = 0] = got.map(({ bytes }) => bytes.length);
    expect(br).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain / 4);
  });
}

for (const asked of DOCUMENTS) {
  test(`${asked.path} has one weak tag for every encoding, and is not sent again to a client that has it`, async ({
    baseURL,
  }) => {
    const first = await ask(baseURL, asked, { "accept-encoding": "br" });
    const etag = first.headers.etag ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const encoding of ENCODINGS) {
      const again = await ask(baseURL, asked, { "accept-encoding": encoding, "if-none-match": etag });
      expect([again.status, again.bytes.length, again.headers.etag], encoding).toEqual([304, 0, etag]);
      expect(again.headers.vary, encoding).toBe("Accept-Encoding");
      expect(again.headers["content-encoding"], encoding).toBeUndefined();
      const other = await ask(baseURL, asked, { "accept-encoding": encoding, "if-none-match": 'W/"another"' });
      expect([other.status, other.headers.etag], encoding).toEqual([200, etag]);
    }
  });
}

test("a message's answer has no tag: a POST is always answered in full", async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL, LIST, { "accept-encoding": "br", "if-none-match": "*" });
  expect([status, headers.etag]).toEqual([200, undefined]);
});
