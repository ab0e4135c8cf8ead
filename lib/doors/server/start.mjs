// What `npm start` runs: reads .env, builds where there is no build or one of something else, then serves on PORT (3000). The
// server runs in this process, so that signals reach it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readEnvFile } from "#build/env-file";
import { whyBuild } from "#build/made-from";

const root = fileURLToPath(new URL("../../..", import.meta.url));

process.chdir(root);
process.env.NODE_ENV = "production";
readEnvFile(root);
const why = whyBuild(root, process.env);
if (why) await build(why);
await import(pathToFileURL(join(root, ".build", "server", "index.mjs")).href);

/** In a process of its own: what a build needs should not stay in one that serves. */
async function build(why) {
  process.stdout.write(`${why} Building.\n`);
  const child = spawn(process.execPath, [join("lib", "build", "build.mjs")], { stdio: "inherit" });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, passOn);
  const [code] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, passOn);
  if (code !== 0) process.exit(code ?? 1);
}
