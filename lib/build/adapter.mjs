// Next calls this when it has written a build, before any platform packages it: here, and only here, are pages finished.
// A platform that brings an adapter of its own (NEXT_ADAPTER_PATH, as Vercel does) gets its turn afterwards.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "./list-files.mjs";
import { sealPages } from "./seal.mjs";

const platform = await platformAdapter(process.env.NEXT_ADAPTER_PATH);

export default {
  ...platform,
  name: "ready-reckoner",
  async onBuildComplete(build) {
    sealPages(build);
    listFiles(build, process.cwd(), builtAt(process.env.BUILT_SITE));
    await platform?.onBuildComplete?.(build);
  },
};

/** Undefined where Next is run without lib/build/build.mjs. */
const builtAt = (record) => record && JSON.parse(record).builtAt;

async function platformAdapter(path) {
  if (!path) return undefined;
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const { default: adapter } = await import(pathToFileURL(resolve(path)).href);
  return adapter.default ?? adapter;
}
