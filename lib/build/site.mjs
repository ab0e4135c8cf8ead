// What a build prints on its pages, as lib/site reads it from the environment: once, so that every page has the same time.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** As JSON. Throws where a variable is wrong, and names it. */
export async function recordSite(root, { config, own }) {
  const file = join(root, ".build", "site.mjs");
  const bundled = await rolldown({ input: join(root, "lib", "site", "built.ts"), platform: "node" });
  await bundled.write({ file });
  const { buildFacts } = await import(pathToFileURL(file).href);
  return JSON.stringify(buildFacts(process.env, new Date(), config, own));
}
