// `node .ci/tools.mjs <program> <words>`: runs a program of ours, or a tool by its name, with the tools of .ci/package.json on its
// path. Installs them first, where they are not here yet or the lock file has changed since.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const folder = import.meta.dirname;
const lock = join(folder, "package-lock.json");
const installed = join(folder, "node_modules", ".package-lock.json");
const isInstalled = existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs;

process.exitCode = (isInstalled || install()) && run() ? 0 : 1;

function install() {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  return status === 0;
}

function run() {
  const [program = "", ...words] = process.argv.slice(2);
  const command = program.endsWith(".mjs") ? [process.execPath, program] : [program];
  const PATH = [join(folder, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const { status } = spawnSync(command[0], [...command.slice(1), ...words], {
    env: { ...process.env, PATH },
    stdio: "inherit",
  });
  return status === 0;
}
