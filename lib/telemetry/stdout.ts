import { LogWriter } from "./log-writer.ts";

export const stdout = new LogWriter(1);

/** Unit tests write nothing. */
export function writeLine(line: string): void {
  if (process.env.NODE_ENV !== "test") stdout.write(`${line}\n`);
}
