// The servers that are compared: ours by both mounts, a bare Next app and a bare node:http server.
import { openSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf, nextCli, OWN_SERVER, THROUGH_NEXT } from "#e2e/mounts";
import { type Service, startService } from "#e2e/service";
import { type Asked, answerTo, MCP, REST } from "./asked.ts";
import { buildBareApp } from "./bare-app.ts";

export const BARE_NEXT = "a bare Next handler";
export const BARE_NAMED = "a bare one at such an address";
export const STOCK = "a stock mcp-handler";
export const BARE_NODE = "a bare node:http server";
export { OWN_SERVER, THROUGH_NEXT };

/** No caller is refused for asking often. Everything else is as served. */
const OFTEN = { RATE_LIMIT_PER_MINUTE: "1000000000", MCP_RATE_LIMIT_PER_MINUTE: "1000000000" };

/** Logs go to a file, as they would anywhere; a pipe to us would have us read them while we measure. */
const log = () => openSync(join(tmpdir(), `ready-reckoner-bench-${process.pid}.log`), "w");

export const startOurs = (mount: string, dir?: string, path?: string): Promise<Service> =>
  startService(OFTEN, { command: commandOf(mount), log: log(), ...(dir ? { dir } : {}), ...(path ? { path } : {}) });

export const startBareNext = (dir: string, path = "/"): Promise<Service> =>
  startService({}, { dir, path, command: [nextCli, "start"], log: log() });

/** Where the bare servers answer what is asked of us. */
export const barePath = ({ name }: Asked) => `/bare/${name}`;
/** And where Next must find out first which calculator is meant, as at our own address. */
export const bareNamedPath = ({ name, named }: Asked) => (named ? `/named/tip/${name}` : undefined);

export async function bareServers(ours: Service): Promise<{ readonly app: string; readonly node: Service }> {
  const asked = [...REST, ...MCP];
  const bytes = await Promise.all(asked.map(async (one) => Buffer.byteLength(await answerTo(one, ours.url))));
  const sized = asked.map((one, i) => ({ ...one, path: barePath(one), bytes: bytes[i] ?? 0 }));
  const { tools } = JSON.parse(await answerTo({ name: "list", method: "GET", path: "/api/ai/tools" }, ours.url));
  const called = sized.find(({ path }) => path === "/bare/tools/call")?.bytes ?? 0;
  const app = await buildBareApp(sized, tools.length, called);
  const bodies = JSON.stringify(Object.fromEntries(sized.map((one) => [one.path, one.bytes])));
  const command = [join(import.meta.dirname, "bare-server.mjs"), bodies];
  return { app, node: await startService({}, { command, log: log() }) };
}
