// What the SDK would send back many times over comes back short, and still says what is wrong.
import { expect, test } from "vitest";
import { META, newer, older, send } from "./ask.fixture.ts";

const CLIENT = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } };

const icons = (sizes: number) => ({ ...CLIENT.clientInfo, icons: [{ src: "a", sizes: Array(sizes).fill(0) }] });
const members = (count: number, length = 4) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`.padStart(length, "k"), 0]));
const capabilities = (experimental: object) => ({ ...CLIENT, capabilities: { experimental } });

const SHORT = 2000;

test("of many faults the first three are listed, with how many more there are", async () => {
  const { body } = await older("initialize", { ...CLIENT, clientInfo: icons(200) });
  const fault = (n: number) => `params.clientInfo.icons.0.sizes.${n}: Invalid input: expected string, received number`;
  expect(body).toEqual({
    jsonrpc: "2.0",
    id: 7,
    error: { code: -32602, message: `${fault(0)}; ${fault(1)}; ${fault(2)}; and 197 more.` },
  });
});

test("one fault is one sentence", async () => {
  const { body } = await older("initialize", { ...CLIENT, protocolVersion: 5 });
  expect(body.error.message).toBe("params.protocolVersion: Invalid input: expected string, received number.");
});

test.each([
  ["a list in the client's name", "initialize", { ...CLIENT, clientInfo: icons(200) }],
  ["many capabilities", "initialize", capabilities(members(200))],
  ["one capability with a long name", "initialize", capabilities(members(1, 15_000))],
  ["a name of line ends", "initialize", capabilities({ ["\n".repeat(7000)]: 0 })],
  ["many capabilities with long names", "initialize", capabilities(members(100, 150))],
  ["a revision that is long", "initialize", { ...CLIENT, protocolVersion: "1".repeat(15_000), clientInfo: 5 }],
  ["a tool with a long name", "tools/call", { name: "x".repeat(15_000) }],
  ["a list for a tool's name", "tools/call", { name: Array(200).fill("x".repeat(60)) }],
  ["a list for a tool's arguments", "tools/call", { name: "calculator_tip", arguments: Array(200).fill(0) }],
  ["a list for a cursor", "tools/list", { cursor: Array(200).fill(0) }],
  ["a long cursor", "tools/list", { cursor: "x".repeat(15_000) }],
  ["a long method", "x".repeat(15_000), {}],
])("%s: the answer is short, in either generation", async (_, method, params) => {
  for (const { text } of [await older(method, params), await newer(method, params)]) {
    expect(text.length).toBeLessThan(SHORT);
  }
});

test.each([
  ["capabilities", { ...META, "io.modelcontextprotocol/clientCapabilities": { experimental: members(200) } }],
  [
    "one with a long name",
    { ...META, "io.modelcontextprotocol/clientCapabilities": { experimental: members(1, 15_000) } },
  ],
  ["an unknown revision", { ...META, "io.modelcontextprotocol/protocolVersion": "1".repeat(15_000) }],
  ["the client's name", { ...META, "io.modelcontextprotocol/clientInfo": icons(200) }],
])("%s in a request's own description: the answer is short", async (_, _meta) => {
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" };
  const { text, status } = await send({ jsonrpc: "2.0", id: 7, method: "tools/list", params: { _meta } }, { headers });
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(SHORT);
});

test("the id comes back whole, and no half of a character is left", async () => {
  const id = "😀".repeat(300);
  const { body } = await send({ jsonrpc: "2.0", id, method: "tools/list", params: { cursor: `a${id}` } });
  expect(body.id).toBe(id);
  const { text } = await older("initialize", capabilities({ [`a${id}`]: 0 }));
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/\\ud[89a-f]/);
});

test("faults in a call's parameters come as words, not as JSON that is cut", async () => {
  const { body } = await older("tools/call", { name: "calculator_tip", arguments: [1] });
  expect(body.error.message).toMatch(/^params\.arguments: Invalid input|^arguments: Invalid input/);
  expect(body.error.message).not.toContain("{");
});

test.each([
  ["mortgage", "Unknown tool: mortgage. Did you mean calculator_mortgage?"],
  ["tip", "Unknown tool: tip. Did you mean calculator_tip?"],
  ["calculator_bill-split", "Unknown tool: calculator_bill-split. Did you mean calculator_bill_split?"],
  ["calculator_morgage", "Unknown tool: calculator_morgage. Did you mean calculator_mortgage?"],
  ["horoscope", "Unknown tool: horoscope"],
])("a tool named %s is not there: %s", async (name, message) => {
  const { body } = await older("tools/call", { name, arguments: {} });
  expect(body.error.message).toBe(message);
});
