// A real redis-server for tests: on a port of its own, to be paused, killed and started again.
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { promisify } from "node:util";

const run = promisify(execFile);

export type RedisServer = {
  readonly port: number;
  readonly url: string;
  /** A command's answer, line by line as redis-cli prints it. */
  ask(...words: string[]): Promise<string[]>;
  pause(): void;
  resume(): void;
  kill(): Promise<void>;
  /** After `kill`, empty, on the same port. */
  start(): Promise<void>;
};

/** Tests that need one are listed as not run where there is none, unless REQUIRE_REDIS=1 says that they must run. */
export const redisMissing = process.env.REQUIRE_REDIS !== "1" && spawnSync("redis-server", ["--version"]).status !== 0;

export async function startRedis({ password }: { readonly password?: string } = {}): Promise<RedisServer> {
  const port = await freePort();
  const words = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  if (password) words.push("--requirepass", password);
  let child: ChildProcess | undefined;

  const end = () => child?.kill("SIGKILL");
  process.once("exit", end);

  async function start() {
    child = spawn("redis-server", words, { stdio: "ignore", cwd: "/" });
    await once(child, "spawn");
    await listening(port, child);
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  await start();
  const url = `redis://${password ? `:${password}@` : ""}127.0.0.1:${port}`;
  const ask = async (...command: string[]) => {
    const { stdout } = await run("redis-cli", ["-u", url, "--no-auth-warning", ...command]);
    return stdout.trim().split("\n");
  };
  return { port, url, ask, start, kill, pause: () => child?.kill("SIGSTOP"), resume: () => child?.kill("SIGCONT") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const socket = connect(port, "127.0.0.1");
    const reached = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (reached) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
  throw new Error(`redis-server does not listen on port ${port}.`);
}
