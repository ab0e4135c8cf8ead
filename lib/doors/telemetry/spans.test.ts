import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SpanSender } from "./spans.ts";

const FINISHED = { time: new Date(), id: "a-b", method: "GET", route: "/api", status: 200, ms: 1 };

let status = 200;
/** Of the collector's answer. */
let more = (answer: ServerResponse): void => void answer.end();
let received: { readonly headers: object; readonly body: unknown }[] = [];
const collector = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await json(request) });
  more(response.writeHead(status, { location: "/elsewhere" }));
});
let endpoint = "";

beforeAll(async () => {
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
beforeEach(() => {
  status = 200;
  received = [];
  more = (answer) => void answer.end();
});
afterAll(() => void collector.close());

function sender(to = endpoint) {
  const lines: string[] = [];
  const later: (() => Promise<void>)[] = [];
  const spans = new SpanSender(
    { endpoint: to, headers: { "api-key": "123" }, serviceName: "calc" },
    (send) => void later.push(send),
    (line) => void lines.push(line.replace(/^.*?"spans/, "spans")),
  );
  return { spans, lines, later };
}

const countOf = (body: unknown): number => JSON.stringify(body).split('"traceId"').length - 1;

test("spans are sent together, with the owner's headers", async () => {
  const { spans, later } = sender();
  for (let i = 0; i < 3; i++) spans.add(FINISHED);
  expect(later).toHaveLength(1);
  await later[0]?.();
  expect(received.map(({ body }) => countOf(body))).toEqual([3]);
  expect(received[0]?.headers).toMatchObject({ "api-key": "123", "content-type": "application/json" });
});

test("a collector's answer without end is not read", async () => {
  more = (answer) => {
    const go = () => void setImmediate(() => answer.destroyed || answer.write("x".repeat(10_000), go));
    go();
  };
  const { spans, lines } = sender();
  spans.add(FINISHED);
  await spans.flush();
  expect(lines).toEqual([]);
});

test("the owner's headers are sent nowhere else", async () => {
  status = 307;
  const { spans, lines } = sender();
  spans.add(FINISHED);
  await spans.flush();
  expect([received.length, lines.length]).toEqual([1, 1]);
});

test("nothing is sent while there is nothing to send", async () => {
  await sender().spans.flush();
  expect(received).toEqual([]);
});

test("what a collector refuses is counted, and said once it takes spans again", async () => {
  const { spans, lines } = sender();
  status = 503;
  for (let i = 0; i < 2; i++) {
    spans.add(FINISHED);
    await spans.flush();
  }
  status = 200;
  spans.add(FINISHED);
  await spans.flush();
  expect(lines).toEqual(['spans_not_sent":"503"}', 'spans_dropped":2}']);
});

test("a collector that is away costs no more than its spans, and its address is never said", async () => {
  const { spans, lines } = sender("http://secret.invalid");
  spans.add(FINISHED);
  await spans.flush();
  expect(lines).toEqual(['spans_not_sent":"TypeError"}']);
});

test("only so many wait; the others are counted", async () => {
  const { spans, lines } = sender();
  for (let i = 0; i < 2050; i++) spans.add(FINISHED);
  await spans.flush();
  expect(received.map(({ body }) => countOf(body))).toEqual([2048]);
  expect(lines).toEqual(['spans_dropped":2}']);
});
