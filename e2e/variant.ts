// A changed copy of the service, really built: what a draft, a closed or a broken calculator does can only be seen there.
// The copy lies inside the repository, so that its packages resolve upwards. It has no lock file of its own,
// because Next takes the folder of the nearest lock file for the root that its imports may reach.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./service.ts";

const LEFT_OUT = /^(\..*|node_modules|e2e|package-lock\.json|.*\.tsbuildinfo)$/;

/** Copies the sources, lets `change` change them, builds, and returns the folder for `startService`'s `dir`. */
export async function buildVariant(
  name: string,
  change: (dir: string) => Promise<void>,
  settings = {},
): Promise<string> {
  const dir = join(repository, ".variant", name);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const sources = (await readdir(repository)).filter((entry) => !LEFT_OUT.test(entry));
  await Promise.all(sources.map((entry) => cp(join(repository, entry), join(dir, entry), { recursive: true })));
  await change(dir);
  await build(dir, undefined, settings);
  return dir;
}

export async function build(dir: string, command = ["lib/build/build.mjs"], settings = {}): Promise<void> {
  const env = { ...process.env, ...settings, NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, command, { cwd: dir, env });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The variant in ${dir} does not build:\n${output}`);
}
