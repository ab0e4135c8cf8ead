// Where the engines are, by the shells that run a script in them, and which versions these are.
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { finished } from "node:stream/promises";

const require = createRequire(import.meta.url);

/** Those that are here, and why the others are not. */
export function findShells() {
  const all = [node(20), node(24), javaScriptCore(), spiderMonkey(), quickJs()];
  return { found: all.filter(({ command }) => command), lacking: all.filter(({ why }) => why) };
}

/** A major version of Node: the one that runs this, or from npm. */
function node(major) {
  const own = Number.parseInt(process.versions.node, 10) === major;
  const command = own ? [process.execPath] : ["npx", "-y", "-p", `node@${major}`, "--", "node"];
  const [version, v8] = output([...command, "-p", "process.version + ' ' + process.versions.v8"]).split(" ");
  // Where npm keeps the package's install script from running, this is the machine's own Node.
  if (!version.startsWith(`v${major}.`))
    return { name: `V8 of Node ${major}`, why: `npx gives ${version || "nothing"}` };
  return { key: `node-${major}`, name: `V8 ${v8} (Node ${version.slice(1)})`, command };
}

function javaScriptCore() {
  const path = output(["which", "jsc"]);
  if (!path)
    return { name: "JavaScriptCore", why: "there is no jsc, which libjavascriptcoregtk-4.0-bin brings on Debian" };
  const [owner = ""] = output(["dpkg-query", "-S", path]).split(":");
  const version = output(["dpkg-query", "-W", "-f", "$" + "{Version}", owner || "none"]);
  return { key: "jsc", name: `JavaScriptCore ${version || "of unknown version"} (jsc)`, command: [path] };
}

function spiderMonkey() {
  const path = output(["which", "gjs"]);
  if (!path) return { name: "SpiderMonkey", why: "there is no gjs" };
  const [, version = "of unknown version"] = /libmozjs-([\d.]+)\.so/.exec(output(["ldd", path])) ?? [];
  return { key: "gjs", name: `SpiderMonkey ${version} (${output([path, "--version"])})`, command: [path] };
}

function quickJs() {
  const { version } = require("@jitl/quickjs-wasmfile-release-sync/package.json");
  const command = [process.execPath, join(import.meta.dirname, "quickjs.mjs")];
  const name = `QuickJS (@jitl/quickjs-wasmfile-release-sync ${version}), every fifth case`;
  // It only interprets, and would take as long as all others together.
  return { key: "quickjs", name, command, step: 5 };
}

function output([command, ...words]) {
  const { stdout } = spawnSync(command, words, { encoding: "utf8" });
  return stdout?.trim() ?? "";
}

/** Runs the script; what it prints goes into the file. */
export async function run({ command: [command, ...words] }, script, output) {
  const began = performance.now();
  const child = spawn(command, [...words, script], { stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  const [status] = await Promise.all([
    new Promise((resolve) => child.on("close", resolve)),
    finished(child.stdout.pipe(createWriteStream(output))),
  ]);
  return { output, status, complaint, seconds: (performance.now() - began) / 1000 };
}
