// What `npm run build` runs, here and on Vercel alike: the scripts of embeds, then Next, then each page's policy.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { bundleEmbeds } from "./embeds.mjs";
import { sealPages } from "./seal.mjs";

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const root = process.cwd();

await bundleEmbeds(root);
const child = spawn(process.execPath, [next, "build"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
const [code] = await once(child, "exit");
if (code !== 0) process.exit(code ?? 1);
sealPages(root);
