// Every text of the two tables, at both doors: what one reads the other reads, and what one refuses the other refuses.
import { expect, test } from "vitest";
import { askMcp, askRest, callOf, callTool, type Said } from "./doors.ts";
import { BODIES } from "./json-bodies.ts";
import { VALUES } from "./json-values.ts";

const TOOL = "tip";

const codeOf = ({ body }: Said) => body.error?.code ?? "answer";
/** What MCP says in the words of REST. */
const wordsOf = ({ body }: Said) => JSON.stringify(body.result ?? body);

for (const [why, value, outcome] of VALUES) {
  test(`${why}, as a value: ${outcome}`, async () => {
    const text = `{"bill":${value}}`;
    const [rest, mcp] = [await askRest(TOOL, text), await callTool(TOOL, text)];
    expect([rest.status, codeOf(rest)]).toEqual([outcome === "answer" ? 200 : 400, outcome]);
    if (outcome === "INVALID_JSON") expect([mcp.status, codeOf(mcp)]).toEqual([400, -32700]);
    else expect([mcp.status, codeOf(mcp)]).toEqual([200, "answer"]);
    expect(wordsOf(mcp).includes("isError")).toBe(["INVALID_INPUT", "MISSING_INPUT"].includes(outcome));
    if (outcome !== "answer") expect(wordsOf(mcp)).toContain(outcome);
  });
}

for (const [why, bytes, outcome] of BODIES) {
  test(`${why}, as a body: ${outcome}`, async () => {
    const body = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
    const [rest, mcp] = [await askRest(TOOL, body), await askMcp(body)];
    const read = codeOf(rest) !== "INVALID_JSON";
    expect([read, rest.status < 500]).toEqual([outcome === "read", true]);
    // What is read and is no message is refused as such, and not as bad JSON.
    expect(codeOf(mcp)).toBe(read || isOtherJson(rest) ? -32600 : -32700);
    expect(mcp.status).toBe(400);
  });
}

const isOtherJson = ({ body }: Said) => body.error?.message.startsWith("The body must be a JSON object");

test.each([
  ["another charset", { "content-type": "application/json; charset=utf-16" }],
  ["another charset, in quotes", { "content-type": 'application/json; charset="iso-8859-1"' }],
  ["a charset that is none", { "content-type": "text/plain;charset=x" }],
  ["gzip", { "content-encoding": "gzip" }],
  ["brotli", { "content-encoding": "br" }],
  ["two encodings", { "content-encoding": "identity, gzip" }],
])("%s is refused at both doors", async (_, headers) => {
  expect(codeOf(await askRest(TOOL, '{"bill":80}', headers))).toBe("INVALID_JSON");
  expect(codeOf(await askMcp(callOf(TOOL, '{"bill":80}'), headers))).toBe(-32700);
});

test("an answer keeps what the number was, however it was written", async () => {
  for (const text of ["80", "80.0", "8e1", "0.08e3", '"80"', '"8e1"', "80.00000000000000000000000000000000001"]) {
    const { body } = await askRest(TOOL, `{"bill":${text}}`);
    expect(body.calculation, text).toMatchObject({ inputs: { bill: "80" } });
  }
});

test("there are as many cases as the public suites have classes, and our own decisions are marked", () => {
  expect(VALUES.length + BODIES.length).toBeGreaterThanOrEqual(200);
  expect([...VALUES, ...BODIES].filter(([, , , leftToUs]) => leftToUs).length).toBeGreaterThanOrEqual(35);
});
