import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { json, jsonText, prebuild } from "./answer.ts";
import { deny, no } from "./denial.ts";
import { responseOf } from "./reply.ts";

const BUILT = await prebuild({ tools: ["tip"] });
const asking = (ifNoneMatch?: string) =>
  new Request(
    "http://localhost/api/ai/tools",
    ifNoneMatch === undefined ? {} : { headers: { "if-none-match": ifNoneMatch } },
  );

test("no cache keeps a calculation", async () => {
  const response = responseOf(json({ result: 1 }));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await response.text()).toBe('{"result":1}');
});

test("the tag follows from the text", async () => {
  expect(BUILT.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await prebuild({ tools: ["tip"] })).toEqual(BUILT);
  expect((await prebuild({ tools: ["bmi"] })).etag).not.toBe(BUILT.etag);
});

test("a read may be kept for five minutes and is then asked for again", async () => {
  const response = responseOf(jsonText(BUILT, asking()));
  expect(response.status).toBe(200);
  expect(response.headers.get("etag")).toBe(BUILT.etag);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300, s-maxage=300, must-revalidate");
  expect(await response.text()).toBe('{"tools":["tip"]}');
});

const STRONG = BUILT.etag.slice(2);

test.each([BUILT.etag, STRONG, "*", ` "x" , ${STRONG}`, `W/"x",W/"y, z",${BUILT.etag}`])(
  "a caller who already has %s gets 304",
  async (tags) => {
    const response = responseOf(jsonText(BUILT, asking(tags)));
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(BUILT.etag);
    expect(response.headers.get("content-type")).toBeNull();
    expect(await response.text()).toBe("");
  },
);

test.each(["", '"x"', 'W/"*"', STRONG.slice(1, -1), `"${STRONG.slice(1, -2)}"`])("who has %j gets it", (tags) => {
  expect(jsonText(BUILT, asking(tags)).status).toBe(200);
});

const LONG = await prebuild({ text: "calculator ".repeat(1000) });
const taking = (acceptEncoding: string, more: Record<string, string> = {}) =>
  jsonText(LONG, new Request("http://localhost/", { headers: { "accept-encoding": acceptEncoding, ...more } }));

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip;q=0.5, br;q=0", "gzip", gunzipSync],
  ["*", "br", brotliDecompressSync],
] as const)("who takes %s gets %s", (accepted, encoding, decompress) => {
  const { headers, body } = taking(accepted);
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding", etag: LONG.etag });
  expect(decompress(Buffer.from(body ?? "")).toString()).toBe(JSON.stringify({ text: "calculator ".repeat(1000) }));
  expect(Buffer.byteLength(body ?? "")).toBeLessThan(200);
});

test.each(["", "identity", "br;q=0, gzip;q=0", "zstd"])("who takes %j gets plain text", (accepted) => {
  const { headers, body } = taking(accepted);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(body).toBe(LONG.encoded.identity);
});

test("in any encoding the tag is one, and 304 has no encoding", () => {
  const known = taking("br", { "if-none-match": LONG.etag });
  expect([known.status, known.body, known.headers.vary]).toEqual([304, null, "Accept-Encoding"]);
  expect(known.headers).not.toHaveProperty("content-encoding");
});

test("what is short is not compressed", () => {
  const reply = jsonText(BUILT, new Request("http://localhost/", { headers: { "accept-encoding": "br" } }));
  expect(reply.headers).not.toHaveProperty("content-encoding");
});

test("no is said with the code's status, in the body of the specification", async () => {
  const response = responseOf(no({ code: "INVALID_INPUT", field: "bill", message: "Bill is required." }));
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe('{"error":{"code":"INVALID_INPUT","field":"bill","message":"Bill is required."}}');
});

test("every issue is listed", async () => {
  const issues = [{ code: "MISSING_INPUT", field: "bill", message: "is required" }];
  const response = responseOf(no({ code: "MISSING_INPUT", message: "Bill is required.", issues }));
  expect(await response.json()).toEqual({ error: { code: "MISSING_INPUT", message: "Bill is required.", issues } });
});

test("at the MCP door no is JSON-RPC", async () => {
  const busy = responseOf(deny("mcp", { code: "RATE_LIMITED", message: "Too many.", headers: { "retry-after": "3" } }));
  expect(busy.status).toBe(429);
  expect(busy.headers.get("retry-after")).toBe("3");
  expect(await busy.json()).toEqual({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32603, message: "Too many.", data: { code: "RATE_LIMITED" } },
  });
});

test.each([
  ["INVALID_JSON", -32700],
  ["PAYLOAD_TOO_LARGE", -32600],
  ["METHOD_NOT_ALLOWED", -32600],
  ["API_DISABLED", -32603],
  ["INTERNAL_ERROR", -32603],
] as const)("there %s is %i", async (code, number) => {
  expect(await responseOf(deny("mcp", { code, message: "No." })).json()).toMatchObject({ error: { code: number } });
});
