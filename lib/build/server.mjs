// The server that `npm start` runs, written in TypeScript and bundled here because Node 20 reads none. Packages stay where
// they are; each calculator stays a file of its own, loaded when it is first asked for.
import { isAbsolute, join } from "node:path";
import { rolldown } from "rolldown";

/** Writes .build/server/index.mjs. `record` is what the pages have printed on them. */
export async function bundleServer(root, record) {
  const bundled = await rolldown({
    cwd: root,
    input: join(root, "lib", "doors", "server", "index.ts"),
    platform: "node",
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    transform: { define: { "process.env.BUILT_SITE": JSON.stringify(record) } },
  });
  await bundled.write({
    dir: join(root, ".build", "server"),
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
}
