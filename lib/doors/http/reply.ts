// What a route takes and what it gives, wherever it is mounted: Next hands it a Request and gets a Response; lib/doors/server
// makes both of node:http's. Plain objects, because a Response costs more than most calculations.

/** A Request's headers, or node:http's own, which cost less. Names are in small letters. */
export type SentHeaders = { get(name: string): string | null; entries(): Iterable<[name: string, value: string]> };

/** All of a request that a route looks at. */
export type Asked = Pick<Request, "method" | "url"> & {
  readonly headers: SentHeaders;
  /** A Request's stream, or node:http's own, which costs less. */
  readonly body: AsyncIterable<Uint8Array> | null;
  /** The address at the other end of the connection, which only our own server knows. */
  readonly peer?: string | undefined;
  /** Resolves when it is this caller's turn again, where our own server shares out the turns. */
  readonly turn?: () => Promise<void>;
  /** Whether the caller has gone. */
  readonly signal?: Pick<AbortSignal, "aborted">;
};

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a GET is here for HEAD too; who sends it leaves it out. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** The calculator it is about, for the log, where the address does not name it. */
  readonly slug?: string | undefined;
};

export const responseOf = ({ status, headers, body }: Reply): Response => new Response(body, { status, headers });

/** An address and what answers there; `answer` never throws. `slug` is "" where the path has none. */
export type Route = {
  readonly path: string;
  readonly answer: (request: Asked, slug: string) => Promise<Reply>;
};
