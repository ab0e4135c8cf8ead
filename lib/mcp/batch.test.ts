// Revision 2025-03-26 has several messages in one request; no other one does.
import { expect, test } from "vitest";
import { META, send } from "./ask.fixture.ts";

const rpc = (id: number, method: string, params?: object) => ({ jsonrpc: "2.0", id, method, params });
const TIP = { name: "calculator_tip", arguments: { bill: 80 } };
const CANCELLED = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } };

test.each([[{}], [{ "mcp-protocol-version": "2025-03-26" }]])(
  "each message is answered as if it had come alone %j",
  async (headers) => {
    const messages = [rpc(1, "ping"), CANCELLED, rpc(2, "tools/call", TIP), rpc(3, "tools/list"), rpc(4, "nothing"), 5];
    const { status, body } = await send(messages, { headers });
    expect(status).toBe(200);
    expect(body.map(({ id }: { readonly id: unknown }) => id)).toEqual([1, 2, 3, 4, null]);
    expect(body[0].result).toEqual({});
    expect(body[1].result.structuredContent.result.total).toBe("$94.40");
    expect(body[2].result.tools.length).toBeGreaterThan(50);
    expect([body[3].error.code, body[4].error.code]).toEqual([-32601, -32600]);
  },
);

test("what needs no answer gets none", async () => {
  expect(await send([CANCELLED])).toMatchObject({ status: 202, text: "" });
});

test.each([
  ["an empty one", [], {}, "The batch is empty."],
  ["one without a message", [{ bill: 80 }, 5], {}, "A batch has JSON-RPC 2.0 messages, and no initialize among them."],
  ["too many", Array(11).fill(rpc(1, "ping")), {}, "A batch has at most 10 messages."],
  [
    "a later revision",
    [rpc(1, "ping")],
    { "mcp-protocol-version": "2025-06-18" },
    "Revision 2025-06-18 has no batches: send one message at a time.",
  ],
  [
    "the newest revision",
    [rpc(1, "tools/list", { _meta: META })],
    { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" },
    "Revision 2026-07-28 has no batches: send one message at a time.",
  ],
])("%s is refused", async (_, messages, headers, message) => {
  const { status, body } = await send(messages, { headers });
  expect([status, body]).toEqual([400, { jsonrpc: "2.0", id: null, error: { code: -32600, message } }]);
});

test("a client says hello by itself", async () => {
  const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "a", version: "1" } };
  const { body } = await send([rpc(1, "initialize", params), rpc(2, "ping")]);
  expect(body[0]).toMatchObject({ id: 1, error: { code: -32600 } });
  expect(body[1].result).toEqual({});
});
