// The two ways to REST and MCP: through our own server, and through Next, as on Vercel. Specs of the routes run against both,
// each as a project of Playwright's; the project's name is the mount's.
import { join } from "node:path";

export const OWN_SERVER = "own server";
export const THROUGH_NEXT = "through Next";

export const nextCli = join(import.meta.dirname, "..", "node_modules", ".bin", "next");

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  [OWN_SERVER]: ["lib/server/start.mjs"],
  [THROUGH_NEXT]: [nextCli, "start"],
};

/** What Node runs for it. */
export const commandOf = (mount: string): readonly string[] => COMMANDS[mount] ?? ["lib/server/start.mjs"];
