import { expect, test } from "vitest";
import { json, throughNext, unguarded } from "./index.ts";

const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const;
const route = throughNext(unguarded("/api/health", () => json({ status: "alive" })));
const ask = (method: (typeof METHODS)[number] | "GET" | "HEAD" | "OPTIONS") =>
  route[method](new Request("http://localhost/api/health", { method }), {});

test("it is answered however often it is asked, and any page may read it", async () => {
  for (let i = 0; i < 200; i++) expect((await ask("GET")).status).toBe(200);
  const response = await ask("GET");
  expect(await response.json()).toEqual({ status: "alive" });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("HEAD is GET without the body, and OPTIONS says what is allowed", async () => {
  expect([(await ask("HEAD")).status, await (await ask("HEAD")).text()]).toEqual([200, ""]);
  const preflight = await ask("OPTIONS");
  expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test.each(METHODS)("%s is refused as at any door", async (method) => {
  const response = await ask(method);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect((await response.json()).error.code).toBe("METHOD_NOT_ALLOWED");
});
