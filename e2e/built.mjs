// The built service as a process of its own, for scripts that Node runs directly.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export async function startBuilt() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, ["lib/doors/server/start.mjs"], { cwd: root, env, stdio: "ignore" });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return { url, child };
    await new Promise((resume) => setTimeout(resume, 100));
  }
  child.kill();
  throw new Error("The service did not answer.");
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
