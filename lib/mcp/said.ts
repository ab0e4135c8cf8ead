import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ServiceError } from "#lib/service";
import { refusalText } from "./text.ts";

export const said = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: "text", text })),
});

export const refusedCall = (error: ServiceError): CallToolResult => ({ ...said(refusalText(error)), isError: true });
