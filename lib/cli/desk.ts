// What every command prints with, and how it ends.
import type { Refused, Shelf } from "#lib/library";
import type { Fault, Options } from "./arguments.ts";
import type { Paint } from "./paper.ts";

export type Terminal = {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly hasColors: boolean;
  /** The lines that come through a pipe, if any do. */
  readonly lines?: AsyncIterable<string> | undefined;
  readonly now: Date;
  readonly version: string;
};
export type Desk = {
  readonly shelf: Shelf;
  readonly terminal: Terminal;
  readonly paint: Paint;
  readonly indent: number;
};
export type Code = 0 | 1 | 2;

export const notation = ({ values: { region, currency } }: Options, { terminal: { now } }: Desk) => ({
  ...(region ? { region: region[0] ?? "" } : {}),
  ...(currency ? { currency: currency[0] ?? "" } : {}),
  now,
});

export const jsonOf = (value: unknown, { indent }: Desk): string => JSON.stringify(value, null, indent);

export function printed(lines: readonly string[], { terminal }: Desk): 0 {
  for (const line of lines) terminal.print(`${line}\n`);
  return 0;
}

export function wrong({ usage }: Fault, { terminal }: Desk): 2 {
  terminal.complain(`${usage}\n`);
  return 2;
}

/** What is wrong with the command rather than with the values. */
const MISNAMED = ["TOOL_NOT_FOUND", "UNKNOWN_FIELD", "BAD_REQUEST"];

export function refused({ error }: Refused, { flags }: Options, desk: Desk): 1 | 2 {
  const { issues = [error], code } = error;
  if (flags.has("json")) printed([jsonOf({ error }, desk)], desk);
  else for (const { message } of issues) desk.terminal.complain(`${desk.paint.red(message)}\n`);
  return MISNAMED.includes(code) ? 2 : 1;
}
