/** All that is looked at of a request whose body has been read. */
export type Asked = Pick<Request, "method" | "url"> & {
  readonly headers: SentHeaders;
  /** Resolves when it is this caller's turn again. */
  readonly turn?: () => Promise<void>;
};
type SentHeaders = { get(name: string): string | null; entries(): Iterable<[name: string, value: string]> };

/** A JSON object that is to be a JSON-RPC message. */
export type Message = Readonly<Record<string, unknown>>;

/** A tool's arguments as they were sent. The SDK's copy lacks a key named __proto__, which is refused by name like any
 * other that is no input. */
export function argumentsIn({ params }: Message): Message {
  const inputs = isObject(params) ? params.arguments : undefined;
  return isObject(inputs) ? inputs : {};
}

export const isObject = (value: unknown): value is Message => typeof value === "object" && value !== null;

type RpcError = { readonly code: number; readonly message: string; readonly data?: object };

/** What is said to a request. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Of the calculator that was called, if there is one of that name. */
  readonly slug?: string | undefined;
};

/** Saying no to a message that has been read, by its id. */
export function refusal({ id }: Message, status: number, error: RpcError): Reply {
  const known = typeof id === "string" || typeof id === "number" ? id : null;
  const body = JSON.stringify({ jsonrpc: "2.0", id: known, error });
  return { status, headers: { "content-type": "application/json" }, body };
}
