// The attack: JSON that two readers understand differently, or that is deep or wide (strict-json.test.ts; e2e/hostile/json.spec.ts). JSON.parse lets through what two readers may understand differently: of a name given twice it keeps the last, and
// half of a surrogate pair it keeps as it is. It also nests without end, and takes any number of values, each of which a
// validator further in would complain about. Here each is an answer in words.
//
// The scan runs over text that JSON.parse has accepted, so it need not check the grammar again: it only has to know
// where values begin, which strings are names, and how deep it stands. One pass, each character looked at once.

export type Read<T> = { readonly value: T } | Fault;
export type JsonObject = Record<string, unknown>;

/** `shape` where it is good JSON, and something else than an object. */
type Fault = { readonly fault: string; readonly of?: "shape" };

const DEEPEST = 32;
/** Each list and object counts, and so does the body. A calculator takes about thirty, a client's greeting about fifty. */
const MOST_VALUES = 256;

/** An object and nothing else, as REST takes it. */
export const readObject = (text: string): Read<JsonObject> => readStrictJson(text, isObject);

/** An object or a list, as JSON-RPC has it. */
export const readMessages = (text: string): Read<JsonObject | readonly unknown[]> => readStrictJson(text, isMessages);

function readStrictJson<T>(text: string, isShaped: (value: unknown) => value is T): Read<T> {
  if (text.trim() === "") return { fault: 'The body is empty; it must be a JSON object such as {"name": "value"}.' };
  const value = parse(text);
  if (value === undefined) return { fault: "The body is not valid JSON." };
  if (!isShaped(value))
    return {
      fault: Array.isArray(value) ? `${NO_OBJECT}, not a list: send one request at a time.` : `${NO_OBJECT}.`,
      of: "shape",
    };
  const fault = scan(text);
  return fault ? { fault } : { value };
}

const NO_OBJECT = 'The body must be a JSON object such as {"name": "value"}';
const HALF_A_PAIR = "The body has half of a surrogate pair, which is not a valid character.";

/** JSON has no undefined, so that it can stand for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessages = (value: unknown): value is JsonObject | readonly unknown[] =>
  Array.isArray(value) || isObject(value);

/** The names seen in each object that is open; null for an open list. */
type Open = (Set<string> | null)[];

/** A string, a bracket, a comma; or a number, true, false or null. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]|[^\s"{}[\],:]+/g;

function scan(text: string): string | undefined {
  const open: Open = [];
  let expectsName = false;
  let values = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) {
      const fault = faultOf(token, expectsName ? open.at(-1) : null);
      if (fault) return fault;
    } else {
      follow(open, token);
      if (open.length > DEEPEST) return `The body is nested more than ${DEEPEST} levels deep.`;
    }
    if (!expectsName && !NO_VALUE.has(token)) values++;
    if (values > MOST_VALUES) return `The body has more than ${MOST_VALUES} values.`;
    expectsName = token === "{" || (token === "," && open.at(-1) !== null);
  }
  return undefined;
}

/** These end or separate values; every other token that is not a name begins one. */
const NO_VALUE = new Set(["}", "]", ","]);

function follow(open: Open, token: string) {
  if (token === "{") open.push(new Set());
  if (token === "[") open.push(null);
  if (token === "}" || token === "]") open.pop();
}

function faultOf(string: string, names: Set<string> | null | undefined): string | undefined {
  const content = string.includes("\\") ? String(JSON.parse(string)) : string.slice(1, -1);
  if (!content.isWellFormed()) return HALF_A_PAIR;
  if (names?.has(content)) return `The body has the key ${JSON.stringify(content.slice(0, 60))} twice.`;
  names?.add(content);
  return undefined;
}
