import { expect, test } from "vitest";
import { deny } from "./denial.ts";
import { foreignHost } from "./host.ts";

const complaint = (peer: string | undefined, host: string | undefined) =>
  foreignHost({ headers: new Headers(host ? { host } : {}), peer }, "https://calc.example");

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("from %s a foreign name is refused", (peer) => {
  for (const host of [
    "evil.example",
    "evil.example:3000",
    "calc.example.evil.example",
    "10.0.0.1",
    "localhost.evil.example",
  ]) {
    expect(complaint(peer, host)).toMatchObject({ code: "FOREIGN_HOST" });
  }
});

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "app.localhost",
  "127.0.0.1:41234",
  "127.8.9.1",
  "[::1]:3000",
  "calc.example",
  "calc.example:8080",
  undefined,
])("as %s this machine may be called", (host) => {
  expect(complaint("127.0.0.1", host)).toBeUndefined();
});

test.each(["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1", "unknown", ""])("from %s any name will do", (peer) => {
  expect(complaint(peer, "evil.example")).toBeUndefined();
});

test("where the peer is unknown, any name will do", () => {
  expect(complaint(undefined, "evil.example")).toBeUndefined();
});

test("it is said with 403, in JSON-RPC", () => {
  const denial = complaint("::1", "evil.example");
  const reply = denial && deny("mcp", denial);
  expect(reply?.status).toBe(403);
  expect(JSON.parse(String(reply?.body))).toMatchObject({
    id: null,
    error: { code: -32600, data: { code: "FOREIGN_HOST" } },
  });
});
