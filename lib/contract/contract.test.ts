// The committed document is what the sources say, and promises what it promised before.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STATUS } from "#lib/http";
import type { OpenApi } from "#lib/service";
import { openApiText } from "./generate.ts";
import { promisesIn } from "./promises.ts";

const root = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(root, "lib", "routes", "openapi.json"), "utf8");
const document: OpenApi = JSON.parse(text);

test("the committed document is what a fresh generation gives; `npm run openapi` writes it", () => {
  expect(openApiText()).toBe(text);
});

test("it is version 1.0.0 in OpenAPI 3.1.0, for whatever site serves it", () => {
  const { openapi, info, servers } = JSON.parse(text);
  expect([openapi, info.version, servers[0].url]).toEqual(["3.1.0", "1.0.0", "/"]);
});

const promised = readFileSync(join(import.meta.dirname, "promises.txt"), "utf8")
  .trim()
  .split("\n");

test("nothing that was promised is gone or means something else", () => {
  const kept = new Set(promisesIn(document));
  expect(promised.filter((promise) => !kept.has(promise))).toEqual([]);
});

test("what is new is promised too: its line is in promises.txt", () => {
  expect(promisesIn(document).filter((promise) => !promised.includes(promise))).toEqual([]);
});

test("every code that can be answered has a meaning, and is named with its status", () => {
  const meanings = document.components.schemas.ErrorCode?.["x-enumDescriptions"] ?? {};
  const { FOREIGN_HOST: ofMcpAlone, ...ofRest } = STATUS;
  expect(Object.keys(meanings).sort()).toEqual(Object.keys(ofRest).sort());
  for (const [code, status] of Object.entries(ofRest)) {
    expect(document.components.responses[status]?.description).toContain(`\`${code}\``);
  }
});
