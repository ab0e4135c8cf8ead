// Saying no, in the words of the door it is said at: the specification's Error body for REST, JSON-RPC for MCP.
import type { Door } from "#lib/limits";
import { json } from "./answer.ts";
import { type Code, STATUS } from "./codes.ts";
import type { Reply } from "./reply.ts";

export type Denial = {
  readonly code: Code;
  readonly message: string;
  readonly field?: string | undefined;
  readonly issues?: readonly object[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Where JSON-RPC tells apart what our codes do not. */
  readonly rpcCode?: number;
};

/** The three codes of JSON-RPC itself that fit; the name of ours goes along as data. */
const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;

export function deny(door: Door, denial: Denial): Reply {
  const body = door === "mcp" ? rpcError(denial) : restError(denial);
  return json(body, { status: STATUS[denial.code], headers: denial.headers ?? {} });
}

/** The answer of a REST handler that has to say no. */
export const no = (denial: Denial): Reply => deny("rest", denial);

function restError({ code, field, message, issues }: Denial) {
  return { error: { code, field, message, issues } };
}

function rpcError({ code, message, rpcCode = usualRpcCode(code) }: Denial) {
  return { jsonrpc: "2.0", id: null, error: { code: rpcCode, message, data: { code } } };
}

function usualRpcCode(code: Code): number {
  if (code === "INVALID_JSON") return PARSE_ERROR;
  return STATUS[code] < STATUS.RATE_LIMITED ? INVALID_REQUEST : INTERNAL_ERROR;
}
