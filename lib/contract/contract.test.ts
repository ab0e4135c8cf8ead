// The committed document is what the sources say, and keeps what the last release promised.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STATUS } from "#lib/doors/http";
import type { OpenApi } from "#lib/service";
import { openApiText } from "./generate.ts";
import { takenAway } from "./taken-away.ts";

const root = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(root, "lib", "doors", "routes", "openapi.json"), "utf8");
const document: OpenApi = JSON.parse(text);

test("the committed document is what a fresh generation gives; `npm run openapi` writes it", () => {
  expect(openApiText()).toBe(text);
});

test("it is version 1.0.0 in OpenAPI 3.1.0, for whatever site serves it", () => {
  const { openapi, info, servers } = JSON.parse(text);
  expect([openapi, info.version, servers[0].url]).toEqual(["3.1.0", "1.0.0", "/"]);
});

test("nothing that version 1.0.0 promised is gone or narrower", () => {
  const released: OpenApi = JSON.parse(readFileSync(join(import.meta.dirname, "released.json"), "utf8"));
  expect(released.info.version).toBe("1.0.0");
  expect(takenAway(released, document)).toEqual([]);
});

test("every code that can be answered has a meaning, and is named with its status", () => {
  const meanings = document.components.schemas.ErrorCode?.["x-enumDescriptions"] ?? {};
  const { FOREIGN_HOST: ofMcpAlone, ...ofRest } = STATUS;
  expect(Object.keys(meanings).sort()).toEqual(Object.keys(ofRest).sort());
  for (const [code, status] of Object.entries(ofRest)) {
    expect(document.components.responses[status]?.description).toContain(`\`${code}\``);
  }
});
