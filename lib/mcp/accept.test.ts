import { expect, test } from "vitest";
import { takesJson } from "./accept.ts";

test.each([
  null,
  "",
  "*/*",
  "application/json, text/event-stream",
  "text/event-stream, application/json",
  "application/json",
  "APPLICATION/JSON; charset=utf-8",
  "application/*;q=0.1",
  "text/html, */*;q=0.8",
  "text/event-stream, application/json;q=0.5",
])("%j takes JSON", (accept) => {
  expect(takesJson(accept)).toBe(true);
});

test.each([
  "text/event-stream",
  "text/html",
  "text/*",
  "application/json;q=0",
  "application/json;q=0, */*",
  "application/xml",
  "application/json;q=nonsense",
])("%j does not", (accept) => {
  expect(takesJson(accept)).toBe(false);
});
