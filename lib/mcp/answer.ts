import { type CallToolResult, INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST } from "@modelcontextprotocol/server";
import { CATALOGUE_UNAVAILABLE, calculation, meantTool, refused, siteAsked } from "#lib/service";
import { type Catalogue, CatalogueUnavailable, type Entry } from "#lib/service/catalogue";
import { takesJson } from "./accept.ts";
import { type AppParts, appDocument } from "./app-document.ts";
import { appContent, appResource, slugOfApp } from "./apps.ts";
import { exchange } from "./exchange.ts";
import { type Asked, argumentsIn, type Message, type Reply, refusal } from "./message.ts";
import { slugOf, toolName } from "./name.ts";
import { inOrder } from "./order.ts";
import { completed, LIST_RESOURCE, readText } from "./resources.ts";
import { isIn, type Selection, select } from "./selection.ts";
import { serverFor } from "./server.ts";
import { withShortError } from "./short-error.ts";
import { answerText, refusalText, valuesText } from "./text.ts";
import { listOf, type Site, type WrittenTool } from "./tool-list.ts";

export type House = {
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly tools: (site: Site) => Promise<readonly WrittenTool[]>;
  readonly appParts: (slug: string) => Promise<AppParts>;
};

/** The service in MCP's words: from a request and the JSON object that is its body to the response. */
export function mcp(house: House) {
  return async (request: Asked, message: Message): Promise<Reply> => {
    const reply = await answer(house, request, message).catch(unavailable(message));
    return { ...reply, headers: { "cache-control": "no-store", ...reply.headers } };
  };
}

async function answer(house: House, request: Asked, message: Message): Promise<Reply> {
  if (!takesJson(request.headers.get("accept"))) return refusal(message, 406, NOT_JSON);
  const address = new URL(request.url);
  const site = siteAsked(house.site, address.searchParams);
  const selection = await select(address, house.catalogue);
  if ("complaint" in site) return unserved(message, site.complaint);
  if ("complaint" in selection) return unserved(message, selection.complaint);
  return speak({ ...house, site }, selection, request, message);
}

const unserved = (message: Message, complaint: string): Reply =>
  refusal(message, 400, { code: INVALID_PARAMS, message: complaint });

const unavailable = (message: Message) => (error: unknown) => {
  if (error instanceof CatalogueUnavailable) return refusal(message, 503, UNAVAILABLE);
  throw error;
};

const NOT_JSON = { code: INVALID_REQUEST, message: "Answers are JSON. Let Accept allow application/json." };
const UNAVAILABLE = {
  code: INTERNAL_ERROR,
  message: CATALOGUE_UNAVAILABLE.message,
  data: { code: CATALOGUE_UNAVAILABLE.code },
};

/** The SDK makes an answer of whatever is thrown, message and all: what we threw is thrown again, for the guard. */
async function speak(house: House, selection: Selection, request: Asked, message: Message): Promise<Reply> {
  const thrown: unknown[] = [];
  const entries: Entry[] = [];
  const noting =
    <T>(slugIn: (name: string) => string | undefined, answer: (entry: Entry) => T | Promise<T>) =>
    async (name: string) => {
      try {
        const entry = await find(house, selection, slugIn(name));
        if (entry) entries.push(entry);
        return entry && (await answer(entry));
      } catch (error) {
        thrown.push(error);
        throw error;
      }
    };
  const readApp = noting(slugOfApp, (entry) => appOf(entry, house));
  const offered = {
    call: noting(slugOf, (entry) => resultOf(entry, argumentsIn(message), house.site)),
    read: async (uri: string) => {
      const app = await readApp(uri);
      return app === undefined ? readText(uri, await served(house, selection), house.site) : appContent(uri, app);
    },
    complete: async (template: string, typed: string) => completed(template, typed, await served(house, selection)),
    meant: (name: string) => meantToolName(name, house, selection),
    resources: () => listApps(house, selection),
  };
  const reply = await exchange(request, message, () => serverFor(house.site, offered, message.method));
  if (thrown.length > 0) throw thrown[0];
  if (entries[0]) return { ...reply, slug: entries[0].calculator.slug };
  return mended(withShortError(reply), house, selection);
}

async function find({ catalogue }: House, selection: Selection, slug: string | undefined): Promise<Entry | undefined> {
  const entry = slug === undefined ? undefined : await catalogue.findOpen(slug);
  return entry && isIn(selection, entry) ? entry : undefined;
}

async function meantToolName(name: string, house: House, selection: Selection): Promise<string | undefined> {
  const slug = await meantTool(name, house.catalogue);
  return slug !== undefined && (await find(house, selection, slug)) ? toolName(slug) : undefined;
}

function resultOf(entry: Entry, inputs: Message, site: Site): CallToolResult {
  const outcome = calculation(entry, inputs, site, new Date());
  if ("issues" in outcome) return { ...said(refusalText(refused(entry.calculator, outcome))), isError: true };
  return { ...said(answerText(entry, outcome), valuesText(outcome)), structuredContent: outcome };
}

const appOf = async (entry: Entry, { site, appParts }: House) =>
  appDocument(entry, site, await appParts(entry.calculator.slug));

const listApps = async (house: House, selection: Selection) => [
  LIST_RESOURCE,
  ...(await served(house, selection)).map(appResource),
];

const served = async ({ catalogue }: House, selection: Selection) =>
  inOrder(await catalogue.allOpen()).filter((entry) => isIn(selection, entry));

const said = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: "text", text })),
});

/** Where the server's empty list stands, the written one goes; and parameters that do not fit are no "internal error",
 * as the SDK has it. In JSON no other quotes can look like these. */
async function mended(reply: Reply, house: House, selection: Selection): Promise<Reply> {
  const { status, headers, body } = reply;
  if (status !== 200 || headers["content-type"] !== "application/json" || body === null) return reply;
  const text = body.replace(`"error":{"code":${INTERNAL_ERROR},`, `"error":{"code":${INVALID_PARAMS},`);
  const [before, after] = text.split('"tools":[]');
  if (after === undefined) return { ...reply, body: text };
  return { ...reply, body: `${before}"tools":${listOf(await house.tools(house.site), selection)}${after}` };
}
