// What a call of a tool answers.
import type { CallToolResult } from "@modelcontextprotocol/server";
import {
  answerSolve,
  answerTable,
  calculation,
  meantTool,
  readSolve,
  readTable,
  refused,
  type ServiceError,
  withGranted,
} from "#lib/service";
import type { Catalogue, Entry } from "#lib/service/catalogue";
import { type CommonName, isCommon } from "./common-tools.ts";
import type { Message } from "./message.ts";
import { slugOf } from "./name.ts";
import { refusedCall, said } from "./said.ts";
import { isIn, offersCommon, type Selection } from "./selection.ts";
import { shown } from "./short.ts";
import { type Show, wantedIn } from "./show.ts";
import { solved, solvedText } from "./solve.ts";
import { tabled, tableText } from "./table.ts";
import { answerText, valuesText } from "./text.ts";
import type { Site } from "./tool-list.ts";

/** Does long work in turns; nothing comes of it where the caller has gone. */
export type InTurns = <R>(work: Generator<void, R, void>) => Promise<{ readonly result: R } | undefined>;

export type Offer = {
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly inTurns: InTurns;
  readonly selection: Selection;
  /** How much of an answer the address asks for. */
  readonly show: Show;
};

/** `entry`: the calculator that was called, where there is one. */
export type Called = { readonly entry?: Entry; readonly result: CallToolResult };

export async function call(name: string, sent: Message, offer: Offer): Promise<Called | undefined> {
  if (isCommon(name)) return offersCommon(offer.selection, name) ? callCommon(name, sent, offer) : undefined;
  const entry = await find(slugOf(name), offer);
  return entry && { entry, result: calculated(entry, sent, offer) };
}

export async function find(slug: string | undefined, { catalogue, selection }: Omit<Offer, "inTurns" | "show">) {
  const entry = slug === undefined ? undefined : await catalogue.findOpen(slug);
  return entry && isIn(selection, entry) ? entry : undefined;
}

function calculated(entry: Entry, sent: Message, { site, show: usual }: Offer): CallToolResult {
  const { inputs, show, issues } = wantedIn(sent, usual);
  const outcome = calculation(entry, inputs, site, new Date());
  const faults = [...issues, ...("issues" in outcome ? (refused(entry.calculator, outcome).issues ?? []) : [])];
  if (faults[0]) return refusedCall({ ...faults[0], issues: faults });
  if ("issues" in outcome) throw new Error(`${entry.calculator.slug} refuses without a reason`);
  const texts = [answerText(entry, outcome, inputs, show), ...(show.has("values") ? [valuesText(outcome)] : [])];
  return {
    ...said(...texts),
    structuredContent: shown(entry.words, outcome, inputs, show),
    // For the form in a chat, where a host sends it the answer alone. Models are not shown it.
    _meta: { inputs: outcome.calculation.inputs },
  };
}

async function callCommon(name: CommonName, { calculator, ...sent }: Message, offer: Offer): Promise<Called> {
  const asked = typeof calculator === "string" ? calculator.trim() : "";
  const entry = await find(slugOf(asked) ?? asked, offer);
  if (!entry) return { result: refusedCall(await noCalculator(asked, offer)) };
  const { inputs: body, show, issues } = wantedIn(sent, offer.show);
  const answer = issues[0] ?? (await ANSWERS[name](entry, withGranted(entry, body), show, offer));
  return { entry, result: "message" in answer ? refusedCall(answer) : answer.result };
}

type Answered = { readonly result: CallToolResult } | ServiceError;
type Answering = (entry: Entry, body: Message, show: Show, offer: Offer) => Promise<Answered>;

const solve: Answering = async (entry, body, show, { site, inTurns }) => {
  const request = readSolve(entry.calculator, body, site);
  if ("code" in request) return request;
  const done = await inTurns(answerSolve(entry, request, site, new Date()));
  if (!done) return GONE;
  const text = solvedText(entry, request, done.result, show);
  return { result: { ...said(text), structuredContent: solved(entry, request, done.result, show) } };
};

const table: Answering = async (entry, body, show, { site, inTurns }) => {
  const request = readTable(entry.calculator, body);
  if ("code" in request) return request;
  const done = await inTurns(answerTable(entry, request, site, new Date()));
  if (!done) return GONE;
  if ("code" in done.result) return done.result;
  return { result: { ...said(tableText(entry, done.result)), structuredContent: tabled(done.result, show) } };
};

const ANSWERS: Readonly<Record<CommonName, Answering>> = { calculator_solve: solve, calculator_table: table };

/** No one reads it. */
const GONE: Answered = { result: said("The caller left before the answer was there.") };

async function noCalculator(asked: string, offer: Offer): Promise<ServiceError> {
  const field = "calculator";
  if (asked === "") {
    return { code: "MISSING_INPUT", field, message: "calculator is required: its name, such as mortgage." };
  }
  const meant = await find(await meantTool(asked, offer.catalogue), offer);
  const advice = meant ? `; did you mean ${meant.calculator.slug}?` : ". tools/list has all of them.";
  return {
    code: "INVALID_INPUT",
    field,
    message: `There is no calculator ${JSON.stringify(asked.slice(0, 64))} here${advice}`,
  };
}
