// What a build prints on its pages, as lib/site reads it from the environment. next.config.ts asks for it, and only when it
// builds: lib/site and zod would be a quarter of the time in which a server starts.
import { join } from "node:path";
import { rolldown } from "rolldown";

/** As JSON. Throws where a variable is wrong, and names it. */
export async function builtSite(root) {
  const bundled = await rolldown({ input: join(root, "lib", "site", "built.ts"), platform: "node" });
  const { output } = await bundled.generate();
  const { buildFacts } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return JSON.stringify(buildFacts(process.env, new Date()));
}
