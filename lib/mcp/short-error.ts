// To a message that does not fit, the SDK answers with every fault in it and the whole path to each: a hundred times as
// many bytes as were sent. A person or a model needs the first few, in words.
import { isObject, type Reply } from "./message.ts";

const FAULTS = 3;
const LONGEST = 200;

export function withShortError(reply: Reply): Reply {
  if (reply.body === null || reply.headers["content-type"] !== "application/json") return reply;
  const answer: unknown = JSON.parse(reply.body);
  if (!isObject(answer) || !isObject(answer.error)) return reply;
  const error = { ...cutTexts(answer.error), message: inWords(String(answer.error.message)) };
  return { ...reply, body: JSON.stringify({ ...answer, error }) };
}

function inWords(message: string): string {
  const faults = faultsIn(message);
  if (faults.length === 0) return cut(message);
  const more = faults.length > FAULTS ? [`and ${faults.length - FAULTS} more`] : [];
  return `${[...faults.slice(0, FAULTS), ...more].join("; ")}.`;
}

/** The faults that a validator's message lists as JSON, each as "params.clientInfo: …"; none where it is a sentence. */
function faultsIn(message: string): readonly string[] {
  const [, list] = /^(?:Invalid [\w/]+ request: )?(\[.*)$/s.exec(message) ?? [];
  const listed: unknown = list && parse(list);
  if (!Array.isArray(listed)) return [];
  return listed.filter(isObject).map(({ path, message }) => `${cut([path].flat().join("."))}: ${cut(String(message))}`);
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
