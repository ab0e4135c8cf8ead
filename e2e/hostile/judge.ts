// What must hold for every case, whatever it sends; each complaint begins with the case's name.
import type { Answer, Spoken } from "./speak.ts";
import { type Answered, type Case, FOREIGN } from "./wire.ts";

/** The slowest that is allowed by the service is cut after ten; what a busy machine adds is not judged. */
const LONGEST_SECONDS = 20;

export function complaintsAbout([name, sent, answered]: Case, { answers, raw, seconds }: Spoken): string[] {
  const statuses = String(answers.map(({ status }) => status)) || "nothing";
  const text = typeof sent === "string" ? sent : sent.filter((piece) => typeof piece === "string").join("");
  return [
    ...unless(
      expected(answered).includes(statuses),
      `is answered with ${statuses}, not ${expected(answered).join(" or ")}`,
    ),
    ...unless(seconds <= LONGEST_SECONDS, `takes ${seconds.toFixed(1)} seconds`),
    ...unless(!raw.includes(FOREIGN), `repeats ${FOREIGN}`),
    ...answers.flatMap((answer) => faultsOf(answer)),
    ...faultsOfError(answers.at(-1), text),
  ].map((fault) => `${name} ${fault}`);
}

const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);

function expected(answered: Answered): readonly string[] {
  if (typeof answered === "object" && "orGone" in answered) return [String(answered.orGone), "nothing"];
  return [String(answered)];
}

/** Of the last request that came to the end of its headers: what has not been asked cannot be answered at its door. */
const targetOf = (sent: string) => [...sent.matchAll(/^[A-Z]+ (\S*)[\s\S]*?\r\n\r\n/gm)].at(-1)?.[1] ?? "";

function faultsOf({ status, headers, body }: Answer): string[] {
  const location = /^location: (.*)$/m.exec(headers)?.[1]?.trim();
  return [
    ...unless(status < 500, `fails with ${status}`),
    ...unless(location === undefined || /^\/(?![/\\])/.test(location), `leads to ${location}`),
    ...unless(status < 200 || headers.includes("x-content-type-options: nosniff"), "may be sniffed"),
    ...unless(!/node_modules|\n {4}at |\/lib\/|\.ts:\d/.test(body) || status < 400, "tells of internals"),
  ];
}

/** The body of a refusal, in the words of its door; to HEAD there is none. */
function faultsOfError(answer: Answer | undefined, sent: string): string[] {
  if (!answer || answer.status < 400 || sent.startsWith("HEAD")) return [];
  if (answer.body === "") return ["says nothing"];
  const target = targetOf(sent);
  const said = parse(answer.body);
  if (/^\/api(?![^/?])/.test(target)) return unless(isError(said), `has no Error body but ${answer.body.slice(0, 80)}`);
  if (/^\/mcp\/?(?![^?])/.test(target))
    return unless(isRpcError(said), `has no JSON-RPC but ${answer.body.slice(0, 80)}`);
  return [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isError = (said: unknown): boolean =>
  isObject(said) &&
  isObject(said.error) &&
  /^[A-Z_]+$/.test(String(said.error.code)) &&
  /^\S.*[.?]$/s.test(String(said.error.message));

const isRpcError = (said: unknown): boolean =>
  isObject(said) && said.jsonrpc === "2.0" && isObject(said.error) && Number.isInteger(said.error.code);
