// The built service as a process of its own, started as `npm start` starts it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { commandOf, OWN_SERVER } from "./mounts.ts";
import { watchedByPrism } from "./prism.ts";

export const repository = join(import.meta.dirname, "..");

export type Service = {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Tells how it ended: its exit code, or the signal that killed it. Whoever is patient waits longer than five seconds. */
  stop(patienceMs?: number): Promise<number | string | null>;
  /** Everything it has written so far, both streams. */
  output(): string;
};

type Settings = Readonly<Record<string, string>>;
type Where = {
  /** Where a build lies: the repository's, or a variant's. */
  readonly dir?: string;
  readonly command?: readonly string[];
  /** What is asked for until it answers. */
  readonly path?: string;
  /** Where it writes, if not to us. */
  readonly log?: number;
  /** How many files and connections it may have open at once. */
  readonly descriptors?: number;
};

/** Resolves once it answers. */
export async function startService(settings: Settings = {}, where: Where = {}): Promise<Service> {
  const { dir = repository, command = commandOf(OWN_SERVER), path = "/", log = "pipe", descriptors } = where;
  const port = await freePort();
  const limited = ["-c", `ulimit -n ${descriptors} && exec "$0" "$@"`, process.execPath, ...command];
  const child = spawn(...(descriptors ? (["sh", limited] as const) : ([process.execPath, command] as const)), {
    cwd: dir,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...settings, PORT: String(port) },
    stdio: ["ignore", log, log],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const output = record(child);
  const url = `http://127.0.0.1:${port}`;
  const stop = (patienceMs = 5_000) => end(child, patienceMs);
  try {
    await answers(url + path, child);
  } catch (reason) {
    await stop();
    throw new Error(`The service in ${dir} ${reason instanceof Error ? reason.message : reason}:\n${output()}`);
  }
  const service = { url, port, pid: child.pid, stop, output };
  return process.env.E2E_PRISM ? watchedByPrism(service) : service;
}

function record(child: ChildProcess): () => string {
  const written: string[] = [];
  child.stdout?.on("data", (text) => written.push(String(text)));
  child.stderr?.on("data", (text) => written.push(String(text)));
  return () => written.join("");
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) throw new Error("did not answer within a minute");
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 10));
  }
  throw new Error("stopped before it answered");
}

async function end(child: ChildProcess, patienceMs: number): Promise<number | string | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.signalCode ?? child.exitCode;
  const gone = once(child, "close"); // at its "exit" the last lines may still be in the pipe
  child.kill();
  const patience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await gone;
  clearTimeout(patience);
  return child.signalCode ?? child.exitCode;
}
