// The two doors in this process, as the built service opens them: text in, what came back out.
import { POST as calculate, GET as calculateByAddress } from "#app/api/tools/[slug]/calculate/route";
import { POST as solve } from "#app/api/tools/[slug]/solve/route";
import { POST as table } from "#app/api/tools/[slug]/table/route";
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
  readonly calculation?: { readonly inputs: Figures };
  readonly values?: Figures;
  readonly source_url?: string;
  readonly rows?: readonly Row[];
  readonly answer?: string;
  readonly solutions?: readonly Solution[];
};
type Figures = Readonly<Record<string, string>>;
export type Row = {
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly result?: Figures;
  readonly values?: Figures;
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
  readonly error?: Body["error"];
};
export type Solution = Body & { readonly solved: { readonly input: string; readonly value: string } };
export type Issue = { readonly code: string; readonly field?: string; readonly message: string };
export type Tool = { readonly name: string; readonly inputSchema: object; readonly outputSchema: object };

const sent = (path: string, body: BodyInit, headers: HeadersInit = {}) =>
  new Request(`http://localhost${path}`, { method: "POST", body, headers });

const read = async (response: Response): Promise<Said> => ({ status: response.status, body: await response.json() });

export const askRest = async (slug: string, body: BodyInit, headers?: HeadersInit): Promise<Said> =>
  read(await calculate(sent(`/api/tools/${encodeURIComponent(slug)}/calculate`, body, headers), at(slug)));

/** The same inputs in the address. */
export async function askByAddress(slug: string, query: string): Promise<Said> {
  const address = `http://localhost/api/tools/${encodeURIComponent(slug)}/calculate?${query}`;
  return read(await calculateByAddress(new Request(address), at(slug)));
}

export const askTable = async (slug: string, body: BodyInit): Promise<Said> =>
  read(await table(sent(`/api/tools/${encodeURIComponent(slug)}/table`, body), at(slug)));

export const askSolve = async (slug: string, body: BodyInit): Promise<Said> =>
  read(await solve(sent(`/api/tools/${encodeURIComponent(slug)}/solve`, body), at(slug)));

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

export const askMcp = async (message: BodyInit, headers?: HeadersInit): Promise<Said> =>
  read(await mcp(sent("/mcp", message, headers), {}));

/** The call of a tool with the arguments that this text is. */
export const callTool = (slug: string, inputs: string): Promise<Said> => askMcp(callOf(slug, inputs));

export const callOf = (slug: string, inputs: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculator_${slug.replaceAll("-", "_")}","arguments":${inputs}}}`;
