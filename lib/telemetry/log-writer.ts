// Writes lines to a descriptor that may stall, close or fill up, and never waits for it: process.stdout would, and then the
// whole service stands still behind a log that isn't being read. At most a megabyte waits; lines beyond that are dropped and
// counted, and one line says how many once there is room again.
import { write, writeSync } from "node:fs";

const MOST_WAITING = 1_000_000;
const RETRY_MS = 200;
const GATHER_MS = 20;

type Write = typeof write;

export class LogWriter {
  readonly #descriptor: number;
  readonly #put: Write;
  #waiting = "";
  #dropped = 0;
  #isWriting = false;

  constructor(descriptor: number, put: Write = write) {
    this.#descriptor = descriptor;
    this.#put = put;
    process.once("exit", () => this.#writeLast());
  }

  write(lines: string): void {
    if (this.#waiting.length + lines.length > MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    if (this.#waiting === "" && !this.#isWriting) this.#flushSoon();
    this.#waiting += lines;
  }

  /** Once for everything that is answered in that time: a write for each line costs a fifth of a short answer. */
  #flushSoon(): void {
    setTimeout(() => this.#flush(), GATHER_MS);
  }

  #flush(): void {
    if (this.#isWriting || this.#waiting === "") return;
    this.#isWriting = true;
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = "";
    this.#send(bytes);
  }

  #send(bytes: Buffer): void {
    this.#put(this.#descriptor, bytes, 0, bytes.length, null, (error, written) => {
      if (error) this.#sendLater(bytes, error);
      else if (written < bytes.length) this.#send(bytes.subarray(written));
      else this.#sent();
    });
  }

  #sent(): void {
    this.#isWriting = false;
    if (this.#dropped > 0) this.#waiting = `${droppedLine(this.#dropped)}\n${this.#waiting}`;
    this.#dropped = 0;
    if (this.#waiting !== "") this.#flushSoon();
  }

  #sendLater(bytes: Buffer, { code }: NodeJS.ErrnoException): void {
    setTimeout(() => (code === "EAGAIN" ? this.#send(bytes) : this.#giveUp(bytes)), RETRY_MS).unref();
  }

  /** Closed or full: what could not be written is counted, and the next lines try again. */
  #giveUp(bytes: Buffer): void {
    this.#dropped += linesIn(bytes.toString()) + linesIn(this.#waiting);
    this.#waiting = "";
    this.#isWriting = false;
  }

  /** What waits when the process ends, if the descriptor takes it at once. */
  #writeLast(): void {
    try {
      if (this.#waiting !== "" && !this.#isWriting) writeSync(this.#descriptor, this.#waiting);
    } catch {
      // There is nowhere left to say it.
    }
  }
}

const linesIn = (text: string): number => text.split("\n").length - 1;

const droppedLine = (lines: number): string =>
  JSON.stringify({ time: new Date().toISOString(), log_lines_dropped: lines });
