import { LogWriter } from "./log-writer.ts";
import { unblocked } from "./unblocked.ts";

export const stdout = new LogWriter(unblocked(1));

/** Unit tests write nothing. */
export function writeLine(line: string): void {
  if (process.env.NODE_ENV !== "test") stdout.write(`${line}\n`);
}
