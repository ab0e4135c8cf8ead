// What a door takes and what it gives, whichever way it is mounted: under Next it is handed a Request and its reply
// becomes a Response; in front of Next both are node:http's. Plain objects, because a Response costs more than most sums.

/** All that a door looks at. */
export type Asked = Pick<Request, "method" | "url" | "headers" | "body">;

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a GET stands here for HEAD too; who sends it leaves it out. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** The calculator it is about, for the log, where the address does not name it. */
  readonly slug?: string | undefined;
};

export const responseOf = ({ status, headers, body }: Reply): Response => new Response(body, { status, headers });
