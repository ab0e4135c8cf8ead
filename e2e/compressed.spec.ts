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

for (const path of ["/search.json", "/changes.json", "/changes.xml", "/proof.json"]) {
  test(`${path} is packed, and not sent again to whoever has it`, async ({ baseURL }) => {
    const [br, plain] = await Promise.all([
      ask(baseURL, { path }, { "accept-encoding": "br" }),
      ask(baseURL, { path }, { "accept-encoding": "identity" }),
    ]);
    expect(DECODERS.br(br.bytes)).toEqual(plain.bytes);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(br.headers["content-type"]).toMatch(/^application\/(?:atom\+)?(?:json|xml)/);
    const again = await ask(baseURL, { path }, { "accept-encoding": "br", "if-none-match": br.headers.etag ?? "" });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
}

test("a message's answer has no tag: a POST is always answered in full", async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL, LIST, { "accept-encoding": "br", "if-none-match": "*" });
  expect([status, headers.etag]).toEqual([200, undefined]);
});

test("sixty-one rates come in one request, in 20 kB at most, each as a single calculation says it", async ({
  baseURL,
}) => {
  const inputs = { price: 400_000, down_payment: 80_000 };
  const vary = { annual_rate: { from: 5, to: 8, step: 0.05 } };
  const table = { path: "/api/tools/mortgage/table", body: JSON.stringify({ inputs, vary }) };
  for (const encoding of ["gzip", "br"] as const) {
    const { status, headers, bytes } = await ask(baseURL, table, { "accept-encoding": encoding });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "Accept, Accept-Encoding"]);
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    const { rows } = JSON.parse(DECODERS[encoding](bytes).toString());
    expect(rows).toHaveLength(61);
    const one = { path: "/api/tools/mortgage/calculate", body: JSON.stringify({ ...inputs, ...rows[7].inputs }) };
    const single = JSON.parse((await ask(baseURL, one, {})).bytes.toString());
    expect(rows[7]).toMatchObject({ inputs: { annual_rate: "5.35" }, result: single.result, values: single.values });
  }
});
