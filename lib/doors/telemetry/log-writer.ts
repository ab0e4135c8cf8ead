// The attack: a log that isn't read, or can't be written (e2e/hostile/log.spec.ts). Writes lines to a descriptor that may stall, close or fill up, and never waits for it: process.stdout would, and then the
// whole service stands still behind a log that isn't being read. At most a megabyte waits; lines beyond that are dropped and
// counted, and one line says how many once there is room again. A write has ended when its call has: none is under way when the
// process ends, to lose lines or to hold it back.
import { writeSync } from "node:fs";

const MOST_WAITING = 1_000_000;
const RETRY_MS = 20;
const GATHER_MS = 20;
const NOTHING = Buffer.alloc(0);

/** Returns how many bytes were taken. Throws EAGAIN where the descriptor takes none just now, and never waits. */
type Write = (descriptor: number, bytes: Buffer) => number;

export class LogWriter {
  readonly #descriptor: number;
  readonly #put: Write;
  #waiting = "";
  /** What a write was cut short of. */
  #rest = NOTHING;
  #dropped = 0;
  #isDue = false;

  constructor(descriptor: number, put: Write = writeSync) {
    this.#descriptor = descriptor;
    this.#put = put;
    process.once("exit", () => this.#flush());
  }

  write(lines: string): void {
    if (this.#waiting.length + this.#rest.length + lines.length > MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting += lines;
    this.#flushIn(GATHER_MS);
  }

  /** Once for everything that is answered in that time: a write for each line costs a fifth of a short answer. */
  #flushIn(ms: number): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#flush();
    }, ms).unref();
  }

  #flush(): void {
    try {
      while (this.#rest.length > 0 || this.#waiting !== "") this.#writeSome();
    } catch (error) {
      this.#fail(error);
    }
  }

  #writeSome(): void {
    if (this.#rest.length === 0) {
      this.#rest = Buffer.from(this.#waiting);
      this.#waiting = "";
    }
    this.#rest = this.#rest.subarray(this.#put(this.#descriptor, this.#rest));
    if (this.#rest.length > 0 || this.#dropped === 0) return;
    this.#waiting = `${droppedLine(this.#dropped)}\n${this.#waiting}`;
    this.#dropped = 0;
  }

  /** Full for now: tried again. Closed, or a full disk: what could not be written is counted, and the next lines try again. */
  #fail(error: unknown): void {
    if (codeOf(error) === "EAGAIN") return void this.#flushIn(RETRY_MS);
    this.#dropped += linesIn(this.#rest.toString()) + linesIn(this.#waiting);
    this.#rest = NOTHING;
    this.#waiting = "";
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

const linesIn = (text: string): number => text.split("\n").length - 1;

const droppedLine = (lines: number): string =>
  JSON.stringify({ time: new Date().toISOString(), log_lines_dropped: lines });
