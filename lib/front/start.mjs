// What `npm start` runs: builds where there is no build or a source is newer, then serves on PORT (3000), behind the
// preload. It becomes the server itself, so signals and the exit code need nobody to pass them on.
import "./preload.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "./freshness.mjs";

const require = createRequire(import.meta.url);
const next = require.resolve("next/dist/bin/next");
const root = fileURLToPath(new URL("../..", import.meta.url));

const reason = reasonToBuild(root);
if (reason) {
  process.stdout.write(`${reason} Building …\n`);
  await build();
}
process.argv = [process.execPath, next, "start", root, ...process.argv.slice(2)];
require(next);

/** In a process of its own: what a build needs is not there where one only serves. */
async function build() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "build.mjs")], { cwd: root, stdio: "inherit" });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, passOn);
  const [code] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, passOn);
  if (code !== 0) process.exit(code ?? 1);
}
