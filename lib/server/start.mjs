// What `npm start` runs: builds where there is no build, then serves on PORT (3000).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = join(root, ".build", "server", "index.mjs");

process.chdir(root);
process.env.NODE_ENV = "production";
if (!existsSync(server)) await build();
await import(pathToFileURL(server).href);

/** In a process of its own: what a build needs should not stay in one that serves. */
async function build() {
  const child = spawn(process.execPath, [join("lib", "build", "build.mjs")], { stdio: "inherit" });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, passOn);
  const [code] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, passOn);
  if (code !== 0) process.exit(code ?? 1);
}
