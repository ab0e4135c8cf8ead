// The port of the service. One that can't be opened stops the start with a sentence.
import type { Server } from "node:http";
import { seat } from "./workers.ts";

const USUAL = 3000;
/** The attack: thousands of connections at once (e2e/hostile/neighbors.spec.ts, "five addresses that fill the queue"). Where more are at the
 * gate than the system keeps, it drops newcomers, who try again after one second, three, seven. Node's own number is 511. */
const MOST_AT_THE_GATE = 4096;

/** PORT, or 3000. */
export function portFrom({ PORT = "" }: NodeJS.ProcessEnv): number {
  const text = PORT.trim() || String(USUAL);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    stop(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(PORT)}`);
  }
  return Number(text);
}

export function listen(server: Server, port: number): void {
  server.once("error", (error: NodeJS.ErrnoException) => stop(complaintAbout(port, error)));
  const say = () => seat() === 0 && console.log(`Ready Reckoner listens on port ${port}.`);
  server.listen({ port, backlog: MOST_AT_THE_GATE }, say);
}

function complaintAbout(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what listens there, or set PORT to another one.`;
  if (code === "EACCES") return `This process may not listen on port ${port}. Set PORT to one above 1023.`;
  return `Port ${port} cannot be opened: ${message}`;
}

function stop(complaint: string): never {
  process.stderr.write(`Ready Reckoner cannot start:\n${complaint}\n`);
  process.exit(1);
}
