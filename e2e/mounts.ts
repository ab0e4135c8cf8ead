// The two ways to REST and MCP: through our own server, and through Next, as on Vercel. Specs of the routes run against both,
// each as a project of Playwright's; the project's name is the mount's.
import { join } from "node:path";

export const OWN_SERVER = "own server";
export const THROUGH_NEXT = "through Next";

export const nextCli = join(import.meta.dirname, "..", "node_modules", ".bin", "next");

/** What `npm start` runs once the build is good: settings that differ from the build's are for it to judge, and no reason to build
 * under tests that run. */
const BUILT_SERVER = [".build/server/index.mjs"];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  [OWN_SERVER]: BUILT_SERVER,
  [THROUGH_NEXT]: [nextCli, "start"],
};

/** What Node runs for it. */
export const commandOf = (mount: string): readonly string[] => COMMANDS[mount] ?? BUILT_SERVER;
