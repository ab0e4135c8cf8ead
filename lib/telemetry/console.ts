import { Console } from "node:console";
import { Writable } from "node:stream";
import { type LogWriter, logWriter } from "./log-writer.ts";
import { stdout } from "./stdout.ts";

/** What Next and packages write by console goes the way of the log: process.stdout would wait for a stalled reader, and throw where
 * the disk is full. */
export const consoleByLogWriter = (): Console =>
  new Console({ stdout: streamTo(stdout), stderr: streamTo(logWriter(2)) });

const streamTo = ({ write }: LogWriter): Writable =>
  new Writable({
    write(text, _encoding, done) {
      write(String(text));
      done();
    },
  });
