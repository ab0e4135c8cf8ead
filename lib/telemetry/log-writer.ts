// Writes lines to a descriptor that may stall, close or fill up, and never waits for it: process.stdout would, and then the
// whole service stands still behind a log that isn't being read. At most a megabyte waits; lines beyond that are dropped and
// counted, and one line says how many once there is room again.
import { write, writeSync } from "node:fs";

const MOST_WAITING = 1_000_000;
const RETRY_MS = 200;
const GATHER_MS = 10;

type Write = typeof write;
export type LogWriter = { readonly write: (lines: string) => void };

export function logWriter(descriptor: number, put: Write = write): LogWriter {
  let waiting = "";
  let dropped = 0;
  let isWriting = false;

  function add(lines: string): void {
    if (waiting.length + lines.length > MOST_WAITING) {
      dropped += 1;
      return;
    }
    if (waiting === "" && !isWriting) setTimeout(flush, GATHER_MS);
    waiting += lines;
  }

  /** Once for everything that was answered in that time: a write for each line costs a fifth of a short answer. */
  function flush(): void {
    if (isWriting || waiting === "") return;
    isWriting = true;
    const bytes = Buffer.from(waiting);
    waiting = "";
    send(bytes);
  }

  function send(bytes: Buffer): void {
    put(descriptor, bytes, 0, bytes.length, null, (error, written) => {
      if (error)
        return void setTimeout(error.code === "EAGAIN" ? () => send(bytes) : () => giveUp(bytes), RETRY_MS).unref();
      if (written < bytes.length) return send(bytes.subarray(written));
      isWriting = false;
      if (dropped > 0) waiting = `${droppedLine(dropped)}\n${waiting}`;
      dropped = 0;
      flush();
    });
  }

  /** Closed or full: what could not be written is counted, and the next lines try again. */
  function giveUp(bytes: Buffer): void {
    dropped += linesIn(bytes.toString()) + linesIn(waiting);
    waiting = "";
    isWriting = false;
  }

  /** What waits when the process ends, if the descriptor takes it at once. */
  process.once("exit", () => {
    try {
      if (waiting !== "" && !isWriting) writeSync(descriptor, waiting);
    } catch {
      // There is nowhere left to say it.
    }
  });

  return { write: add };
}

const linesIn = (text: string): number => text.split("\n").length - 1;

const droppedLine = (lines: number): string =>
  JSON.stringify({ time: new Date().toISOString(), log_lines_dropped: lines });
