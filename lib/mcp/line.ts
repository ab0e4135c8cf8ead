// MCP over lines of text, for hosts that start a server themselves: a message in, its answer out, as if each had come over HTTP.
import { INTERNAL_ERROR, PARSE_ERROR } from "@modelcontextprotocol/server";
import { type House, mcp } from "./answer.ts";
import { isObject, type Message, refusal } from "./message.ts";

/** To a notification nothing is said. */
export function mcpLine(house: House) {
  const answer = mcp(house);
  return async (line: string): Promise<string | null> => {
    const message = parsed(line);
    if (!isObject(message)) return refusal({}, 400, NO_MESSAGE).body;
    const asked = { url: ADDRESS, method: "POST", headers: headersOf(message) };
    // Anything thrown is a bug on our side. Over HTTP the guard would say so.
    const reply = await answer(asked, message).catch(() => refusal(message, 500, OUR_FAULT));
    return reply.body;
  };
}

const ADDRESS = "http://localhost/mcp";
const OUR_FAULT = { code: INTERNAL_ERROR, message: "Something went wrong here, not in your request." };
const NO_MESSAGE = { code: PARSE_ERROR, message: "Send one JSON-RPC message on each line." };

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What a message says of itself since 2026-07-28, HTTP wants in its headers too. */
function headersOf({ method, params }: Message): Headers {
  const { _meta, name, uri } = isObject(params) ? params : {};
  const version = isObject(_meta) ? _meta["io.modelcontextprotocol/protocolVersion"] : undefined;
  const headers = new Headers();
  if (typeof version !== "string") return headers;
  headers.set("mcp-protocol-version", version);
  headers.set("mcp-method", String(method));
  const named = method === "resources/read" ? uri : name;
  // So that any text can be in a header.
  if (typeof named === "string") headers.set("mcp-name", `=?base64?${Buffer.from(named).toString("base64")}?=`);
  return headers;
}
