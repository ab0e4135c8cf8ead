// The script of the service worker, and the one that takes its place where the owner switches it off (app/worker.js).
import { join } from "node:path";
import { rolldown } from "rolldown";

/** Writes .build/worker.js and .build/withdrawn.js. */
export async function bundleWorkers(root) {
  for (const name of ["worker", "withdrawn"]) {
    const bundled = await rolldown({
      cwd: root,
      input: join(root, "app", "offline", `${name}.ts`),
      platform: "browser",
    });
    await bundled.write({ file: join(root, ".build", `${name}.js`), format: "iife", minify: true });
  }
}
