// A folder with what `npm start` itself consists of. Its build takes a moment: it notes what it was made from, as ours does, and
// writes a server that says its settings.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const repository = join(import.meta.dirname, "..", "..", "..");
const BUILD_PARTS = ["config-name.mjs", "env-file.mjs", "made-from.mjs"].map((name) => `lib/build/${name}`);
const OWN = ["package.json", "lib/doors/server/start.mjs", ...BUILD_PARTS];

const BUILD = `
import { mkdirSync, writeFileSync } from "node:fs";
import { readEnvFile } from "./env-file.mjs";
import { takeStock, writeStock } from "./made-from.mjs";
readEnvFile(process.cwd());
mkdirSync(".build/server", { recursive: true });
writeFileSync(".build/server/index.mjs", ${JSON.stringify(`
const { SITE_NAME, RATE_LIMIT_PER_MINUTE } = process.env;
process.on("SIGTERM", () => process.exit(0));
setInterval(() => {}, 1000);
console.log(JSON.stringify({ serves: process.pid, SITE_NAME, RATE_LIMIT_PER_MINUTE }));
`)});
writeStock(process.cwd(), takeStock(process.cwd(), process.env));
`;

export function openFolder() {
  const root = mkdtempSync(join(tmpdir(), "start-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of OWN) cpSync(join(repository, path), join(root, path));
  write("lib/build/build.mjs", BUILD);
  write("app/page.tsx", "1");
  return {
    write,
    remove: (path = "") => rmSync(join(root, path), { recursive: true }),
    start: (settings = {}) => startIn(root, settings),
  };
}

/** Runs `npm start` until it serves, stops it as a service manager would, and returns what it wrote. */
async function startIn(cwd: string, settings: Readonly<Record<string, string>>) {
  const child = spawn("npm", ["start"], { cwd, env: { ...process.env, ...settings } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (said += bytes));
  const closed = once(child, "close");
  while (!said.includes("serves") && child.exitCode === null) await pause(10);
  const server = /^\{.*\}$/m.exec(said)?.[0];
  child.kill("SIGTERM");
  const [code] = await closed;
  return { said, code, serving: server ? JSON.parse(server) : {} };
}
