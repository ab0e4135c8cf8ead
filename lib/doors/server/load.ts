// The attack: connections take up the process's descriptors before a calculator's module was loaded, and Node keeps for good that it
// couldn't be (e2e/hostile/descriptors.spec.ts). So all are loaded before the first connection, and no more connections are let in than
// leave descriptors for the rest.
import { readFileSync } from "node:fs";
import { catalogue } from "#lib/service/catalogue";

/** For the log, the store, the collector, and what Next opens. */
const RESERVED = 128;
const UNKNOWN = 1024;

/** A process without its calculators must not look alive. */
export async function loadCalculators(): Promise<void> {
  try {
    await catalogue().all();
  } catch (error) {
    process.stderr.write(`Ready Reckoner cannot start:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** How many connections the descriptors are enough for, of which the process has a limited number. */
export function roomForConnections(limits = readLimits()): number {
  const [, most = UNKNOWN] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return Math.max(1, Number(most) - RESERVED);
}

/** Linux says it here; elsewhere it isn't known. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
