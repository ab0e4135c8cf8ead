import { INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST } from "@modelcontextprotocol/server";
import { CATALOGUE_UNAVAILABLE, meantTool, siteAsked } from "#lib/service";
import { type Catalogue, CatalogueUnavailable, type Entry } from "#lib/service/catalogue";
import { takesJson } from "./accept.ts";
import { type AppParts, appDocument } from "./app-document.ts";
import { appContent, appResource, slugOfApp } from "./apps.ts";
import { batch } from "./batch.ts";
import { call, find, type InTurns, type Offer } from "./call.ts";
import { exchange } from "./exchange.ts";
import { finished } from "./finished.ts";
import { type Asked, argumentsIn, type Message, type Reply, refusal } from "./message.ts";
import { toolName } from "./name.ts";
import { inOrder } from "./order.ts";
import { completed, LIST_RESOURCE, readText } from "./resources.ts";
import { isIn, select } from "./selection.ts";
import { serverFor } from "./server.ts";
import { usualShow } from "./show.ts";
import { listOf, type Site, type WrittenTool } from "./tool-list.ts";

export type House = {
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly tools: (site: Site) => Promise<readonly WrittenTool[]>;
  /** Where there are none, no form is offered. */
  readonly appParts?: (slug: string) => Promise<AppParts>;
  readonly inTurns: InTurns;
};

/** The service in MCP's words: from a request and the JSON that is its body, one message or a list, to the response. */
export function mcp(house: House) {
  const one = (request: Asked) => (message: Message) => answer(house, request, message).catch(unavailable(message));
  return async (request: Asked, body: Message | readonly unknown[]): Promise<Reply> => {
    const reply = await (isList(body) ? batch(request, body, one(request)) : one(request)(body));
    return { ...reply, headers: { "cache-control": "no-store", ...reply.headers } };
  };
}

const isList = (body: Message | readonly unknown[]): body is readonly unknown[] => Array.isArray(body);

async function answer(house: House, request: Asked, message: Message): Promise<Reply> {
  if (!takesJson(request.headers.get("accept"))) return refusal(message, 406, NOT_JSON);
  const address = new URL(request.url);
  const site = siteAsked(house.site, address.searchParams);
  const selection = await select(address, house.catalogue);
  const show = usualShow(address.searchParams);
  if ("complaint" in site) return unserved(message, site.complaint);
  if ("complaint" in selection) return unserved(message, selection.complaint);
  if ("complaint" in show) return unserved(message, show.complaint);
  return speak({ ...house, site, selection, show }, request, message);
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

type Offering = House & Offer;

/** The SDK makes an answer of whatever is thrown, message and all: what we threw is thrown again, for the guard. */
async function speak(offering: Offering, request: Asked, message: Message): Promise<Reply> {
  const thrown: unknown[] = [];
  const entries: Entry[] = [];
  const noting =
    <T>(answered: (name: string) => Promise<{ readonly entry?: Entry; readonly result: T } | undefined>) =>
    async (name: string) => {
      try {
        const found = await answered(name);
        if (found?.entry) entries.push(found.entry);
        return found?.result;
      } catch (error) {
        thrown.push(error);
        throw error;
      }
    };
  const readForm = noting((uri) => readApp(uri, offering));
  const offered = {
    call: noting((name) => call(name, argumentsIn(message), offering)),
    read: async (uri: string) => (await readForm(uri)) ?? readText(uri, await served(offering), offering.site),
    complete: async (template: string, typed: string) => completed(template, typed, await served(offering)),
    meant: (name: string) => meantToolName(name, offering),
    resources: async () => [LIST_RESOURCE, ...(offering.appParts ? (await served(offering)).map(appResource) : [])],
  };
  const reply = await exchange(request, message, () => serverFor(offering.site, offered, message.method));
  if (thrown.length > 0) throw thrown[0];
  if (entries[0]) return { ...reply, slug: entries[0].calculator.slug };
  return finished(reply, async () => listOf(await offering.tools(offering.site), offering.selection));
}

async function meantToolName(name: string, offering: Offering): Promise<string | undefined> {
  const slug = await meantTool(name, offering.catalogue);
  return slug !== undefined && (await find(slug, offering)) ? toolName(slug) : undefined;
}

async function readApp(uri: string, offering: Offering) {
  const entry = await find(slugOfApp(uri), offering);
  const { site, appParts } = offering;
  if (!entry || !appParts) return undefined;
  return { entry, result: appContent(uri, appDocument(entry, site, await appParts(entry.calculator.slug))) };
}

const served = async ({ catalogue, selection }: Offering) =>
  inOrder(await catalogue.allOpen()).filter((entry) => isIn(selection, entry));
