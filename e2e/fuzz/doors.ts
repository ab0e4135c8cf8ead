// The two doors in this process, as the built service opens them: text in, what came back out.
import { POST as calculate } from "#app/api/tools/[slug]/calculate/route";
import { POST as mcp } from "#app/mcp/route";

// Read when the first request comes; whoever fuzzes is never asking too often.
process.env.RATE_LIMIT_PER_MINUTE = "1000000000";
process.env.MCP_RATE_LIMIT_PER_MINUTE = "1000000000";

export type Said = { readonly status: number; readonly body: Body };

/** What either door may say, as far as it is looked at one by one. */
export type Body = {
  readonly error?: { readonly code: string | number; readonly message: string; readonly issues?: readonly Issue[] };
  readonly result?: {
    readonly content?: readonly { readonly text: string }[];
    readonly structuredContent?: object;
    readonly isError?: boolean;
    readonly tools?: readonly Tool[];
  };
  readonly calculation?: object;
  readonly source_url?: string;
};
export type Issue = { readonly code: string; readonly field?: string; readonly message: string };
export type Tool = { readonly name: string; readonly inputSchema: object; readonly outputSchema: object };

const sent = (path: string, body: BodyInit, headers: HeadersInit = {}) =>
  new Request(`http://localhost${path}`, { method: "POST", body, headers });

const read = async (response: Response): Promise<Said> => ({ status: response.status, body: await response.json() });

export const askRest = async (slug: string, body: BodyInit, headers?: HeadersInit): Promise<Said> =>
  read(await calculate(sent(`/api/tools/${encodeURIComponent(slug)}/calculate`, body, headers), at(slug)));

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

export const askMcp = async (message: BodyInit, headers?: HeadersInit): Promise<Said> =>
  read(await mcp(sent("/mcp", message, headers), {}));

/** The call of a tool with the arguments that this text is. */
export const callTool = (slug: string, inputs: string): Promise<Said> => askMcp(callOf(slug, inputs));

export const callOf = (slug: string, inputs: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculator_${slug.replaceAll("-", "_")}","arguments":${inputs}}}`;
