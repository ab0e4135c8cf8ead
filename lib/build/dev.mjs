// What `npm run dev` runs: all that a build makes before Next, then Next as it is written.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { writeLists } from "#calculators/lists";
import { bundleApps } from "./apps.mjs";
import { bundleEmbeds } from "./embeds.mjs";
import { readEnvFile } from "./env-file.mjs";
import { choiceOf, ownFolder, readOwner } from "./owner.mjs";
import { recordSite } from "./site.mjs";

const root = process.cwd();
readEnvFile(root);
process.env.NODE_ENV = "development";
const owner = await readOwner(root);
await writeLists(join(root, "calculators"), choiceOf(owner, true), ownFolder(root));
process.env.BUILT_SITE = await recordSite(root, owner);
await bundleEmbeds(root);
await bundleApps(root);
const next = join(dirname(createRequire(import.meta.url).resolve("next/package.json")), "dist", "bin", "next");
spawn(process.execPath, [next, "dev", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
