// A descriptor whose writes never wait. Node's own write to a pipe that isn't read holds a thread, and with it the end of the process.
import { constants, fstatSync, openSync } from "node:fs";
import { Socket } from "node:net";

const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;

/** Kept, because a socket that is collected closes its descriptor. */
const kept: Socket[] = [];

/** A file takes what it is given, so it stays as it is: opened anew, it would be written from its beginning. */
export function unblocked(descriptor: number): number {
  try {
    return fstatSync(descriptor).isFile() ? descriptor : openedAnew(descriptor);
  } catch {
    return descriptor; // It is closed. Writes say so.
  }
}

/** So that only our own writes change. A socket can't be opened by its path, nor another user's pipe: Node makes them its own. */
function openedAnew(descriptor: number): number {
  try {
    return openSync(`/proc/self/fd/${descriptor}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    kept.push(new Socket({ fd: descriptor, readable: false, writable: true }).unref());
    return descriptor;
  }
}
