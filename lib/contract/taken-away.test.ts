import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OpenApi } from "#lib/service";
import { takenAway } from "./taken-away.ts";

const released = readFileSync(join(import.meta.dirname, "released.json"), "utf8");
const document = (text = released): OpenApi => JSON.parse(text);

/** The released document with one text in it replaced, where it comes first after another. */
function changed(after: string, from: string, to: string): OpenApi {
  const start = released.indexOf(after);
  const at = released.indexOf(from, start);
  if (start < 0 || at < 0) throw new Error(`${from} does not follow ${after}`);
  return document(released.slice(0, at) + to + released.slice(at + from.length));
}

describe("A newer document says in a sentence what it breaks", () => {
  it.each([
    ["", '"/api/health": {', '"/api/alive": {', "GET /api/health is gone."],
    ['"/api/ready"', '"get"', '"post"', "GET /api/ready is gone."],
    ["", '"listCalculators"', '"list"', "GET /api/ai/tools was listCalculators and is now list."],
    ['"operationId": "ready"', '"503"', '"504"', "Status 503 of GET /api/ready is gone."],
    ["", '"name": "categories"', '"name": "only"', "The query parameter categories of POST /mcp is gone."],
    ['"name": "categories"', "false", "true", "The query parameter categories of POST /mcp is now required."],
    ['"ErrorCode": {', '"TOOL_NOT_FOUND",', "", "ErrorCode can no longer be TOOL_NOT_FOUND."],
    ['"Faq": {', '"answer": {', '"reply": {', "Faq.answer is gone."],
    ['"Column": {', '"type": "string"', '"type": "number"', "Column.name was string and is now number."],
    ['"Column": {', '"type": "string"', '"type": "string", "enum": ["a"]', "Column.name can now only be a."],
    ['"Column": {', '"required": [', '"optional": [', "Column.name may now be absent."],
    ['"RpcRequest": {', '"required": [', '"required": ["id",', "RpcRequest.id is now required."],
  ])("after %s, %s becomes %s: %s", (after, from, to, sentence) => {
    expect(takenAway(document(), changed(after, from, to))).toContain(sentence);
  });
});

describe("An addition breaks nothing", () => {
  it.each([
    ["", '"/api/health": {', '"/api/new": { "get": { "operationId": "new", "responses": {} } }, "/api/health": {'],
    ['"ErrorCode": {', '"TOOL_NOT_FOUND",', '"TOOL_NOT_FOUND", "NEW",'],
    ['"Faq": {', '"answer": {', '"more": { "type": "string" }, "answer": {'],
    ['"Faq": {', '"required": [', '"required": ["more",'],
    ['"RpcRequest": {', '"method"\n', '"jsonrpc"\n'],
  ])("after %s, %s becomes %s", (after, from, to) => {
    expect(takenAway(document(), changed(after, from, to))).toEqual([]);
  });
});
