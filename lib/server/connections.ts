// What one connection, and one caller's connections together, may hold of this process.
//
//   one request at a time   pipelined ones wait for the answer before them, so that a connection holds one answer at most
//   a few in advance        Node reads all that has arrived, hundreds of requests in one go: whoever sends so many loses the
//                           connection, and at the fifth within a second also those that have had no answer yet
//   a reader that reads     an answer of which nothing leaves for ten seconds costs its connection
//   so many connections     in all, and for each address
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { networkOf } from "#lib/http";

const MOST_PIPELINED = 16;
const MOST_TOGETHER = 10_000;
const MOST_PER_NETWORK = 500;
/** Bytes that may wait for readers, in all. Beyond that, those who have stopped reading go first. */
const MOST_BYTES = 64_000_000;
const PATIENCE_MS = 10_000;
const SWEEP_MS = 1_000;
/** Connections of one address that sent too many at once, between two sweeps. */
const MOST_FLOODED = 4;

export class Connections {
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  readonly #mayShareAddress: boolean;
  readonly #floodedPerNetwork = new Map<string, number>();
  #hasArrived = false;

  /** Behind the owner's own proxies everyone comes from the same few addresses: there `mayShareAddress` lifts what holds for each. */
  constructor(server: Server, mayShareAddress: boolean) {
    this.#mayShareAddress = mayShareAddress;
    server.maxConnections = MOST_TOGETHER;
    server.on("connection", (socket) => this.#admit(socket));
    setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  /** Calls `answer` when the answers before it on the same connection are done. */
  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const connection = this.#bySocket.get(request.socket);
    if (!connection) return void request.socket.destroy();
    if (connection.socket.destroyed) return;
    if (connection.isFull()) this.#cutOff(connection);
    else connection.inTurn(request, response, answer);
  }

  /** What is being answered on a connection. */
  answering(socket: Duplex): Answering | undefined {
    return socket instanceof Socket ? this.#bySocket.get(socket)?.answering : undefined;
  }

  /** Every answer that is not finished. */
  unfinished(): ServerResponse[] {
    return [...this.#bySocket.values()].flatMap(({ answering }) => (answering ? [answering.response] : []));
  }

  /** Whether a connection has come since this was last asked. */
  areArriving(): boolean {
    const hasArrived = this.#hasArrived;
    this.#hasArrived = false;
    return hasArrived;
  }

  #admit(socket: Socket): void {
    this.#hasArrived = true;
    const network = networkOf(socket.remoteAddress ?? "") ?? "unknown";
    const count = (this.#perNetwork.get(network) ?? 0) + 1;
    if (count > MOST_PER_NETWORK && !this.#mayShareAddress) return void socket.destroy();
    this.#perNetwork.set(network, count);
    this.#bySocket.set(socket, new Connection(socket, network));
    socket.once("close", () => this.#forget(socket, network));
  }

  /** New connections of the same address most likely bring as much, and Node would read all of them first. */
  #cutOff({ socket, network }: Connection): void {
    socket.destroy();
    const flooded = (this.#floodedPerNetwork.get(network) ?? 0) + 1;
    this.#floodedPerNetwork.set(network, flooded);
    if (flooded <= MOST_FLOODED || this.#mayShareAddress) return;
    for (const other of this.#bySocket.values()) {
      if (other.network === network && !other.hasAnswered) other.socket.destroy();
    }
  }

  #forget(socket: Socket, network: string): void {
    this.#bySocket.delete(socket);
    const left = (this.#perNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
  }

  #sweep(): void {
    this.#floodedPerNetwork.clear();
    this.#closeStalled();
  }

  /** Closes connections whose readers have stopped reading. */
  #closeStalled(): void {
    let waiting = 0;
    for (const connection of this.#bySocket.values()) {
      connection.measureStall();
      waiting += connection.socket.writableLength;
    }
    for (const { socket, stalledMs } of this.#bySocket.values()) {
      const isTooMuch = waiting > MOST_BYTES && stalledMs > 0;
      if (isTooMuch || stalledMs >= PATIENCE_MS) {
        waiting -= socket.writableLength;
        socket.destroy();
      }
    }
  }
}

type Answering = { readonly request: IncomingMessage; readonly response: ServerResponse };

class Connection {
  readonly socket: Socket;
  readonly network: string;
  hasAnswered = false;
  readonly #pending: (() => void)[] = [];
  answering: Answering | undefined;
  /** How long nothing has left, although something waits. */
  stalledMs = 0;
  #sent = 0;

  constructor(socket: Socket, network: string) {
    this.socket = socket;
    this.network = network;
  }

  isFull(): boolean {
    return this.#pending.length >= MOST_PIPELINED;
  }

  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const begin = () => {
      this.answering = { request, response };
      response.once("close", () => this.#beginNext());
      answer();
    };
    if (this.answering) this.#pending.push(begin);
    else begin();
  }

  #beginNext(): void {
    this.answering = undefined;
    this.hasAnswered = true;
    this.#pending.shift()?.();
  }

  /** Called once every `SWEEP_MS`. */
  measureStall(): void {
    const { writableLength, bytesWritten } = this.socket;
    const sent = bytesWritten - writableLength;
    const isStalled = writableLength > 0 && sent === this.#sent;
    this.#sent = sent;
    this.stalledMs = isStalled ? this.stalledMs + SWEEP_MS : 0;
  }
}
