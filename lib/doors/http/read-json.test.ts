import { expect, test } from "vitest";
import { deny } from "./denial.ts";
import { readJson } from "./read-json.ts";
import { responseOf } from "./reply.ts";

const URL = "http://localhost/api/tools/tip/calculate";
const BOUNDS = { maxBytes: 16_384, timeoutMs: 100 };

const bodyOf = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;

const sent = (body: BodyInit, headers: HeadersInit = {}) => new Request(URL, { method: "POST", body, headers });

function streaming(body: ReadableStream<Uint8Array>) {
  const init = { method: "POST", body, duplex: "half" };
  return new Request(URL, init);
}

/** As chunks, without a length. */
function streamed(chunks: Uint8Array[], end = true) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (end) controller.close();
    },
  });
  return streaming(body);
}

function cut(text: string, size: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, n) => bytes.slice(n * size, (n + 1) * size));
}

const TOO_LARGE = {
  denial: {
    code: "PAYLOAD_TOO_LARGE",
    message: "The body is larger than 16384 bytes.",
    headers: { connection: "close" },
  },
};

test("a body is read, in one piece or in many", async () => {
  const text = '{"bill": 80, "who": "zoë 😀"}';
  const value = { bill: 80, who: "zoë 😀" };
  expect(await readJson(sent(text), BOUNDS)).toEqual({ value });
  expect(await readJson(streamed(cut(text, 1)), BOUNDS)).toEqual({ value });
});

test("16,384 bytes pass and 16,385 do not, with a length and without", async () => {
  expect(await readJson(sent(bodyOf(16_384), { "content-length": "16384" }), BOUNDS)).toHaveProperty("value");
  expect(await readJson(streamed(cut(bodyOf(16_384), 1000)), BOUNDS)).toHaveProperty("value");
  expect(await readJson(sent(bodyOf(16_385), { "content-length": "16385" }), BOUNDS)).toEqual(TOO_LARGE);
  expect(await readJson(streamed(cut(bodyOf(16_385), 1000)), BOUNDS)).toEqual(TOO_LARGE);
});

test("a length that is announced is enough to refuse, and one that is too small helps no one", async () => {
  expect(await readJson(sent("{}", { "content-length": "16385" }), BOUNDS)).toEqual(TOO_LARGE);
  expect(await readJson(sent(bodyOf(16_385), { "content-length": "2" }), BOUNDS)).toEqual(TOO_LARGE);
});

test("characters count as the bytes they are", async () => {
  expect(await readJson(streamed(cut(`{"a":"${"é".repeat(8_188)}"}`, 999)), BOUNDS)).toHaveProperty("value");
  expect(await readJson(streamed(cut(`{"a":"${"é".repeat(8_189)}"}`, 999)), BOUNDS)).toEqual(TOO_LARGE);
});

test("a body that stalls is given up", async () => {
  const denial = {
    code: "REQUEST_TIMEOUT",
    message: "The body took too long to arrive.",
    headers: { connection: "close" },
  };
  expect(await readJson(streamed(cut('{"bill":', 4), false), BOUNDS)).toEqual({ denial });
});

test("so is one that trickles", async () => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.enqueue(new Uint8Array([32]));
    },
  });
  expect(await readJson(streaming(body), BOUNDS)).toHaveProperty("denial.code", "REQUEST_TIMEOUT");
});

test("a body that breaks off is no fault of ours", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  expect(await readJson(streaming(body), BOUNDS)).toEqual({
    denial: { code: "INVALID_JSON", message: "The body ended early." },
  });
});

test.each([
  ["no body", new Request(URL, { method: "POST" }), /^The body is empty/],
  ["a byte that UTF-8 has not", sent(new Uint8Array([0x7b, 0xff, 0x7d])), /^The body is not UTF-8\.$/],
  ["a character cut in two", sent(new Uint8Array([0x22, 0xc3])), /^The body is not UTF-8\.$/],
  ["a surrogate written in UTF-8", sent(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])), /^The body is not UTF-8\.$/],
  ["UTF-16", sent(new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])), /^The body is not UTF-8\.$/],
  [
    "another charset",
    sent("{}", { "content-type": "application/json; charset=iso-8859-1" }),
    /^The body must be UTF-8\.$/,
  ],
  ["gzip", sent("{}", { "content-encoding": "gzip" }), /^Send the body without a content encoding\.$/],
  ["two marks at the front", sent("\ufeff\ufeff{}"), /^The body is not valid JSON\.$/],
])("%s is not JSON to us", async (_, request, message) => {
  const denial = { code: "INVALID_JSON", message: expect.stringMatching(message) };
  expect(await readJson(request, BOUNDS)).toEqual({ denial });
});

test.each([
  ["a byte order mark", sent("\ufeff{}")],
  ["no content type", sent(new Uint8Array([0x7b, 0x7d]))],
  ["text/plain", sent("{}", { "content-type": "text/plain" })],
  ["a form's type", sent("{}", { "content-type": "application/x-www-form-urlencoded" })],
  ["UTF-8 by name", sent("{}", { "content-type": 'application/json;charset="UTF-8"' })],
  ["the encoding that is none", sent("{}", { "content-encoding": "Identity" })],
])("%s is no obstacle", async (_, request) => {
  expect(await readJson(request, BOUNDS)).toEqual({ value: {} });
});

test("waiting for a turn is no part of the time that a body may take", async () => {
  const turn = () => new Promise<void>((resume) => setTimeout(resume, 60));
  const { method, url, headers, body } = sent("{}");
  expect(await readJson({ method, url, headers, body, turn }, { ...BOUNDS, timeoutMs: 30 })).toEqual({ value: {} });
});

test("JSON-RPC tells JSON of another shape apart from what is no JSON", async () => {
  for (const shape of ["[]", '[{"id":1}]', "null", "5", '"x"']) {
    expect(await readJson(sent(shape), BOUNDS)).toHaveProperty("denial.rpcCode", -32600);
  }
  for (const broken of ["", "{", '{"a":1,"a":2}']) {
    expect(await readJson(sent(broken), BOUNDS)).not.toHaveProperty("denial.rpcCode");
  }
});

test("at the MCP door that number stands in the answer", async () => {
  const denial = { code: "INVALID_JSON", message: "No.", rpcCode: -32600 } as const;
  expect(await responseOf(deny("mcp", denial)).json()).toMatchObject({
    error: { code: -32600, data: { code: "INVALID_JSON" } },
  });
});
