// What `npm run build` runs, here and on Vercel: the lists of calculators, what is printed on every page, the scripts of embeds,
// chat apps and the service worker, Next (whose adapter seals the pages), and the server that `npm start` runs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { writeLists } from "#calculators/lists";
import { bundleApps } from "./apps.mjs";
import { bundleEmbeds } from "./embeds.mjs";
import { readEnvFile } from "./env-file.mjs";
import { listFiles } from "./list-files.mjs";
import { takeStock, writeStock } from "./made-from.mjs";
import { outputsOf } from "./outputs.mjs";
import { choiceOf, ownFolder, readOwner } from "./owner.mjs";
import { ADAPTED, sealPages } from "./seal.mjs";
import { bundleServer } from "./server.mjs";
import { recordSite } from "./site.mjs";
import { bundleWorkers } from "./worker.mjs";

const root = process.cwd();

readEnvFile(root);
rmSync(join(root, ".build"), { recursive: true, force: true });
mkdirSync(join(root, ".build"));
const owner = await readOwner(root).catch(stop);
await writeLists(join(root, "calculators"), choiceOf(owner), ownFolder(root)).catch(stop);
const stock = takeStock(root, process.env);
const record = await recordSite(root, owner).catch(stop);
process.env.BUILT_SITE = record;
await bundleEmbeds(root);
await bundleApps(root);
await bundleWorkers(root);
await nextBuild();
if (!ADAPTED) finish(join(root, ".next"));
if (!process.env.VERCEL) {
  await bundleServer(root, record);
  writeStock(root, stock);
}

/** What the adapter does, where there is none. */
function finish(distDir) {
  const build = { outputs: outputsOf(distDir), distDir };
  sealPages(build);
  listFiles(build, root, JSON.parse(record).builtAt);
}

async function nextBuild() {
  const { resolve } = createRequire(import.meta.url);
  const manifest = resolve("next/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const next = join(dirname(manifest), bin.next);
  const child = spawn(process.execPath, [next, "build"], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit");
  if (code !== 0) process.exit(code ?? 1);
}

/** What the owner wrote is wrong: a sentence, and no stack. */
function stop(error) {
  console.error(error.message);
  process.exit(1);
}
