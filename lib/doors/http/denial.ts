// Saying no, in the words of the place it is said at: the specification's Error body for REST, JSON-RPC for MCP, a plain
// sentence for pages.
import type { Door } from "#lib/doors/limits";
import { json } from "./answer.ts";
import { type Code, STATUS } from "./codes.ts";
import type { Reply } from "./reply.ts";

export type Denial = {
  readonly code: Code;
  readonly message: string;
  readonly field?: string | undefined;
  readonly issues?: readonly object[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Where JSON-RPC distinguishes what our codes do not. */
  readonly rpcCode?: number;
};

/** The three codes of JSON-RPC itself that fit; the name of ours goes along as data. */
const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;

export function deny(door: Door | "page", denial: Denial): Reply {
  const { code, message, headers = {} } = denial;
  const status = STATUS[code];
  if (door === "rest") return json(restError(denial), { status, headers });
  if (door === "mcp") return json(rpcError(denial), { status, headers });
  return { status, headers: { "cache-control": "no-store", ...headers, ...PLAIN_TEXT }, body: `${message}\n` };
}

const PLAIN_TEXT = { "content-type": "text/plain; charset=utf-8" };

export const NOWHERE: Denial = {
  code: "NOT_FOUND",
  message: "There is nothing at this address. GET /api lists what there is.",
};

/** The answer of a REST route that has to say no. */
export const no = (denial: Denial): Reply => deny("rest", denial);

export function notAllowed(method: string, allow: string): Denial {
  const message = `Use ${allow.replace(/, (?=\w+$)/, " or ")} here, not ${method}.`;
  return { code: "METHOD_NOT_ALLOWED", message, headers: { allow } };
}

function restError({ code, field, message, issues }: Denial) {
  return { error: { code, field, message, issues } };
}

function rpcError({ code, message, rpcCode = usualRpcCode(code) }: Denial) {
  return { jsonrpc: "2.0", id: null, error: { code: rpcCode, message, data: { code } } };
}

function usualRpcCode(code: Code): number {
  if (code === "INVALID_JSON") return PARSE_ERROR;
  if (code === "RATE_LIMITED") return INTERNAL_ERROR;
  return STATUS[code] < 500 ? INVALID_REQUEST : INTERNAL_ERROR;
}
