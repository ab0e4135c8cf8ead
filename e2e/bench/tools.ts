// What a request to MCP costs in this process, with more and more tools, beside a bare route handler and a stock server.
// Rounds of all are interleaved, so that whatever else the machine does falls on all alike. Times are medians.
import { bare, type Handler, ours, stock } from "./mcp-servers.ts";
import { table } from "./table.ts";

const COUNTS = [6, 100, 1000];
const ROUNDS = 9;
const ROUND_MS = 60;
const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

type Asked = { readonly method: string; readonly params: Record<string, unknown> };
type Runner = { readonly label: string; readonly asked: Asked; readonly handler: Handler; readonly times: number[] };

const LIST: Asked = { method: "tools/list", params: {} };
const CALL: Asked = { method: "tools/call", params: { name: "calculator_tip_3", arguments: { bill: 80, people: 4 } } };

export async function tools(): Promise<string> {
  const runners = runnersOf();
  for (const { handler, asked } of runners) await check(handler, asked);
  for (let round = 0; round < ROUNDS; round++) for (const runner of runners) runner.times.push(await timed(runner));
  return [LIST, CALL]
    .map((asked) =>
      tableOf(
        asked.method,
        runners.filter((one) => one.asked === asked),
      ),
    )
    .join("\n\n");
}

const runnersOf = () =>
  [LIST, CALL].flatMap((asked) => {
    const runner = (label: string, handler: Handler): Runner => ({ label, asked, handler, times: [] });
    const sized = COUNTS.flatMap((count) => [
      runner(`this service, ${count} tools`, ours(count)),
      runner(`stock mcp-handler, ${count} tools`, stock(count)),
    ]);
    return [runner("bare route handler", bare), ...sized];
  });

function tableOf(method: string, several: readonly Runner[]): string {
  const least = median(several.find(({ handler }) => handler === bare)?.times ?? []);
  const rows = several.map(({ label, times }) => {
    const micros = median(times);
    return [label, micros.toFixed(0), `${(micros / least).toFixed(1)} ×`];
  });
  return table([method, "µs", "bare = 1"], rows);
}

async function timed({ handler, asked }: Runner): Promise<number> {
  const began = performance.now();
  let done = 0;
  for (; performance.now() - began < ROUND_MS; done++) await (await handler(request(asked))).arrayBuffer();
  return ((performance.now() - began) / done) * 1000;
}

async function check(handler: Handler, asked: Asked): Promise<void> {
  const answer = await (await handler(request(asked))).text();
  if (handler !== bare && !/"(tools":\[\{|structuredContent")/.test(answer)) throw new Error(answer.slice(0, 500));
}

function request({ method, params }: Asked): Request {
  const name: Record<string, string> = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    ...name,
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } });
  return new Request("http://localhost/mcp", { method: "POST", headers, body });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
