// The functions of .vercel/output, each laid out as Vercel would and run by its own launcher, in a process started when it is
// first asked.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

type Configuration = {
  readonly handler: string;
  readonly maxDuration?: number;
  readonly filePathMap?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
};

/** The least that Vercel tells a function: here the owner does not expose the platform's variables. */
const PLATFORM = { VERCEL_REGION: "iad1", NODE_ENV: "production" } as const;

export const configurationOf = (folder: string): Configuration =>
  JSON.parse(readFileSync(join(folder, ".vc-config.json"), "utf8"));

/** `project` is what was built; `scratch` is where functions are laid out. */
export function functionsOf(project: string, scratch: string, settings: Readonly<Record<string, string>>) {
  const started = new Map<string, Promise<{ readonly port: number; readonly child: ChildProcess }>>();
  rmSync(scratch, { recursive: true, force: true });

  async function portOf(folder: string): Promise<number> {
    const real = realpathSync(folder);
    const running = started.get(real) ?? start(real, join(scratch, String(started.size)));
    started.set(real, running);
    return (await running).port;
  }

  async function start(folder: string, home: string) {
    const configuration = configurationOf(folder);
    layOut(configuration, folder, home);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "launch.mjs"), join(home, configuration.handler)],
      {
        cwd: home,
        env: { PATH: process.env.PATH, ...PLATFORM, ...configuration.environment, ...settings },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    return { port: await portIn(child), child };
  }

  function layOut({ filePathMap = {} }: Configuration, folder: string, home: string): void {
    cpSync(folder, home, { recursive: true });
    for (const [name, source] of Object.entries(filePathMap)) {
      const path = join(home, name);
      mkdirSync(dirname(path), { recursive: true });
      if (!existsSync(path)) link(join(project, source), path);
    }
  }

  const stop = () => Promise.all([...started.values()].map(async (one) => (await one).child.kill()));
  return { portOf, stop };
}

/** Another file system takes copies only. */
function link(source: string, path: string): void {
  try {
    linkSync(source, path);
  } catch {
    copyFileSync(source, path);
  }
}

async function portIn(child: ChildProcess): Promise<number> {
  const waiting = new Promise<number>((resolve) => {
    child.stdout?.on("data", (text) => {
      const port = /port (\d+)/.exec(String(text))?.[1];
      if (port) resolve(Number(port));
    });
  });
  const gone = once(child, "exit").then(([code]) => Promise.reject(new Error(`A function stopped with ${code}.`)));
  return Promise.race([waiting, gone]);
}
