// The chat around the form, by MCP Apps (2026-01-26): JSON-RPC over postMessage. It is spoken by hand, because the
// extension's own library is several times as large as all of this file's calculator.

export type Message = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const notify = (method: string, params: Message = {}) => send({ method, params });

/** What came back; nothing where the host refuses. */
export function request(method: string, params: Message): Promise<Message> {
  const id = ++lastId;
  send({ id, method, params });
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** Calls back for each notification. The host's requests are answered here. */
export function listen(hear: (method: string, params: Message) => void) {
  addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
    if (source !== parent || !isObject(data) || data.jsonrpc !== "2.0") return;
    const { id, method, params } = data;
    if (typeof method !== "string") settle(data);
    else if (id === undefined) hear(method, isObject(params) ? params : {});
    else send({ id, ...(ANSWERED.includes(method) ? { result: {} } : { error: UNKNOWN }) });
  });
}

/** Nothing is kept, so a form can be closed at any time. */
const ANSWERED: readonly string[] = ["ping", "ui/resource-teardown"];
const UNKNOWN = { code: -32601, message: "Method not found" };

let lastId = 0;
const waiting = new Map<unknown, (result: Message) => void>();

function settle({ id, result }: Message) {
  waiting.get(id)?.(isObject(result) ? result : {});
  waiting.delete(id);
}

/** To whatever holds the frame: a form can't know the host's origin before the host speaks. */
const send = (message: Message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
