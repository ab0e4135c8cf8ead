// One low-level Server for each request, as the SDK would have it. It knows no tools: the list is already written
// (answer.ts puts it in) and a call goes straight to its calculator, so that neither costs more as the catalogue grows.
import {
  type CallToolResult,
  INVALID_PARAMS,
  ProtocolError,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  Server,
} from "@modelcontextprotocol/server";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { APP_TYPE, UI_EXTENSION } from "./apps.ts";
import { iconsOf } from "./icons.ts";
import { instructionsOf } from "./instructions.ts";
import { kebab } from "./name.ts";
import { listPrompts, promptFor } from "./prompts.ts";
import { TEMPLATES } from "./resources.ts";

/** Of the interface; the OpenAPI document says the same. */
export const VERSION = "1.0.0";

export type Offered = {
  readonly call: (name: string) => Promise<CallToolResult | undefined>;
  /** The tool that a name was probably meant for. */
  readonly meant: (name: string) => Promise<string | undefined>;
  readonly resources: () => Promise<Resource[]>;
  readonly read: (uri: string) => Promise<Contents | undefined>;
  /** What an argument of a template can be, given what was typed of it. */
  readonly complete: (template: string, typed: string) => Promise<string[]>;
};

type Contents = ReadResourceResult["contents"][number];
type Self = { readonly name: string; readonly url: string };

/** It lives for one request, and each handler costs time: it has those that the request's method may ask for. */
export function serverFor(site: Self, offered: Offered, method: unknown): Server {
  const server = new Server(
    { name: kebab(site.name), title: site.name, version: VERSION, websiteUrl: site.url, icons: iconsOf(site) },
    { capabilities, instructions: instructionsOf(site.name), cacheHints: KEPT, jsonSchemaValidator },
  );
  const [subject = ""] = String(method).split("/", 1);
  (OFFERS[subject] ?? offerTools)(server, offered);
  return server;
}

function offerTools(server: Server, { call, meant }: Offered) {
  server.setRequestHandler("tools/list", ({ params }) => {
    if (params?.cursor) throw noCursor("tools");
    return { tools: [] };
  });
  server.setRequestHandler("tools/call", async ({ params: { name } }) => {
    const result = await call(name);
    if (!result) throw new ProtocolError(INVALID_PARAMS, await unknownTool(name, meant));
    return result;
  });
}

function offerResources(server: Server, { resources, read }: Offered) {
  server.setRequestHandler("resources/list", async ({ params }) => {
    if (params?.cursor) throw noCursor("resources");
    return { resources: await resources() };
  });
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const contents = await read(uri);
    if (!contents) throw new ResourceNotFoundError(uri);
    return { contents: [contents] };
  });
}

function offerPrompts(server: Server) {
  server.setRequestHandler("prompts/list", ({ params }) => {
    if (params?.cursor) throw noCursor("prompts");
    return { prompts: listPrompts() };
  });
  server.setRequestHandler("prompts/get", ({ params }) => {
    const prompt = promptFor(params.name, params.arguments);
    if ("complaint" in prompt) throw new ProtocolError(INVALID_PARAMS, prompt.complaint);
    return prompt;
  });
}

/** Prompts take free text, which nothing can complete. */
function offerCompletions(server: Server, { complete }: Offered) {
  server.setRequestHandler("completion/complete", async ({ params: { ref, argument } }) => {
    const found = ref.type === "ref/resource" ? await complete(ref.uri, argument.value) : [];
    return {
      completion: {
        values: found.slice(0, MOST_COMPLETED),
        total: found.length,
        hasMore: found.length > MOST_COMPLETED,
      },
    };
  });
}

/** By the protocol. */
const MOST_COMPLETED = 100;

/** By the first part of a method. */
const OFFERS: Readonly<Record<string, (server: Server, offered: Offered) => void>> = {
  resources: offerResources,
  prompts: offerPrompts,
  completion: offerCompletions,
};

async function unknownTool(name: string, meant: Offered["meant"]): Promise<string> {
  const near = await meant(name);
  return `Unknown tool: ${name.slice(0, 128)}${near ? `. Did you mean ${near}?` : ""}`;
}

const noCursor = (what: string) =>
  new ProtocolError(INVALID_PARAMS, `All ${what} are on one page, so there is no cursor.`);

const capabilities = {
  tools: {},
  resources: {},
  prompts: {},
  completions: {},
  extensions: { [UI_EXTENSION]: { mimeTypes: [APP_TYPE] } },
};
const HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;
const KEPT = {
  "tools/list": HOUR,
  "server/discover": HOUR,
  "prompts/list": HOUR,
  "resources/list": HOUR,
  "resources/templates/list": HOUR,
  "resources/read": HOUR,
};

/** It has nothing to validate here, but each Server would build its own, which is half the cost of a call. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();
