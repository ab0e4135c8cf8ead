// Every REST and MCP route, written once: app/ mounts each in Next, lib/doors/server mounts them all in front of it.
import { nowhere, type Route } from "#lib/doors/http";
import { askQuestion } from "./ask.ts";
import { calculate } from "./calculate.ts";
import { apiIndex, openApi, openApiOfOne } from "./documents.ts";
import { listFacts, oneFact } from "./facts.ts";
import { health, ready } from "./health.ts";
import { mcpEndpoint, mcpSet } from "./mcp.ts";
import { oembedOfPage } from "./oembed.ts";
import { solve } from "./solve.ts";
import { table } from "./table.ts";
import { describeOneTool, listTools } from "./tools.ts";

/** An unknown path under /api answers in JSON, not with a page. */
const unknown = nowhere("/api/*");

export { default as contract } from "./openapi.json";
export {
  apiIndex,
  askQuestion,
  calculate,
  describeOneTool,
  health,
  listFacts,
  listTools,
  mcpEndpoint,
  mcpSet,
  oembedOfPage,
  oneFact,
  openApi,
  openApiOfOne,
  ready,
  solve,
  table,
  unknown,
};

/** The more particular path first. */
export const ROUTES: readonly Route[] = [
  calculate,
  table,
  solve,
  describeOneTool,
  listTools,
  oneFact,
  listFacts,
  askQuestion,
  oembedOfPage,
  mcpEndpoint,
  mcpSet,
  openApi,
  openApiOfOne,
  health,
  ready,
  apiIndex,
  unknown,
];
