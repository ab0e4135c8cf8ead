// The servers that are compared: ours by both mounts, another build of ours if BASELINE names its folder, and a bare Next app.
import { openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf, nextCli, OWN_SERVER, THROUGH_NEXT } from "#e2e/mounts";
import { type Service, startService } from "#e2e/service";
import { type Asked, answerTo, MCP, REST } from "./asked.ts";
import { buildBareApp } from "./bare-app.ts";

export const BARE_NEXT = "a bare Next handler";
export const STOCK = "a stock mcp-handler";
export const BASELINE = "the baseline";
export { OWN_SERVER, THROUGH_NEXT };

/** Such as an earlier release in a worktree of its own, built there. */
export const baseline = process.env.BASELINE;

/** No caller is refused for asking often. Everything else is as served. */
const OFTEN = { RATE_LIMIT_PER_MINUTE: "1000000000", MCP_RATE_LIMIT_PER_MINUTE: "1000000000" };

/** Logs go to a file, as they would anywhere; a pipe to us would have us read them while we measure. */
const log = () => openSync(join(tmpdir(), `ready-reckoner-bench-${process.pid}.log`), "w");

export const startOurs = (mount: string, path = "/"): Promise<Service> =>
  startService(OFTEN, { command: commandOf(mount), log: log(), path });

/** By its own idea of `npm start`. */
export function startBaseline(dir: string, path = "/"): Promise<Service> {
  const { scripts } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const command = String(scripts.start)
    .replace(/^(?:exec )?node /, "")
    .split(" ");
  return startService(OFTEN, { dir, command, log: log(), path });
}

export const startBareNext = (dir: string, path = "/"): Promise<Service> =>
  startService({}, { dir, path, command: [nextCli, "start"], log: log() });

/** Where the bare app answers what is asked of us. */
export const barePath = ({ name }: Asked) => `/bare/${name}`;

export async function bareApp(ours: Service): Promise<string> {
  const asked = [...REST, ...MCP];
  const bytes = await Promise.all(asked.map(async (one) => Buffer.byteLength(await answerTo(one, ours.url))));
  const { tools } = JSON.parse(await answerTo({ name: "list", method: "GET", path: "/api/ai/tools" }, ours.url));
  return buildBareApp(
    asked.map((one, i) => ({ ...one, path: barePath(one), bytes: bytes[i] ?? 0 })),
    tools.length,
  );
}
