// How long a calculation takes, beside an earlier build. Bundled and run by Node alone, as it is served: Vite's server looks every
// name up in its module, which costs half as much again.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { rolldown } from "rolldown";
import { repository } from "#e2e/service";
import { baseline } from "./servers.ts";

export default async function speed(): Promise<string> {
  const earlier = baseline && existsSync(sourceIn(baseline)) ? [await bundled(baseline)] : [];
  const measured = [await bundled(repository), ...earlier];
  return execFileSync(process.execPath, [join(repository, OUT, "paired.mjs"), ...measured], {
    encoding: "utf8",
  }).trim();
}

const OUT = join(".results", "bench");
const sourceIn = (root: string): string => join(root, "e2e", "bench", "runners.ts");

async function bundled(root: string): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: [sourceIn(root), ...(root === repository ? [join(root, "e2e", "bench", "paired.ts")] : [])],
    platform: "node",
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
  });
  await bundle.write({ dir: join(root, OUT), entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  return join(root, OUT, "runners.mjs");
}
