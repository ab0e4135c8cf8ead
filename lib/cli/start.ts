// The command in a terminal.
import { createInterface } from "node:readline";
import type { AllWords, Shelf } from "#lib/library";
import { run } from "./run.ts";

export async function start(shelf: Shelf, words: AllWords, version: string): Promise<void> {
  const { stdin, stdout, stderr, argv, env } = process;
  // Whoever reads may stop early, as `head` does.
  stdout.on("error", () => process.exit());
  process.exitCode = await run(
    argv.slice(2),
    {
      print: (text) => stdout.write(text),
      complain: (text) => stderr.write(text),
      hasColors: stdout.isTTY && !env.NO_COLOR && env.TERM !== "dumb",
      lines: stdin.isTTY ? undefined : linesOf(stdin),
      now: new Date(),
      version,
    },
    shelf,
    words,
  );
}

/** Nothing is read before it is asked for: a pipe that is left open would keep the command waiting. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncIterable<string> {
  yield* createInterface({ input });
}
