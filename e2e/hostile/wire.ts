// What a case of the corpus is written in. Texts are bytes: each character up to \xff is one.

/** The name, what is sent, and the statuses that must come back, in order; "nothing" where the connection just closes.
 * To one who keeps sending, or has closed a side, its end may be all there is to see of an answer: `orGone`. */
export type Case = readonly [name: string, sent: Sent, answered: Answered];
export type Answered = number | "nothing" | readonly number[] | { readonly orGone: number };

export const orGone = (status: number): Answered => ({ orGone: status });

/** All at once, or piece by piece: numbers are pauses in milliseconds, END says that nothing more will come. */
export type Sent = string | readonly (string | Uint8Array | number | typeof END)[];

export const END = Symbol("half-closed");

/** In no answer may this name ever stand. */
export const FOREIGN = "evil.example";

export const TIP = "/api/tools/tip/calculate";
export const BILL = '{"bill":80}';
export const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';

const ALWAYS = ["Host: localhost", "Connection: close"];

/** A request line and headers, nothing added. */
export const head = (line: string, ...headers: readonly string[]): string =>
  `${[line, ...headers].join("\r\n")}\r\n\r\n`;

export const ask = (line: string, ...headers: readonly string[]): string =>
  head(`${line} HTTP/1.1`, ...ALWAYS, ...headers);

export const get = (target: string, ...headers: readonly string[]): string => ask(`GET ${target}`, ...headers);

/** With its length, however little that helps. */
export const post = (target: string, body: string, ...headers: readonly string[]): string =>
  ask(`POST ${target}`, `Content-Length: ${body.length}`, ...headers) + body;

/** With framing of the case's own. */
export const framed = (body: string, ...headers: readonly string[]): string => ask(`POST ${TIP}`, ...headers) + body;

/** Headers for one connection that stays open for the next request. */
export const staying = (line: string, ...headers: readonly string[]): string =>
  head(`${line} HTTP/1.1`, "Host: localhost", ...headers);
