import { Console } from "node:console";
import { Writable } from "node:stream";
import { LogWriter } from "./log-writer.ts";
import { stdout } from "./stdout.ts";
import { unblocked } from "./unblocked.ts";

/** What Next and packages write by console goes the way of the log: process.stdout would wait for a stalled reader, and throw where
 * the disk is full. */
export const consoleByLogWriter = (): Console =>
  new Console({ stdout: streamTo(stdout), stderr: streamTo(new LogWriter(unblocked(2))) });

const streamTo = (log: LogWriter): Writable =>
  new Writable({
    write(text, _encoding, done) {
      log.write(String(text));
      done();
    },
  });
