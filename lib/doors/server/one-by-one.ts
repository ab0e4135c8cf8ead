// The attack: floods on many connections at once (connections.test.ts; e2e/hostile/neighbors.spec.ts, "200 that pipeline pages"). Node reads what has arrived on all connections in one go, and a flood of requests on each of two hundred takes it a second.
// So after the first flood, the other connections of its address are read one by one, and everyone else has time between them.
import type { Socket } from "node:net";

/** About what reading a flood takes. Node accepts one new connection a turn, so others need many turns, not one. */
const BETWEEN_MS = 5;

const ignore = () => {};

export class OneByOne {
  readonly #networks = new Set<string>();
  readonly #waiting = new Map<Socket, () => void>();

  /** Whether connections of this address are read one by one now. */
  concerns(network: string): boolean {
    return this.#networks.has(network);
  }

  hold(network: string, sockets: Iterable<Socket>): void {
    if (this.#networks.size === 0) this.#readLater();
    this.#networks.add(network);
    for (const socket of sockets) {
      // Only with a listener does the socket itself read, and can be paused. Otherwise Node's parser reads behind its back.
      if (!this.#waiting.has(socket)) socket.on("data", ignore).pause();
      this.#waiting.set(socket, ignore);
    }
  }

  /** Whether this connection still waits to be read. If so, `then` is called when it is. */
  isHolding(socket: Socket, then: () => void): boolean {
    if (!this.#waiting.has(socket)) return false;
    this.#waiting.set(socket, then);
    return true;
  }

  /** Counted from when the last one is read. */
  #readLater(): void {
    setImmediate(() => setTimeout(() => this.#readNext(), BETWEEN_MS));
  }

  #readNext(): void {
    const [next] = this.#waiting;
    if (next) {
      const [socket, then] = next;
      this.#waiting.delete(socket);
      socket.off("data", ignore).resume();
      then();
      this.#readLater();
    } else this.#networks.clear();
  }
}
