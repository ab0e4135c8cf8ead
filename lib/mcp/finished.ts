// What the SDK answered to anything but a call, made ready to be sent: the tools in place of its empty list, and errors in few
// words. To a message that does not fit it says every fault with the whole path to each, a hundred times as many bytes as
// were sent, and calls some an internal error. A person or a model needs the first few, in words.
import { INTERNAL_ERROR, INVALID_PARAMS } from "@modelcontextprotocol/server";
import { isObject, type Message, type Reply } from "./message.ts";

const FAULTS = 3;
const LONGEST = 200;

export async function finished(reply: Reply, listOfTools: () => Promise<string>): Promise<Reply> {
  if (reply.body === null || reply.headers["content-type"] !== "application/json") return reply;
  const answer: unknown = JSON.parse(reply.body);
  if (!isObject(answer)) return reply;
  const { error, result } = answer;
  if (isObject(error)) return { ...reply, body: JSON.stringify({ ...answer, error: inWords(error) }) };
  if (!isObject(result) || !Array.isArray(result.tools)) return reply;
  return { ...reply, body: withTools(answer, result, await listOfTools()) };
}

/** The list is a text already, which is ten times as fast as writing it again. */
function withTools(answer: Message, { tools: _, ...others }: Message, list: string): string {
  const members = Object.entries(others).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{"jsonrpc":"2.0","id":${JSON.stringify(answer.id)},"result":{"tools":${list}${members.join("")}}}`;
}

function inWords(error: Message): Message {
  const faults = faultsIn(String(error.message));
  const code = faults.length > 0 && error.code === INTERNAL_ERROR ? INVALID_PARAMS : error.code;
  return { ...cutTexts(error), code, message: faults.length > 0 ? listed(faults) : cut(String(error.message)) };
}

function listed(faults: readonly string[]): string {
  const more = faults.length > FAULTS ? [`and ${faults.length - FAULTS} more`] : [];
  return `${[...faults.slice(0, FAULTS), ...more].join("; ")}.`;
}

/** The faults that a validator lists as JSON, after some words or none, each as "params.clientInfo: …". */
function faultsIn(message: string): readonly string[] {
  const found = parse(message.slice(Math.max(message.indexOf("["), 0)));
  if (!Array.isArray(found)) return [];
  return found.filter(isObject).map(({ path, message }) => `${cut([path].flat().join("."))}: ${cut(String(message))}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const cutTexts = (error: object): object =>
  JSON.parse(JSON.stringify(error), (_, value) => (typeof value === "string" ? cut(value) : value));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);
