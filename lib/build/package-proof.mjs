// The known figures as a module of the package: what the site serves at /proof.json, by its own route.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** `record` is what pages have printed on them. */
export async function writeProof(root, folder, record) {
  const file = join(root, ".build", "proof.mjs");
  const bundled = await rolldown({ cwd: root, input: join(root, "app", "proof.json", "route.ts"), platform: "node" });
  await bundled.write({ file, codeSplitting: false });
  const proof = await underRecord(record, async () => (await import(pathToFileURL(file).href)).GET());
  writeFileSync(join(folder, "proof.js"), `export default ${JSON.stringify(await proof.json())};\n`);
  writeFileSync(join(folder, "proof.d.ts"), TYPES);
}

const TYPES = `// Every known figure with its source, beside ours: the same as /proof.json.
import type { Proof } from "./types.js";
declare const proof: Proof;
export default proof;
`;

async function underRecord(record, work) {
  const before = process.env.BUILT_SITE;
  process.env.BUILT_SITE = record;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.BUILT_SITE;
    else process.env.BUILT_SITE = before;
  }
}
