import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#lib/site";

/** The owner's switch holds from the next start on, without a build. */
export const dynamic = "force-dynamic";

/** Written before the build, by lib/build/worker.mjs. */
const WORKER = join(process.cwd(), ".build", "worker.js");
const WITHDRAWN = join(process.cwd(), ".build", "withdrawn.js");

export function GET() {
  const script = settings().offline ? readFileSync(WORKER, "utf8") : readFileSync(WITHDRAWN, "utf8");
  return new Response(script, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
